import { describe, expect, test } from 'vitest';
import { toPathname } from '../../engine/address/pathname.ts';
import { check, compile, readFrontMatter, type PageFile } from '../../engine/index.ts';
import { pathsInText } from '../../engine/resolve/unknown.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { makeProject, SITE } from './support/project.ts';

const SECTIONS = { widgets: 'id: widgets\nname: Widgets\nprefixes: [/widgets]\npages:\n  - pathname: /widgets/a\n' };

/** A page as read from disk; its front matter starts on the second line of the file. */
function pageOf(path: string, text: string): PageFile {
  return {
    path,
    pathname: path.replace(/^content/, '').replace(/\.md$/, ''),
    facts: readFrontMatter({ frontMatter: { text, offset: 4, line: 2 }, anchors: [], links: [], problems: [] }),
  };
}

function find(pages: readonly PageFile[], languages = '') {
  const site = `${SITE}${languages}`;
  return check({ ...makeProject({ site, sections: SECTIONS }), pages }).diagnostics.filter(
    ({ code }) => code !== 'missing-translation',
  );
}

describe('a translation', () => {
  const languages = 'languages: [{ code: en, name: English }, { code: ar, name: العربية }]\n';
  const original = pageOf('content/widgets/a.md', 'title: A\nid: a\n');

  test('reports every key that has no effect, with what to do', () => {
    const text =
      'title: أ\ndescription: ب\nslug: b\nid: a\nredirectFrom: [/old]\nsidebar_label: C\nzzz: 1\ndisableAd: true\n';
    const found = find([original, pageOf('content/widgets/a.ar.md', text)], languages);
    expect(found.map(({ code, message, help, origin }) => [code, origin.range.start.line, message, help])).toEqual([
      ['unused-front-matter', 4, expect.stringContaining('`slug`'), 'move it to content/widgets/a.md'],
      ['unused-front-matter', 5, expect.stringContaining('`id`'), 'remove it: content/widgets/a.md sets it'],
      ['unused-front-matter', 6, expect.stringContaining('`redirectFrom`'), 'move it to content/widgets/a.md'],
      [
        'unused-front-matter',
        7,
        expect.stringContaining('`sidebar_label`'),
        'put the title under `titles` in nav/translations/ar.yaml',
      ],
      ['unused-front-matter', 8, '`zzz` has no effect here.', 'remove it'],
      ['unused-front-matter', 9, expect.stringContaining('`disableAd`'), 'move it to content/widgets/a.md'],
    ]);
  });

  test('accepts its own title and description', () => {
    expect(find([original, pageOf('content/widgets/a.ar.md', 'title: أ\ndescription: ب\n')], languages)).toEqual([]);
  });

  test('reports nothing if a mistake hides its language', () => {
    const found = find([original, pageOf('content/widgets/a.ar.md', 'zzz: 1\n')], 'languages: 5\n');
    expect(found.map(({ code }) => code)).toEqual(['wrong-type']);
  });
});

/** A project whose only page has two demos. */
function withDemos(frontMatter: string) {
  const page = pageOf('content/widgets/a.md', frontMatter);
  const range = { start: { line: 5, column: 1, offset: 30 }, end: { line: 5, column: 2, offset: 31 } };
  const parts = ['Basic.tsx', 'Sizes.tsx'].map((src) => ({ kind: 'demo', ask: { src }, at: {}, range }));
  const modules = ['content/widgets/Basic.tsx', 'content/widgets/Sizes.tsx'];
  return { ...makeProject({ sections: SECTIONS, modules }), pages: [{ ...page, facts: { ...page.facts, parts } }] };
}

test.each([
  ['picture: Basic.tsx', []],
  ['picture: Basik.tsx', ['`picture` has no effect here: the page has no demo `Basik.tsx`. did you mean `Basic.tsx`']],
  [
    'picture: Other',
    ['`picture` has no effect here: the page has no demo `Other`. use a demo of the page, or remove it'],
  ],
  [
    'picture: none',
    ['`picture` has no effect here: the page has no demo `none`. use a demo of the page, or remove it'],
  ],
  ['demo: none', []],
  ['demo: Sizes.tsx', []],
  ['demo: Size.tsx', ['`demo` has no effect here: the page has no demo `Size.tsx`. did you mean `Sizes.tsx`']],
])('a page with `%s`', (frontMatter, expected) => {
  const found = check(withDemos(`${frontMatter}\n`)).diagnostics;
  expect(found.map(({ message, help }) => `${message} ${help}`)).toEqual(expected);
});

const ABOUT = 'component: { name: A, package: "@kit/a" }\n';

