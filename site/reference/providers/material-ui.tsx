import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type { DemoProviderProps } from 'docs-nav/react';
import { DENSE_COMPONENTS } from '../../theme/dense.ts';
import { Mirrored } from './mirrored.tsx';

/**
 * Prevents attributes on the page and stored choices, which the site manages. (The first is only typed if the whole
 * project uses CSS variables.)
 */
const NOTHING_OUTSIDE = { colorSchemeNode: null, storageManager: null };

const themes = new Map<string, Theme>();

/** Returns one theme for each combination, because creating one takes longer than rendering a demo. */
function themeFor(direction: 'ltr' | 'rtl', dense: boolean): Theme {
  const key = `${direction} ${dense}`;
  const theme =
    themes.get(key) ??
    createTheme({
      direction,
      // Colors depend on the attribute that the site sets, so the server's styles are right in both modes.
      cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
      colorSchemes: { light: true, dark: true },
      components: dense ? DENSE_COMPONENTS : {},
    });
  themes.set(key, theme);
  return theme;
}

/**
 * Wraps each demo in Material UI's own theme, with the reader's mode, direction and density. The site sets the mode
 * itself.
 */
export default function MaterialProvider({ mode, direction, dense, children }: DemoProviderProps) {
  return (
    <Mirrored direction={direction}>
      <ThemeProvider theme={themeFor(direction, dense)} defaultMode={mode} {...NOTHING_OUTSIDE}>
        {children}
      </ThemeProvider>
    </Mirrored>
  );
}
