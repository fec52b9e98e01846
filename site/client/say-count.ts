import { fillText, type Texts } from './page-language.ts';

/**
 * Says how many there are of something, in the form that the language has for that number: `<key>.one`, `<key>.few`, …,
 * with `<key>.other` for every number that has no form of its own (https://cldr.unicode.org/index/cldr-spec/plural-rules).
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

/** Making one takes far longer than asking it. */
const pluralRules = new Map<string, Intl.PluralRules>();
