import { eachPage } from '../../browser/each-page.ts';

/** Room at the foot that something needs, as a CSS length. */
let needed = '';

/**
 * Reserves space in px at the foot, so that neither a focused element nor the end of the page ends up behind a panel.
 * Space that nothing needs any more stays until the next page, because the end of this one would move.
 */
export function keepRoom(height: number): void {
  needed = height === 0 ? '' : `${height}px`;
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = needed;
  if (needed !== '') style.paddingBlockEnd = needed;
}

eachPage(() => (document.documentElement.style.paddingBlockEnd = needed));
