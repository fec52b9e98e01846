import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from '../theme/theme.ts';

/** Rendered HTML whose class names are short, and the styles of the classes in it, in the order of first use. */
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
  // A part that is built on another has the styles of both under one name; the other's name is on no element.
  const worn = new Set([...html.matchAll(EMOTION_CLASS)].map(([, name]) => name));
  const css = Object.entries(cache.inserted).flatMap(([name, rules]) =>
    worn.has(name) && typeof rules === 'string' ? rules : [],
  );
  return { html: shorten(html), css: shorten(css.join('')) };
}

const CACHE_KEY = 'e';
const EMOTION_CLASS = /\be-([\w-]+)/g;
