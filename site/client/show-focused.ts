/** Scrolls a focused link of a scrolling row fully into view; browsers only make sure that a part of it is visible. */
export function startShowFocused(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.lineup a, .tabs a')) {
      target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    }
  });
}
