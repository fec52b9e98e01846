import { fillText, type Texts } from './page-language.ts';

/**
 * Formats a count in the plural form that the language uses for the number: `<key>.one`, `<key>.few`, …, or
 * `<key>.other` if there is no specific form (https://cldr.unicode.org/index/cldr-spec/plural-rules).
 */
export function sayCount(
  key: string,
  count: number,
  { words, language }: { readonly words: Texts; readonly language: string },
): string {
  let rules = pluralRules.get(language);
  if (!rules) pluralRules.set(language, (rules = new Intl.PluralRules(language)));
  return fillText(words[`${key}.${rules.select(count)}`] ?? words[`${key}.other`] ?? '', { count });
}

/** Cached, because creating one takes far longer than using it. */
const pluralRules = new Map<string, Intl.PluralRules>();
