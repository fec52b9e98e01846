import { describe, expect, test } from 'vitest';
import { check } from '../../engine/index.ts';
import { directionOf, findLanguageMistake, meantLanguage } from '../../engine/language.ts';
import { makeProject, SITE } from './support/project.ts';

describe('findLanguageMistake', () => {
  test.each([
    ['jp', '日本語', 'ja'],
    ['cn', '中文 (简体)', 'zh'],
    ['ua', 'Ukrainian', 'uk'],
    ['dk', '?', 'da'],
    // The region is Georgia; the name counts more.
    ['ge', 'Deutsch', 'de'],
    ['sp', 'español', 'es'],
    ['enn', 'English', 'en'],
    ['en-UK', 'English', 'en-GB'],
    ['ja-JA', '日本語', 'ja'],
    ['zh-Simp', '中文', 'zh'],
    ['xx', '?', undefined],
  ])('%s, called %s, was to be %s', (code, name, meant) => {
    expect(findLanguageMistake(code, name)).toEqual({ meant });
  });

  test.each([
    ['en'],
    ['zh-Hans'],
    ['zh-Hant-HK'],
    ['pt-BR'],
    ['sr-Latn'],
    ['es-419'],
    ['en-IS'],
    ['sq-XK'],
    ['no'],
    ['iw'],
    ['tlh'],
    ['gsw'],
    // A language that no one here knows, those of private use, and a region for trying translations.
    ['aab'],
    ['qaa'],
    ['en-Qaaa'],
    ['en-XA'],
    ['en-XY'],
  ])('%s is none', (code) => {
    expect(findLanguageMistake(code, '?')).toBeUndefined();
  });
});

test.each([
  ['de_DE', 'de-DE'],
  ['pt-br', 'pt-BR'],
  ['zh-hans', 'zh-Hans'],
  ['EN', 'en'],
  ['English', 'en'],
  ['Français', 'fr'],
  ['e n', undefined],
  ['', undefined],
])('%j was to be %s', (written, meant) => {
  expect(meantLanguage(written)).toBe(meant);
});

test.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa-AF', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ur-Latn', 'ltr'],
  ['en', 'ltr'],
  ['zh-Hant', 'ltr'],
  ['aab', 'ltr'],
])('%s is written %s', (code, direction) => {
  expect(directionOf(code)).toBe(direction);
});

test.each([
  ['de_DE', 'write `de-DE`'],
  ['jp', 'write `ja`'],
  ['x', 'write a language, such as `en` or `zh-CN`'],
])('the settings say what %s was to be, and nothing else', (code, help) => {
  const pages = 'id: widgets\nname: Widgets\nprefixes: [/widgets]\npages: [{ pathname: /widgets/a, planned: true }]\n';
  const languages = `languages: [{ code: en, name: English }, { code: ${code}, name: Other }]\n`;
  const { diagnostics } = check(makeProject({ site: SITE + languages, sections: { widgets: pages } }));
  expect(diagnostics.map((found) => [found.code, found.help])).toEqual([['invalid-value', help]]);
});
