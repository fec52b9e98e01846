/** Constants that the specification fixes for the look of the site (its section 9). Each is here once. */

/** Smallest viewport widths of the five layouts, in px. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The spacing unit, in px. */
export const SPACING = 8;

/** Radius of corners, in px. */
export const BORDER_RADIUS = 12;

/** Lengths of transitions, in ms. */
export const DURATIONS = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

/** Contrast ratio from which the theme puts dark text on a color instead of light text. */
export const CONTRAST_THRESHOLD = 3;

/** How far the light and dark tones of a color stand from its main tone, from 0 to 1. */
export const TONAL_OFFSET = 0.2;

/** Size of interface text, in px. */
export const FONT_SIZE = 14;

/** Size of the root element's text, in px; what one rem is worth. */
export const ROOT_FONT_SIZE = 16;

/** The four weights that text is set in. */
export const FONT_WEIGHTS = { light: 300, regular: 400, medium: 500, bold: 700 } as const;

/** Typefaces in the order of preference; nothing is downloaded, so a reader without Roboto gets the system's own. */
export const FONT_STACK = '"Roboto","Helvetica","Arial",sans-serif';

/** Stacking order: z-index by kind of layer. */
export const LAYERS = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;
