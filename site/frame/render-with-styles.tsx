import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from '../theme/theme.ts';

/** Rendered HTML whose class names are short, and the styles of those classes in the order of first use. */
export interface StyledHtml {
  readonly html: string;
  readonly css: string;
}

/**
 * Renders MUI parts without a browser and takes their styles out.
 * Emotion's class names become `e0`, `e1`, …: the same parts in the same order always get the same names.
 */
export function renderWithStyles(element: ReactElement): StyledHtml {
  const cache = createCache({ key: CACHE_KEY });
  // Keeps the rules in the cache, where Emotion would otherwise put <style> elements between the parts.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeContext.Provider value={theme}>{element}</ThemeContext.Provider>
    </CacheProvider>,
  );
  const names = new Map(Object.keys(cache.inserted).map((name, at) => [name, `${CACHE_KEY}${at}`]));
  const shorten = (text: string): string =>
    text.replace(EMOTION_CLASS, (whole, name: string) => names.get(name) ?? whole);
  const css = Object.values(cache.inserted).filter((rules) => typeof rules === 'string');
  return { html: shorten(html), css: shorten(css.join('')) };
}

const CACHE_KEY = 'e';
const EMOTION_CLASS = /\be-([\w-]+)/g;
