import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type { DemoProviderProps } from 'docs-nav/react';
import { DENSE_COMPONENTS } from '../theme/dense.ts';
import { Mirrored } from './mirrored.tsx';

/** Neither attributes on the page nor stored choices: those are the site's. (The types know the first only where the whole project uses CSS variables.) */
const NOTHING_OUTSIDE = { colorSchemeNode: null, storageManager: null };

const themes = new Map<string, Theme>();

/** One theme for each combination, since making one takes longer than rendering a demo. */
function themeFor(direction: 'ltr' | 'rtl', dense: boolean): Theme {
  const key = `${direction} ${dense}`;
  const theme =
    themes.get(key) ??
    createTheme({
      direction,
      // Colors follow the attribute that the site sets, so the server's styles are right in both modes.
      cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
      colorSchemes: { light: true, dark: true },
      components: dense ? DENSE_COMPONENTS : {},
    });
  themes.set(key, theme);
  return theme;
}

/** Material UI's own theme around each demo, in the reader's mode, direction and density. The mode itself is the site's affair. */
export default function MaterialProvider({ mode, direction, dense, children }: DemoProviderProps) {
  return (
    <Mirrored direction={direction}>
      <ThemeProvider theme={themeFor(direction, dense)} defaultMode={mode} {...NOTHING_OUTSIDE}>
        {children}
      </ThemeProvider>
    </Mirrored>
  );
}
