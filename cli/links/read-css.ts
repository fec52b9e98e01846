import type { HtmlReference } from './html-reference.ts';

// Comments and texts are read as well, so that what only looks like an address in them is none. Nothing comes behind a
// comment that is not closed, and a quote behind a backslash starts no text: without these two, each would be read to
// the end of the stylesheet.
const TOKENS =
  /\/\*[^]*?(?:\*\/|$)|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')|url\(\s*(?:(?:"([^"\n]*)"|'([^'\n]*)'|([^'"()\s]+))\s*)?\)|(?<!\\)"(?:[^"\\\n]|\\[^])*"|(?<!\\)'(?:[^'\\\n]|\\[^])*'/gi;

/** Reads the addresses of a stylesheet, or of the value of a `style` attribute (https://www.w3.org/TR/css-values-4/#urls). */
export function readCss(css: string): readonly HtmlReference[] {
  return Array.from(css.matchAll(TOKENS)).flatMap(({ index, 0: whole, 1: one, 2: two, 3: three, 4: four, 5: five }) => {
    const href = (one ?? two ?? three ?? four ?? five ?? '').replaceAll(/\\([^\da-f])/gi, '$1').trim();
    // A part of the document that the styles are for.
    return href === '' || href.startsWith('#') ? [] : [{ href, start: index, end: index + whole.length }];
  });
}
