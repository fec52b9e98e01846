/** Reserves space in px at the foot, so that neither a focused element nor the end of the page ends up behind a panel. */
export function keepRoom(height: number): void {
  const room = height === 0 ? '' : `${height}px`;
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = room;
  style.paddingBlockEnd = room;
}
