/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

declare global {
  /** Texts of the page's language; set by a script of its own, which pages in English do without. */
  var docsNavWords: Texts | undefined;
}

/** Puts the page's language in the place of English, as far as there are translations. */
export function inPageLanguage<Words extends Texts>(english: Words): { readonly [Key in keyof Words]: string } {
  return { ...english, ...globalThis.docsNavWords };
}

/**
 * Puts values into the holes of a text.
 * @example
 * fillText('{count} pages', { count: 3 }) // '3 pages'
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
