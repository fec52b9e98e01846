/** An address in a document, with its tag. */
export interface HtmlReference {
  readonly href: string;
  /** Offsets of the tag. */
  readonly start: number;
  readonly end: number;
}

// Also matches comments and strings, so that addresses in them are ignored. An unclosed comment ends the stylesheet,
// and an escaped quote does not start a string: without these two rules, each one would be searched to the end of the
// stylesheet.
const TOKENS =
  /\/\*[^]*?(?:\*\/|$)|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')|url\(\s*(?:(?:"([^"\n]*)"|'([^'\n]*)'|([^'"()\s]+))\s*)?\)|(?<!\\)"(?:[^"\\\n]|\\[^])*"|(?<!\\)'(?:[^'\\\n]|\\[^])*'/gi;

/**
 * Reads the addresses of a stylesheet, or of the value of a `style` attribute
 * (https://www.w3.org/TR/css-values-4/#urls).
 */
export function readCss(css: string): readonly HtmlReference[] {
  return Array.from(css.matchAll(TOKENS)).flatMap(({ index, 0: whole, 1: one, 2: two, 3: three, 4: four, 5: five }) => {
    const href = (one ?? two ?? three ?? four ?? five ?? '').replaceAll(/\\([^\da-f])/gi, '$1').trim();
    // A fragment refers to the document itself.
    return href === '' || href.startsWith('#') ? [] : [{ href, start: index, end: index + whole.length }];
  });
}
