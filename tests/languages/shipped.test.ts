/** The interface texts that ship in other languages: complete, and used by the sites that need them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { countedKey, translationSchema } from '../../engine/schema/translation.ts';
import { readShippedWords, SHIPPED, shippedLanguage } from '../../site/words/languages/index.ts';
import { WORD_GROUPS } from '../../site/words/words.ts';
import { ROOT } from '../support/docs-nav.ts';

/** Keys of texts that shipped languages lack: they are shown in English there. */
const LACKING = JSON.parse(readFileSync(path.join(import.meta.dirname, 'lacking.json'), 'utf8')) as readonly string[];

type Texts = Readonly<Record<string, string>>;

const ENGLISH: Texts = Object.assign({}, ...WORD_GROUPS.map(({ texts }) => texts));
/** Texts that are rightly the same as in English, by language: names, and words that the field has borrowed. */
const EQUAL = JSON.parse(readFileSync(path.join(import.meta.dirname, 'equal-to-english.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

test('every file is listed', () => {
  const files = readdirSync(path.join(ROOT, 'site/words/languages')).filter((name) => name.endsWith('.json'));
  expect(files.map((name) => name.replace('.json', ''))).toEqual(Object.keys(SHIPPED).toSorted());
});

test('what is listed as lacking is a text that a language lacks', async () => {
  const shipped = await Promise.all(Object.keys(SHIPPED).map(async (code) => (await readShippedWords([code]))[code]));
  const isLacking = (key: string) => key in ENGLISH && shipped.some((words = {}) => words[key] === undefined);
  expect(LACKING.filter((key) => !isLacking(key))).toEqual([]);
});

describe.each(Object.keys(SHIPPED))('%s', async (code) => {
  const words = (await readShippedWords([code]))[code] ?? {};

  test('has every text that is not listed as lacking, in each plural form of the language', () => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const wanted = Object.keys(ENGLISH).flatMap((key) => {
      const counted = countedKey(key);
      return counted === undefined ? [key] : forms.map((form) => `${counted}.${form}`);
    });
    const lacked = wanted.filter((key) => words[key] === undefined && LACKING.includes(countedKey(key) ?? key));
    expect([...Object.keys(words), ...lacked].toSorted()).toEqual([...new Set(wanted)].toSorted());
  });

  test('keeps every placeholder, and knows no other', () => {
    const lost = Object.entries(words).filter(([key, text]) => {
      const english = ENGLISH[`${countedKey(key)}.other`] ?? ENGLISH[key] ?? '';
      // A form for one number may say it in words.
      const named = holesOf(text);
      return !(
        named === holesOf(english) ||
        (countedKey(key) !== undefined && !key.endsWith('.other') && named === holesOf(english.replace('{count}', '')))
      );
    });
    expect(lost).toEqual([]);
    expect(translationSchema(WORD_GROUPS).safeParse({ words }).success).toBe(true);
  });

  test('is translated, except where it rightly says the same as English', () => {
    const equal = Object.keys(words).filter((key) => words[key] === ENGLISH[key]);
    expect(equal.toSorted()).toEqual([...(EQUAL[code] ?? [])].toSorted());
  });
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt', 'pt-BR'],
  ['zh', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['en', undefined],
  ['sr', undefined],
  ['nl', undefined],
])('readers of %s get %s', (code, shipped) => {
  expect(shippedLanguage(code)).toBe(shipped);
});

function holesOf(text: string): string {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))].toSorted().join();
}
