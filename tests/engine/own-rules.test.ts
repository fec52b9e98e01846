/** What rules of a project see, and how they find places. */
import { expect, test } from 'vitest';
import { findAll, placeAt, placeOfKey } from '../../engine/own-rules/index.ts';
import { check, readFrontMatter, viewProject, type ProjectInput } from '../../engine/index.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { contentPathname } from '../../engine/address/page-file.ts';
import { FEATURES } from '../../site/features/index.ts';

const NAV = {
  'nav/site.yaml': `title: Acme
url: https://acme.example
languages: [{ code: en, name: English }, { code: de, name: Deutsch }]
`,
  'nav/sections/acme.yaml': `id: acme
name: Acme
prefixes: [/acme]
pages:
  - pathname: /acme/start
  - title: Components
    pathname: /acme/components
    children:
      - pathname: /acme/components/button
        title: Button
        beta: true
        tabs: [{ title: Usage }, { title: Code, segment: code }]
`,
};

const PAGES = {
  'content/acme/start.md':
    '---\ntitle: Get started\nteam: docs\n---\n\n# Start\n\n## First steps {#first}\n\n[a](/acme/components)\n',
  'content/acme/start.de.md': '# Anfang\n',
  'content/acme/components/button.md': '# Button\n\n::demo{src="Basic.tsx" title="Basic"}\n',
  'content/acme/components/button/code.md': '# Code\n',
};

function input(texts: Readonly<Record<string, string>> = PAGES): ProjectInput {
  return {
    nav: Object.entries(NAV).map(([path, text]) => ({ path, text })),
    pages: Object.entries(texts).map(([path, text]) => ({
      path,
      pathname: contentPathname(path.slice('content'.length)),
      facts: readFrontMatter(readFacts(text, { settings: { forRules: true } })),
    })),
    assets: [],
    builtIn: FEATURES,
    packages: {},
    today: '2026-11-20',
    unreadable: [],
  };
}

const START = 'content/acme/start.md';
const BUTTON = 'content/acme/components/button';

const textOf = (path: string) => (PAGES as Readonly<Record<string, string>>)[path];
const site = viewProject(input(), textOf);

const at = (
  place:
    | { readonly file: string; readonly range: { readonly start: { readonly line: number; readonly column: number } } }
    | undefined,
) => place && `${place.file}:${place.range.start.line}:${place.range.start.column}`;

test('every page is there once in each language, with what the navigation says about it', () => {
  expect(
    site?.pages.map(({ pathname, language, kind, title, titlePlace, place, tags, groups }) => [
      pathname,
      language,
      kind,
      title,
      at(titlePlace),
      at(place),
      tags.join(),
      groups.join(),
    ]),
  ).toEqual([
    ['/acme', 'en', 'section', 'Acme', 'nav/sections/acme.yaml:3:12', 'nav/sections/acme.yaml:3:12', '', ''],
    ['/acme/start', 'en', 'page', 'Get started', `${START}:2:1`, `${START}:1:1`, '', ''],
    [
      '/acme/components',
      'en',
      'group',
      'Components',
      'nav/sections/acme.yaml:6:12',
      'nav/sections/acme.yaml:7:15',
      '',
      '',
    ],
    [
      '/acme/components/button',
      'en',
      'page',
      'Button',
      'nav/sections/acme.yaml:10:16',
      `${BUTTON}.md:1:1`,
      'beta',
      '/acme/components',
    ],
    [
      '/acme/components/button/code',
      'en',
      'tab',
      'Code',
      'nav/sections/acme.yaml:12:43',
      `${BUTTON}/code.md:1:1`,
      'beta',
      '/acme/components',
    ],
    ['/acme/start', 'de', 'page', 'Anfang', 'content/acme/start.de.md:1:1', 'content/acme/start.de.md:1:1', '', ''],
  ]);
});

test('a page has its front matter, headings, links and what it asks, each with its place', () => {
  const start = site?.pages.find(({ pathname }) => pathname === '/acme/start');
  const button = site?.pages.find(({ pathname }) => pathname === '/acme/components/button');
  expect(start?.frontMatter).toEqual({ title: 'Get started', team: 'docs' });
  expect(start?.headings.map(({ level, text, id, place }) => [level, text, id, at(place)])).toEqual([
    [1, 'Start', undefined, 'content/acme/start.md:6:1'],
    [2, 'First steps', 'first', 'content/acme/start.md:8:1'],
  ]);
  expect(start?.links.map(({ href, place }) => [href, at(place)])).toEqual([
    ['/acme/components', 'content/acme/start.md:10:5'],
  ]);
  expect(
    button?.asks.map(({ feature, values, place, places }) => [feature, values, at(place), at(places['title'])]),
  ).toEqual([
    [
      'demo',
      { src: 'Basic.tsx', title: 'Basic' },
      'content/acme/components/button.md:3:1',
      expect.stringMatching(/:3:2\d$/),
    ],
  ]);
});

