import { createTheme } from '@mui/material/styles';
import {
  BORDER_RADIUS,
  BREAKPOINTS,
  CONTRAST_THRESHOLD,
  DURATIONS,
  FONT_SIZE,
  FONT_STACK,
  FONT_WEIGHTS,
  LAYERS,
  ROOT_FONT_SIZE,
  SPACING,
  TONAL_OFFSET,
} from './constants.ts';
import { PREFIX } from './names.ts';
import { DARK, LIGHT, type Tones } from './palette.ts';

/** Attribute selector of a mode; `%s` stands for `light` or `dark`. */
export const MODE_SELECTOR = '[data-mode="%s"]';

/** The MUI theme of the site's own parts, in both modes. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: PREFIX, colorSchemeSelector: MODE_SELECTOR, rootSelector: ':root' },
  colorSchemes: { light: { palette: paletteOf(LIGHT) }, dark: { palette: paletteOf(DARK) } },
  breakpoints: { values: BREAKPOINTS },
  spacing: SPACING,
  shape: { borderRadius: BORDER_RADIUS },
  transitions: { duration: DURATIONS },
  zIndex: LAYERS,
  typography: {
    fontFamily: FONT_STACK,
    fontSize: FONT_SIZE,
    htmlFontSize: ROOT_FONT_SIZE,
    fontWeightLight: FONT_WEIGHTS.light,
    fontWeightRegular: FONT_WEIGHTS.regular,
    fontWeightMedium: FONT_WEIGHTS.medium,
    fontWeightBold: FONT_WEIGHTS.bold,
    button: { textTransform: 'none', letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
  },
});

function paletteOf(tones: Tones) {
  return {
    contrastThreshold: CONTRAST_THRESHOLD,
    tonalOffset: TONAL_OFFSET,
    primary: { main: tones.primary },
    secondary: { main: tones.quiet },
    info: { main: tones.info },
    success: { main: tones.success },
    warning: { main: tones.warning },
    error: { main: tones.error },
    background: { default: tones.paper, paper: tones.raised },
    text: { primary: tones.text, secondary: tones.quiet },
    divider: tones.rule,
  };
}
