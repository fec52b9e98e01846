import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { useReaderTheme, type DemoProviderProps } from 'docs-nav/react';
import { DENSE_COMPONENTS } from '../../theme/dense.ts';
import { Mirrored } from './mirrored.tsx';
import { createThemeCache } from './theme-cache.ts';

/**
 * Prevents attributes on the page and stored choices, which the site manages. (The first is only typed if the whole
 * project uses CSS variables.)
 */
const NOTHING_OUTSIDE = { colorSchemeNode: null, storageManager: null };

/** The reader's colors; those that are missing are the library's own. */
interface ReaderColors {
  readonly primary?: string;
  readonly secondary?: string;
}

const themeOf = createThemeCache<Theme>();

function themeFor(direction: 'ltr' | 'rtl', dense: boolean, colors: ReaderColors): Theme {
  return themeOf(colors, `${direction} ${dense}`, () => {
    const scheme = { palette: paletteOf(colors) };
    return createTheme({
      direction,
      // Colors depend on the attribute that the site sets, so the server's styles are right in both modes.
      cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
      colorSchemes: { light: scheme, dark: scheme },
      components: dense ? DENSE_COMPONENTS : {},
    });
  });
}

/** Returns the palette, which Material UI completes with the colors for hovering, and for text on each. */
function paletteOf({ primary, secondary }: ReaderColors) {
  return {
    ...(primary === undefined ? {} : { primary: { main: primary } }),
    ...(secondary === undefined ? {} : { secondary: { main: secondary } }),
  };
}

/**
 * Wraps each demo in Material UI's own theme, with the reader's mode, direction, density and colors. The site sets the
 * mode itself, and the radius and spacing that a reader has chosen, which are CSS variables.
 */
export default function MaterialProvider({ mode, direction, dense, children }: DemoProviderProps) {
  const colors = useReaderTheme<Required<ReaderColors>>();
  return (
    <Mirrored direction={direction}>
      <ThemeProvider theme={themeFor(direction, dense, colors)} defaultMode={mode} {...NOTHING_OUTSIDE}>
        {children}
      </ThemeProvider>
    </Mirrored>
  );
}
