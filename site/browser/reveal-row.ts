/** Scrolls the list that contains a row, and nothing else, until the row is visible. */
export function revealRow(row: Element | null | undefined): void {
  let scroller = row?.parentElement;
  while (scroller && scroller !== document.body && !canScroll(scroller)) {
    scroller = scroller.parentElement;
  }
  if (row && scroller && scroller !== document.body) {
    const frame = scroller.getBoundingClientRect();
    const { top, bottom, height } = row.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      scroller.scrollTop += top - frame.top - (frame.height - height) / 2;
    }
  }
}

function canScroll(element: Element): boolean {
  return element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
}
