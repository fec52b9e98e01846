import type { Texts } from '../../browser/page-language.ts';

/** Languages whose interface texts ship with the package; each is loaded only by sites that have it. */
export const SHIPPED: Readonly<Record<string, () => Promise<{ readonly default: Texts }>>> = {
  ar: () => import('./ar.json'),
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fa: () => import('./fa.json'),
  fr: () => import('./fr.json'),
  he: () => import('./he.json'),
  hi: () => import('./hi.json'),
  id: () => import('./id.json'),
  it: () => import('./it.json'),
  ja: () => import('./ja.json'),
  ko: () => import('./ko.json'),
  pl: () => import('./pl.json'),
  'pt-BR': () => import('./pt-BR.json'),
  ru: () => import('./ru.json'),
  th: () => import('./th.json'),
  tr: () => import('./tr.json'),
  uk: () => import('./uk.json'),
  vi: () => import('./vi.json'),
  'zh-Hans': () => import('./zh-Hans.json'),
  'zh-Hant': () => import('./zh-Hant.json'),
};

/**
 * Finds the shipped language that readers of a language read best: the same one in the same script, wherever it is
 * spoken.
 * @example
 * shippedLanguage('zh-TW') // 'zh-Hant'
 * shippedLanguage('pt')    // 'pt-BR'
 * shippedLanguage('sr')    // undefined
 */
export function shippedLanguage(code: string): string | undefined {
  const asked = scriptOf(code);
  return Object.keys(SHIPPED).find((known) => scriptOf(known) === asked);
}

/** Reads the interface texts that ship for each of these languages, by its code. */
export async function readShippedWords(codes: readonly string[]): Promise<Readonly<Record<string, Texts>>> {
  const found = await Promise.all(
    codes.map(async (code) => [code, (await SHIPPED[shippedLanguage(code) ?? '']?.())?.default] as const),
  );
  return Object.fromEntries(found.flatMap(([code, texts]) => (texts === undefined ? [] : [[code, texts] as const])));
}

function scriptOf(code: string): string {
  const { language, script } = new Intl.Locale(code).maximize();
  return `${language}-${script}`;
}
