import { BREAKPOINTS, FONT_SIZE, ROOT_FONT_SIZE } from '../theme/constants.ts';
import { listHomes } from './page/notices.ts';
import type { FrameInput } from './frame-input.ts';

/** Space of the bar in the narrowest window that may show a row, without its padding, in px. */
const ROOM = BREAKPOINTS.lg - 2 * 32;

/** Search, mode, preferences and repository, with the space between them. */
const CONTROLS = 288;

/** Space of a component at the end of the bar, whose size is unknown. */
const OWN_PART = 96;

/** Widest name of the site, and widest button of a menu, in px; what is longer is cut off. */
const [BRAND_LIMIT, BUTTON_LIMIT] = [256, 224];

/**
 * Returns whether all products fit in one row of the bar, next to everything else, in every window that shows the row.
 * Widths are estimates, because only browsers know typefaces; they are rather too large than too small.
 */
export function fitsOneRow({ site, section, sections, language, slots }: FrameInput): boolean {
  const products = listHomes(sections).reduce(
    (sum, { name, logo }) => sum + widthOf(name, FONT_SIZE) + (logo === undefined ? 12 : 39),
    24,
  );
  const brand = Math.min(BRAND_LIMIT, 40 + widthOf(site.title, ROOT_FONT_SIZE));
  const version = section.versions.find(({ current }) => current)?.text;
  const buttons = [version, site.languages.length < 2 ? undefined : language.name]
    .map((text) => (text === undefined ? 0 : Math.min(BUTTON_LIMIT, 40 + widthOf(text, FONT_SIZE))))
    .reduce((sum, width) => sum + width);
  return products + brand + buttons + CONTROLS + (slots.barEnd === undefined ? 0 : OWN_PART) <= ROOM;
}

/** Estimates the width of a text; `size` is that of its typeface, in px. */
function widthOf(text: string, size: number): number {
  return size * Array.from(text, shareOf).reduce((sum, share) => sum + share, 0);
}

/** Returns a character's width as a share of the typeface's size. */
function shareOf(character: string): number {
  if (/[\u2e80-\uffef]|\p{Extended_Pictographic}/u.test(character)) return 1;
  if (/[MWmw@%]/.test(character)) return 0.88;
  if (/[I.,:;'!|il ]/.test(character)) return 0.28;
  if (/[\p{Lu}]/u.test(character)) return 0.72;
  return /[fjrt-]/.test(character) ? 0.34 : 0.58;
}
