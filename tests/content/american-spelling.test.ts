import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { WORD_GROUPS } from '../../site/words/words.ts';
import { ROOT } from '../support/docs-nav.ts';

/** British spellings with their American counterparts, including those of the library's own API, which is American. */
const AMERICAN: Readonly<Record<string, string>> = {
  analyse: 'analyze',
  behaviour: 'behavior',
  cancelled: 'canceled',
  catalogue: 'catalog',
  centre: 'center',
  centred: 'centered',
  colour: 'color',
  customise: 'customize',
  favour: 'favor',
  favourite: 'favorite',
  grey: 'gray',
  harbour: 'harbor',
  honour: 'honor',
  initialise: 'initialize',
  labelled: 'labeled',
  licence: 'license',
  metre: 'meter',
  misspelt: 'misspelled',
  neighbour: 'neighbor',
  optimise: 'optimize',
  organise: 'organize',
  organisation: 'organization',
  recognise: 'recognize',
  towards: 'toward',
};

const BRITISH = new RegExp(
  `(?<![\\w-])(?:kilo|centi|milli)?(?:${Object.keys(AMERICAN).join('|')})(?:s|d|ed|ing|ite)?(?![\\w-])`,
  'giu',
);

/** Without code, in which texts keep the names of the library's API, such as `theme.palette.grey`. */
function withoutCode(text: string): string {
  return text.replace(/^(`{3,})[^]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
}

const pages = readdirSync(path.join(ROOT, 'site/reference/content'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md'),
);

test('pages are written in American English', () => {
  expect(pages.length).toBeGreaterThan(300);
  const found = pages.flatMap((file) =>
    Array.from(
      withoutCode(readFileSync(path.join(ROOT, 'site/reference/content', file), 'utf8')).matchAll(BRITISH),
      ([word]) => `${file}: ${word}`,
    ),
  );
  expect(found).toEqual([]);
});

test('the interface is written in American English', () => {
  const texts = WORD_GROUPS.flatMap((group) => Object.values(group.texts));
  expect(texts.filter((text) => text.match(BRITISH))).toEqual([]);
});
