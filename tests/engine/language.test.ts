import { describe, expect, test } from 'vitest';
import { check } from '../../engine/index.ts';
import { directionOf, findLanguageMistake, meantLanguage } from '../../engine/text/language.ts';
import { makeProject, SITE } from './support/project.ts';

describe('findLanguageMistake', () => {
  test.each([
    ['jp', 'ja'],
    ['cn', 'zh'],
    ['ua', 'uk'],
    ['dk', 'da'],
    ['en-UK', 'en-GB'],
    ['ja-JA', 'ja'],
    ['zh-Simp', 'zh'],
    ['xx', undefined],
  ])('for %s, suggests %s', (code, meant) => {
    expect(findLanguageMistake(code)).toEqual({ meant });
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
    // A language without a known name, a language and a region for private use, and regions for testing translations.
    ['aab'],
    ['qaa'],
    ['en-Qaaa'],
    ['en-XA'],
    ['en-XY'],
  ])('accepts %s', (code) => {
    expect(findLanguageMistake(code)).toBeUndefined();
  });
});

test.each([
  ['de_DE', 'de-DE'],
  ['pt-br', 'pt-BR'],
  ['zh-hans', 'zh-Hans'],
  ['EN', 'en'],
  ['English', undefined],
  ['e n', undefined],
  ['', undefined],
])('for %j, suggests %s', (written, meant) => {
  expect(meantLanguage(written)).toBe(meant);
});

test.each(['ar', 'he', 'fa-AF', 'az-Arab'])('%s is written from right to left', (code) => {
  expect(directionOf(code)).toBe('rtl');
});

test.each(['ur-Latn', 'en', 'zh-Hant', 'aab'])('%s is written from left to right', (code) => {
  expect(directionOf(code)).toBe('ltr');
});

test.each([
  ['de_DE', 'write `de-DE`'],
  ['jp', 'write `ja`'],
  ['x', 'write a language, such as `en` or `zh-CN`'],
])('for %s in the settings, reports only what to write instead', (code, help) => {
  const pages = 'id: widgets\nname: Widgets\nprefixes: [/widgets]\npages: [{ pathname: /widgets/a, planned: true }]\n';
  const languages = `languages: [{ code: en, name: English }, { code: ${code}, name: Other }]\n`;
  const { diagnostics } = check(makeProject({ site: SITE + languages, sections: { widgets: pages } }));
  expect(diagnostics.map((found) => [found.code, found.help])).toEqual([['invalid-value', help]]);
});