test('a site without rules keeps no facts for them', () => {
  expect(readFacts('# A\n\n`b`\n')).not.toHaveProperty('outline');
});

test('rules see nothing as long as a file of the navigation has a mistake', () => {
  const broken = input().nav.map((source) => ({ ...source, text: source.text.replace('prefixes', 'prefix') }));
  expect(viewProject({ ...input(), nav: broken }, textOf)).toBeUndefined();
});

test.each([
  ['', ['warning']],
  ['rules: { no-todo: error }\n', ['error']],
  ['rules: { no-todo: off }\n', []],
])('the settings say how severe it is what rules find: %j', (rules, severities) => {
  const nav = input().nav.map(({ path, text }) => ({ path, text: path === 'nav/site.yaml' ? text + rules : text }));
  const code = 'no-todo';
  const ownRules = {
    definitions: [{ code, severity: 'warning', summary: 'No.', why: 'No.', from: './docs/rule.ts' }],
    findings: [{ code, file: START, range: { start, end: start }, message: 'No.', help: 'do it' }],
    failed: [],
    isLost: false,
  } as const;
  const { diagnostics } = check({ ...input(), nav, ownRules });
  expect(diagnostics.filter((found) => found.code === code).map(({ severity }) => severity)).toEqual(severities);
});

const start = { line: 1, column: 1, offset: 0 };
const page = (text: string) => ({ file: 'a.md', place: { file: 'a.md', range: { start, end: start } }, text });

test.each([
  ['a\nTODO b TODO', 'TODO', ['2:1', '2:8']],
  ['a\r\nb TODO', /to(?=do)/i, ['2:3']],
  ['aaa', 'aa', ['1:1']],
  ['a', '', []],
  ['a', /$/, ['1:2']],
])('%j has %s at %j', (text, pattern, places) => {
  expect(
    findAll(page(text), pattern).map(({ place: { range } }) => `${range.start.line}:${range.start.column}`),
  ).toEqual(places);
});

test.each([
  ['---\ntitle: A\nowner: b\n---\n\nowner: c\n', '3:1-3:9'],
  ['---\r\n"owner" : b\r\n---\r\n', '2:1-2:12'],
  ['---\nnested:\n  owner: b\n---\n', '1:1-1:1'],
  ['owner: b\n---\nowner: c\n---\n', '1:1-1:1'],
])('the key `owner` of %j is at %s', (text, place) => {
  const { start: from, end } = placeOfKey(page(text), 'owner').range;
  expect(`${from.line}:${from.column}-${end.line}:${end.column}`).toBe(place);
});

test('offsets become a place, except in a page without a file', () => {
  expect(placeAt(page('ab\ncd'), 3, 5).range.end).toEqual({ line: 2, column: 3, offset: 5 });
  const { place, text } = page('ab');
  expect(placeAt({ place, text }, 1, 2)).toBe(place);
});

test('modules listed under `rules` are told where they belong', () => {
  const nav = input().nav.map(({ path, text }) => ({
    path,
    text: path === 'nav/site.yaml' ? `${text}rules:\n  - ./docs/rules/no-todo.ts\n` : text,
  }));
  expect(check({ ...input(), nav }).diagnostics.map(({ code, help }) => [code, help])).toContainEqual([
    'wrong-type',
    'list modules with rules of your own under `ownRules`',
  ]);
});

const definition = (code: string) => ({ code, severity: 'error', summary: '', why: '', from: './a.ts' }) as const;
const found = (code: string, file: string) => ({ code, file, range: { start, end: start }, message: 'No.' });
const codesIn = (project: ProjectInput) =>
  check(project).diagnostics.map(({ code, origin: { file } }) => `${file} ${code}`);

test('what two rules find at one place is told twice, but nothing in front matter that cannot be read', () => {
  const ownRules = {
    definitions: [definition('no-a'), definition('no-b')],
    findings: [found('no-a', START), found('no-b', START)],
    failed: [],
    isLost: false,
  };
  expect(codesIn({ ...input(), ownRules })).toEqual(expect.arrayContaining([`${START} no-a`, `${START} no-b`]));
  const torn = codesIn({ ...input({ ...PAGES, [START]: '---\ntitle: [\n---\n\n# Start\n' }), ownRules });
  expect(torn).toContain(`${START} yaml-syntax`);
  expect(torn.filter((line) => line.includes(' no-'))).toEqual([]);
});
