/** Brings a link of a row that scrolls into sight as a whole; browsers are content when a part of what has the focus is seen. */
export function startShowFocused(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.products a, .tabs a')) {
      target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    }
  });
}
