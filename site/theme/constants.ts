/** Constants that the specification fixes for the design of the site (its section 9), defined only here. */

/** Minimum viewport widths of the five layouts, in px. */
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

/** Minimum contrast of light text on a color; below it, the theme uses dark text. */
export const CONTRAST_THRESHOLD = 3;

/** Distance of the light and dark tones of a color from its main tone, from 0 to 1. */
export const TONAL_OFFSET = 0.2;

/** Size of interface text, in px. */
export const FONT_SIZE = 14;

/** Font size of the root element, in px; equal to one rem. */
export const ROOT_FONT_SIZE = 16;

/** The four font weights. */
export const FONT_WEIGHTS = { light: 300, regular: 400, medium: 500, bold: 700 } as const;

/** Typefaces in order of preference. Nothing is downloaded, so readers without Roboto see a system font. */
export const FONT_STACK = '"Roboto","Helvetica","Arial",sans-serif';

/** Stacking order: `z-index` by kind of layer. */
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
