/**
 * The colors of one mode, as CSS colors. Every text color has a contrast of at least 4.5:1 on `paper` and on `well`.
 */
export interface Tones {
  /** Background of the page. */
  readonly paper: string;
  /** Background of menus, dialogs, drawers. */
  readonly raised: string;
  /** Background of code, fields, quiet panels. */
  readonly well: string;
  /** Hairlines. */
  readonly rule: string;
  /** Hairlines that carry meaning, such as the edge of a field. */
  readonly edge: string;
  /** Headings and strong text. */
  readonly ink: string;
  /** Body text. */
  readonly text: string;
  /** Secondary text. */
  readonly quiet: string;
  readonly primary: string;
  /** Semantic colors: for text on `paper`, and on the wash of the same name. */
  readonly info: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
  readonly infoWash: string;
  readonly successWash: string;
  readonly warningWash: string;
  readonly errorWash: string;
}

/** Colors of light mode. */
export const LIGHT: Tones = {
  paper: '#fdfdfc',
  raised: '#ffffff',
  well: '#f5f5f2',
  rule: '#e6e6e1',
  edge: '#8b8c88',
  ink: '#14161a',
  text: '#30343b',
  quiet: '#5f646d',
  primary: '#00674f',
  info: '#1c5bb0',
  success: '#1b6b3a',
  warning: '#865000',
  error: '#b3261e',
  infoWash: '#edf3fb',
  successWash: '#eaf5ed',
  warningWash: '#fbf2dd',
  errorWash: '#fdf0ee',
};

/** Colors of dark mode. */
export const DARK: Tones = {
  paper: '#111316',
  raised: '#1b1e22',
  well: '#181b1f',
  rule: '#2a2e34',
  edge: '#737983',
  ink: '#f3f4f5',
  text: '#cdd1d6',
  quiet: '#9aa1ab',
  primary: '#67d0ae',
  info: '#8cbcff',
  success: '#79d196',
  warning: '#efb45c',
  error: '#ff9d92',
  infoWash: '#16202e',
  successWash: '#15251b',
  warningWash: '#292112',
  errorWash: '#2e1a18',
};

/**
 * Hue angles (OKLCH) of the products' lines, in the order of the sections; a ninth product starts over.
 * Lightness and chroma are the same for all, so every line has the same contrast.
 */
export const LINE_HUES = [168, 264, 332, 38, 222, 78, 296, 130] as const;
