import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import * as React from 'react';
import { prefixer } from 'stylis';
import type { DemoPreferences } from '../demos/demo-tree.tsx';
import { DENSE_COMPONENTS } from '../theme/dense.ts';

const themes = new Map<string, ReturnType<typeof createTheme>>();

/** One theme for each combination, since making one takes longer than a demo. */
function themeFor(direction: 'ltr' | 'rtl', dense: boolean): ReturnType<typeof createTheme> {
  const key = `${direction} ${dense}`;
  const theme =
    themes.get(key) ??
    createTheme({
      direction,
      // Colours follow the attribute that the site sets, so the server's styles are right in both modes.
      cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
      colorSchemes: { light: true, dark: true },
      components: dense ? DENSE_COMPONENTS : {},
    });
  themes.set(key, theme);
  return theme;
}

let mirrored: ReturnType<typeof createCache> | undefined;

/** Styles that are mirrored, under a key of their own. */
function mirroredCache(): ReturnType<typeof createCache> {
  mirrored ??= createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
  return mirrored;
}

/** The library's own theme around each demo, in the reader's mode, direction and density. */
export default function MaterialProvider({ direction, dense, children }: DemoPreferences & { readonly children: React.ReactNode }) {
  const themed = <ThemeProvider theme={themeFor(direction, dense)}>{children}</ThemeProvider>;
  return direction === 'rtl' ? <CacheProvider value={mirroredCache()}>{themed}</CacheProvider> : themed;
}
