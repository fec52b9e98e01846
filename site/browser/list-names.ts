import { fillText } from './page-language.ts';

/**
 * Lists names in a sentence as usual in the language; `more` is the number of omitted names.
 * @example
 * listNames(['Button', 'Chip', 'Slider'], ENGLISH)  // 'Button, Chip, and Slider'
 * listNames(['Button', 'Chip'], ENGLISH, 12)        // 'Button, Chip, and 12 more'
 */
export function listNames(
  names: readonly string[],
  { language, words }: { readonly language: string; readonly words: { readonly andMore: string } },
  more = 0,
): string {
  const all = more === 0 ? names : [...names, fillText(words.andMore, { count: more })];
  if (language === 'en') return listInEnglish(all);
  let format = formats.get(language);
  if (!format) formats.set(language, (format = new Intl.ListFormat(language, { type: 'conjunction' })));
  return format.format(all);
}

/** Lists names like `Intl.ListFormat`, whose first use takes 12 ms in each thread of a build. */
function listInEnglish(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1) ?? ''}`;
}

/** Cached, because creating one takes far longer than using it. */
const formats = new Map<string, Intl.ListFormat>();
