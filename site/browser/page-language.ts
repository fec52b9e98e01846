/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

declare global {
  /** Texts in the page's language, set by a separate script that English pages do not have. */
  var docsNavWords: Texts | undefined;
}

/** Replaces English texts with those in the page's language, as far as there are translations. */
export function inPageLanguage<Words extends Texts>(english: Words): { readonly [Key in keyof Words]: string } {
  return { ...english, ...globalThis.docsNavWords };
}

/**
 * Fills the placeholders of a text.
 * @example
 * fillText('{count} pages', { count: 3 }) // '3 pages'
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
