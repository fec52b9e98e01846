import { createTheme, type Theme } from '@mui/material/styles';

const TEXT = '"Work Sans", sans-serif';
const SIGN = { fontFamily: '"Roboto Condensed", sans-serif', fontWeight: 700, textTransform: 'uppercase' } as const;

/** The crew's own look on top of the theme around it: two typefaces, square corners, loud buttons. */
export function onepirateTheme(outer: Theme): Theme {
  return createTheme(outer, {
    shape: { borderRadius: 0 },
    typography: {
      fontFamily: TEXT,
      h3: SIGN,
      h5: SIGN,
      body1: { fontFamily: TEXT },
      body2: { fontFamily: TEXT },
      button: SIGN,
    },
    components: {
      MuiButton: { styleOverrides: { root: { borderRadius: 0, fontFamily: SIGN.fontFamily, fontWeight: SIGN.fontWeight } } },
    },
  });
}
