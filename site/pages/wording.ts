import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { withoutMarks } from '../frame/frame-template.ts';
import { ENGLISH, WORD_GROUPS, type Wording, type Words } from '../words/words.ts';

type Texts = Readonly<Record<string, string>>;

/** Collects the texts of a site in one language: its own texts, else those of the default language, else English. */
export function makeWording({ site, translations = {} }: RouteManifest, code: string): Wording {
  const [first] = site.languages;
  const layers = [first?.code ?? '', code].map((language) => translations[language]?.words ?? {});
  const own = site.features?.map(({ words }) => words ?? {}) ?? [];
  const groups = [...WORD_GROUPS.map((group) => group.texts), ...own];
  const texts = layers.reduce(putOver, Object.assign({}, ...groups) as Texts);
  return code === ENGLISH.language && [...layers, ...own].every((words) => Object.keys(words).length === 0)
    ? ENGLISH
    : { language: code, words: texts as Words & Texts };
}

/**
 * Renders a script with the translated texts of other scripts, which must run before them; undefined if there are none.
 */
export function renderWordScript({ words }: Wording): string | undefined {
  const english: Texts = Object.assign({}, ...WORD_GROUPS.map(({ texts, inBrowser }) => (inBrowser ? texts : {})));
  const keys = new Set(Object.keys(english).map(withoutForm));
  const own = Object.entries(words as Texts).filter(
    ([key, text]) => keys.has(withoutForm(key)) && english[key] !== text,
  );
  return own.length === 0 ? undefined : `globalThis.docsNavWords=${JSON.stringify(Object.fromEntries(own))}`;
}

/** Merges texts. Plural forms are replaced as a whole, so that a missing form is not taken from another language. */
function putOver(texts: Texts, words: Texts): Texts {
  const result: Record<string, string> = { ...texts };
  for (const key of Object.keys(texts)) {
    const other = words[`${withoutForm(key)}.other`];
    if (key.includes('.') && other !== undefined) result[key] = withoutMarks(other);
  }
  for (const [key, text] of Object.entries(words)) result[key] = withoutMarks(text);
  return result;
}

/** Returns the key of a text without its plural form. */
export function withoutForm(key: string): string {
  return key.split('.', 1)[0] ?? key;
}
