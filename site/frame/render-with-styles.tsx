import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from '../theme/theme.ts';

/**
 * Renders MUI parts without a browser as HTML with short class names, and extracts the styles of its classes in the
 * order of first use.
 * Emotion's class names become `e0`, `e1`, …: the same parts in the same order always have the same names.
 */
export function renderWithStyles(element: ReactElement): { readonly html: string; readonly css: string } {
  const cache = createCache({ key: CACHE_KEY });
  // Keeps the rules in the cache; Emotion would otherwise insert <style> elements between the parts.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeContext.Provider value={theme}>{element}</ThemeContext.Provider>
    </CacheProvider>,
  );
  const names = new Map(Object.keys(cache.inserted).map((name, at) => [name, `${CACHE_KEY}${at}`]));
  const shorten = (text: string): string =>
    text.replace(EMOTION_CLASS, (whole, name: string) => names.get(name) ?? whole);
  // A part based on another has the styles of both under its own name; no element has the other's name.
  const worn = new Set([...html.matchAll(EMOTION_CLASS)].map(([, name]) => name));
  const css = Object.entries(cache.inserted).flatMap(([name, rules]) =>
    worn.has(name) && typeof rules === 'string' ? rules : [],
  );
  return { html: shorten(html), css: shorten(css.join('')) };
}

const CACHE_KEY = 'e';
const EMOTION_CLASS = /\be-([\w-]+)/g;
