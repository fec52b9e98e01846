import { z } from 'zod';
import { text, optional } from './text.ts';
import { onceFor } from '../text/once.ts';

/** A group of interface texts. */
export interface InterfaceTexts {
  /** English texts by key. `<key>.one`, `<key>.other` and so on are the plural forms of a text. */
  readonly texts: Readonly<Record<string, string>>;
  /** The setting of `nav/site.yaml` without which readers never see them. */
  readonly needs?: 'search' | 'feedback' | 'analytics' | 'ads' | 'serviceWorker' | 'liveCode';
}

const titles = z.record(z.string(), text).optional();

/** Once for each interface whose words they contain: making a schema takes longer than reading a translation file. */
const knownSchema = onceFor((groups: readonly InterfaceTexts[]) => makeSchema(groups, false));

/**
 * Returns the schema of `nav/translations/<code>.yaml`: the site's texts in one language. The keys of `words` are those
 * of the interface, and any if there are features whose texts are not known here.
 */
export function translationSchema(
  groups: readonly InterfaceTexts[],
  hasUnknown = false,
): ReturnType<typeof makeSchema> {
  return hasUnknown ? makeSchema(groups, true) : knownSchema(groups);
}

function makeSchema(groups: readonly InterfaceTexts[], hasUnknown: boolean) {
  const words = z.strictObject(wordShape(groups));
  return z.strictObject({
    words: (hasUnknown ? words.catchall(text) : words).optional().describe('Texts of the interface.'),
    titles: titles.describe(
      'Titles of pages, groups and subheaders by their pathnames; those of external links by their addresses.',
    ),
    tabs: titles.describe('What the tab is called that shows a page itself, by the page’s pathname.'),
    site: optional(
      z.strictObject({ title: text.optional(), description: text.optional() }),
      'The site’s title and description.',
    ),
    texts: titles.describe(
      'What `home`, `footer` and `banner` of `nav/site.yaml`, and the themes of sections, say, by the texts that stand there.',
    ),
    sections: optional(
      z.record(z.string(), z.strictObject({ name: text.optional(), description: text.optional() })),
      'Names and descriptions of sections by their ids.',
    ),
  });
}
export type TranslationConfig = z.output<ReturnType<typeof translationSchema>>;

/** Plural forms that a language may have (https://cldr.unicode.org/index/cldr-spec/plural-rules). */
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Returns the key of a counted text without its plural form, such as `pageCount` for `pageCount.one`; `undefined` for
 * any other text.
 */
export function countedKey(key: string): string | undefined {
  const dot = key.indexOf('.');
  return dot < 0 ? undefined : key.slice(0, dot);
}

function wordShape(groups: readonly InterfaceTexts[]): Record<string, z.ZodOptional<z.ZodString>> {
  const shape: Record<string, z.ZodOptional<z.ZodString>> = {};
  for (const { texts } of groups) {
    for (const [key, english] of Object.entries(texts)) {
      const counted = countedKey(key);
      const word = wordLike(english, counted === undefined ? [] : ['count']);
      for (const name of counted === undefined ? [key] : PLURAL_FORMS.map((form) => `${counted}.${form}`)) {
        shape[name] = word.optional().describe(texts[name] ?? texts[`${counted}.other`] ?? english);
      }
    }
  }
  return shape;
}

/**
 * A text may omit placeholders of the English one, except links, but an unknown placeholder would be displayed as is.
 */
function wordLike(english: string, more: readonly string[]): z.ZodString {
  const holes = [...new Set([...Array.from(english.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? ''), ...more])];
  const allowed = holes.map((name) => `\\{${name}\\}`).join('|');
  const named = holes.map((name) => `{${name}}`).join(' and ');
  const word = text.regex(
    new RegExp(allowed === '' ? '^[^{}]*$' : `^(?:[^{}]|${allowed})*$`),
    holes.length === 0 ? 'a text without braces' : `a text with no braces but ${named}`,
  );
  return holes.includes(LINK) ? word.regex(/\{link\}/, 'a text with {link}') : word;
}

/** The placeholder for a link, without which the text leads nowhere. */
const LINK = 'link';