test.each([
  ['a page about no component', '', undefined],
  ['a page about a component', ABOUT, 'Basic.tsx'],
  ['its other demo', `${ABOUT}demo: Sizes.tsx\n`, 'Sizes.tsx'],
  ['none', `${ABOUT}demo: none\n`, undefined],
  ['the demo of another page', 'demo: Sizes.tsx\n', 'Sizes.tsx'],
])('opens with a demo: %s', (_, frontMatter, expected) => {
  const result = compile(withDemos(frontMatter));
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  const { asks = [] } = result.manifest.routes[toPathname('/widgets/a')] ?? {};
  expect(asks.map(({ ask }) => ask['src'])).toEqual(['Basic.tsx', 'Sizes.tsx']);
  expect(asks.find(({ opens }) => opens === true)?.ask['src']).toBe(expected);
});

describe('front matter of the wrong shape', () => {
  test('a list is reported for the front matter, not for the file', () => {
    expect(find([pageOf('content/widgets/a.md', '- title: A\n')])).toMatchObject([
      { code: 'wrong-type', message: 'The front matter must be a mapping, not a list.' },
    ]);
  });

  test.each([['# title: A\n'], ['\n# A comment\n\n']])('accepts %j', (text) => {
    expect(find([pageOf('content/widgets/a.md', text)])).toEqual([]);
  });
});

test('rejects the address of another site as a slug', () => {
  const found = find([pageOf('content/widgets/a.md', 'slug: https://other.example/a\n')]);
  expect(found.map(({ code, help }) => [code, help])).toEqual([
    ['invalid-value', 'write a pathname such as `/guides/start`'],
  ]);
});

describe('a mistake in a key that determines the address of a page has no consequences', () => {
  const CONFLICT = '<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> branch\n';
  const SLUGS = CONFLICT.replace('title: A', 'slug: /widgets/a').replace('title: B', 'slug: /widgets/c');
  const OLD = 'redirectFrom: [/widgets/old]\n';

  function findIn(page: string) {
    const pages = [
      { path: 'content/widgets/file.md', pathname: '/widgets/file', facts: readFrontMatter(readFacts(page)) },
      {
        path: 'content/widgets/b.md',
        pathname: '/widgets/b',
        facts: readFrontMatter(readFacts('See [A](/widgets/a), [the same](./file.md) and [the old](/widgets/old).\n')),
      },
    ];
    const sections = { widgets: `${SECTIONS.widgets}  - pathname: /widgets/b\n` };
    return check({ ...makeProject({ sections }), pages }).diagnostics.map(({ code }) => code);
  }

  test('without a mistake', () => {
    expect(findIn(`---\nslug: /widgets/a\n${OLD}---\n`)).toEqual(['redirected-link']);
  });

  test.each([
    ['both versions of the address', `${SLUGS}${OLD}`, 'merge-conflict'],
    ['two versions of another key', `slug: /widgets/a\n${CONFLICT}${OLD}`, 'merge-conflict'],
    ['an address relative to the folder', `slug: a\n${OLD}${CONFLICT}`, 'merge-conflict'],
    ['invalid YAML', `slug: /widgets/a\n${OLD}title: [A\n`, 'yaml-syntax'],
    ['a list', `- slug: /widgets/a\n- ${OLD}`, 'wrong-type'],
    ['a list as its address', `slug: [/widgets/a]\n${OLD}`, 'wrong-type'],
    ['a full URL', `slug: https://widgets.example/widgets/a\n${OLD}`, 'invalid-value'],
    ['a list with an address relative to the folder', `slug: [a]\n${OLD}`, 'wrong-type'],
    ['redirects as a mapping', 'slug: /widgets/a\nredirectFrom: { a: /widgets/old }\n', 'wrong-type'],
  ])('%s', (_, text, code) => {
    expect(findIn(`---\n${text}---\n`)).toEqual([code]);
  });

  test('both versions of a whole page', () => {
    const sides = ['# A', `---\nslug: /widgets/a\n${OLD}---\n\n# B`];
    expect(findIn(`<<<<<<< HEAD\n${sides.join('\n=======\n')}\n>>>>>>> branch\n`)).toEqual(['merge-conflict']);
  });

  test('neither has a mistake in another key', () => {
    expect(findIn(`---\n${CONFLICT}---\n`)).toEqual(['broken-link', 'merge-conflict', 'unwritten-page']);
  });
});

test.each(['кнопка', 'हिन्दी'])('a text may name an address in another script, %s', (name) => {
  expect(pathsInText(`slug: /widgets/${name}\n`)).toEqual([`/widgets/${name}`]);
});
