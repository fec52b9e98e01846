import { describe, expect, test } from 'vitest';
import { check, compile, type CheckedPageFacts, type ProjectInput } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { makeProject, SITE, toLines, type ProjectText } from './support/project.ts';

const DRAFT: Partial<CheckedPageFacts> = { frontMatter: { draft: true } };
const place = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 5, offset: 4 } };
const linkTo = (href: string): Partial<CheckedPageFacts> => ({ links: [{ href, range: place }] });
const section = (pages: string) => `id: kit\nname: Kit\nprefixes: [/kit]\npages:\n${pages}`;

function manifestOf(input: ProjectInput): RouteManifest {
  const result = compile(input);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return result.manifest;
}

/** The addresses of a site, and the entries of its sidebar with their tags. */
function shown(text: ProjectText): { readonly routes: readonly string[]; readonly sidebar: readonly string[] } {
  const { routes, sections } = manifestOf(makeProject(text));
  const entries = (nodes: RouteManifest['sections'][number]['tree']): readonly string[] =>
    nodes.flatMap((node) => [
      [node.title, ...node.tags].join(' '),
      ...('children' in node ? entries(node.children) : []),
    ]);
  return { routes: Object.keys(routes).toSorted(), sidebar: sections.flatMap(({ tree }) => entries(tree)) };
}

describe('a draft is hidden by every build, and shown with a mark to its writers', () => {
  test.each<[string, string, Record<string, Partial<CheckedPageFacts>>, readonly string[], readonly string[]]>([
    [
      'by its front matter',
      '  - pathname: /kit/a\n  - pathname: /kit/b\n',
      { '/kit/a': {}, '/kit/b': DRAFT },
      ['/kit', '/kit/a'],
      ['A', 'B draft'],
    ],
    [
      'by the navigation, even if nobody has written it',
      '  - pathname: /kit/a\n  - { pathname: /kit/b, draft: true, beta: true }\n',
      { '/kit/a': {} },
      ['/kit', '/kit/a'],
      ['A', 'B draft beta'],
    ],
    [
      'wherever it is listed, also as a place on it',
      '  - pathname: /kit/a\n  - { pathname: /kit/b, draft: true }\n  - { pathname: "/kit/b#c", title: C }\n',
      { '/kit/a': {}, '/kit/b': { anchors: ['c'] } },
      ['/kit', '/kit/a'],
      ['A', 'B draft', 'C draft'],
    ],
    [
      'with the tabs of its page, and a tab alone',
      '  - { pathname: /kit/a, tabs: [{ title: A }, { title: B, segment: b }, { title: C, segment: c }] }\n  - { pathname: /kit/d, draft: true, tabs: [{ title: D }, { title: E, segment: e }] }\n',
      { '/kit/a': {}, '/kit/a/b': {}, '/kit/a/c': DRAFT, '/kit/d': {}, '/kit/d/e': {} },
      ['/kit', '/kit/a', '/kit/a/b'],
      ['A', 'D draft'],
    ],
    [
      'with all that is below a group, whose pages need no text then',
      '  - pathname: /kit/a\n  - title: More\n    draft: true\n    children: [{ pathname: /kit/b }, { title: Deep, children: [{ pathname: /kit/c }] }]\n',
      { '/kit/a': {}, '/kit/c': {} },
      ['/kit', '/kit/a'],
      ['A', 'More draft', 'B draft', 'Deep', 'C draft'],
    ],
    [
      'in a folder, with a group that has nothing else',
      '  - pathname: /kit/guides\n    generate: directory\n',
      { '/kit/guides/a': {}, '/kit/guides/b': DRAFT, '/kit/guides/deep/c': DRAFT },
      ['/kit', '/kit/guides', '/kit/guides/a'],
      ['Guides', 'A', 'B draft', 'Deep', 'C draft'],
    ],
    [
      'with a folder, and what it leaves out',
      '  - pathname: /kit/a\n  - { pathname: /kit/guides, generate: directory, exclude: [c], draft: true }\n',
      { '/kit/a': {}, '/kit/guides/b': {}, '/kit/guides/c': {} },
      ['/kit', '/kit/a'],
      ['A', 'Guides draft', 'B draft'],
    ],
    [
      'but not a group whose own page is one',
      '  - pathname: /kit/guides\n    children: [{ pathname: /kit/guides/a }]\n',
      { '/kit/guides': { ...DRAFT, heading: 'Secret' }, '/kit/guides/a': {} },
      ['/kit', '/kit/guides', '/kit/guides/a'],
      ['Secret', 'A'],
    ],
    [
      'as a link to another site',
      '  - pathname: /kit/a\n  - { pathname: https://new.example, title: New, draft: true }\n',
      { '/kit/a': {} },
      ['/kit', '/kit/a'],
      ['A', 'New draft'],
    ],
  ])('%s', (_, pages, files, routes, sidebar) => {
    const text = { sections: { kit: section(pages) }, pages: files };
    expect(shown(text).routes).toEqual(routes);
    expect(shown(text).sidebar.join()).not.toMatch(/draft/);
    expect(shown({ ...text, hasDrafts: true }).sidebar).toEqual(sidebar);
    expect(check(makeProject(text)).diagnostics).toEqual([]);
  });

  test('is marked at the top of its page as well if no node of the sidebar can be', () => {
    const { routes } = manifestOf(
      makeProject({
        sections: { kit: section('  - { pathname: /kit/a, tabs: [{ title: A }, { title: B, segment: b }] }\n') },
        pages: { '/kit': DRAFT, '/kit/a': {}, '/kit/a/b': DRAFT },
        hasDrafts: true,
      }),
    );
    expect(Object.values(routes).map(({ pathname, tags }) => [pathname, ...tags].join(' '))).toEqual([
      '/kit/a',
      '/kit/a/b draft',
      '/kit draft',
    ]);
  });

  test('leaves no trace in the manifest: redirects, titles in other languages, own address, translations', () => {
    const languages = [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ];
    const text: ProjectText = {
      site: `${SITE}languages: ${JSON.stringify(languages)}\n`,
      sections: {
        kit: section(
          '  - pathname: /kit/a\n  - pathname: /kit/hidden\n  - pathname: /kit/b\n  - { pathname: /kit/c, tabs: [{ title: C }, { title: D, segment: d }] }\n',
        ),
      },
      others: [
        {
          path: 'nav/translations/de.yaml',
          text: 'titles: { /kit/a: A, /kit/b: B, /kit/hidden: Versteckt, /kit/c: Versteckt, /kit: Kit }\ntabs: { /kit/c: Versteckt }\n',
        },
      ],
      pages: {
        '/kit/a': {},
        '/kit/b': {},
        '/kit/b.de': DRAFT,
        '/kit/secret': {
          frontMatter: { draft: true, slug: '/kit/hidden' },
          redirectFrom: [{ href: '/kit/hidden-before', range: place }],
        },
        '/kit/c': DRAFT,
        '/kit/c/d': { heading: 'Hidden' },
        '/kit/c.de': { heading: 'Versteckt' },
      },
    };
    const manifest = manifestOf(makeProject(text));
    expect(check(makeProject(text)).diagnostics).toEqual([]);
    expect(JSON.stringify(manifest)).not.toMatch(/hidden|secret|versteckt/i);
    expect(manifest.translations?.['de']).toMatchObject({ titles: { '/kit/a': 'A', '/kit/b': 'B' }, pages: {} });
    expect(manifest.routes['/kit/b']?.languages).toEqual(['en']);
    expect(Object.keys(manifestOf(makeProject({ ...text, hasDrafts: true })).routes)).toContain('/kit/hidden');
  });

  test('does not change the address of the group that it is in', () => {
    const group = '  - title: First steps\n    children: [{ pathname: /kit/deep/a }, { pathname: /kit/b }]\n';
    const groupOf = (b: Partial<CheckedPageFacts>) =>
      manifestOf(makeProject({ sections: { kit: section(group) }, pages: { '/kit/deep/a': {}, '/kit/b': b } }))
        .sections[0]?.tree[0];
    expect(groupOf(DRAFT)).toMatchObject({ pathname: (groupOf({}) as { pathname: string }).pathname });
  });
});

describe('what leads to a draft', () => {
  const HELP = 'the page is a draft, which is in no build: remove its `draft`, or use another address';
  // `/kit/bb` is so near that a misspelled address would be corrected to it.
  const pages = { '/kit/a': linkTo('/kit/b'), '/kit/b': DRAFT, '/kit/bb': {} };
  const sections = { kit: section('  - pathname: /kit/a\n  - pathname: /kit/b\n  - pathname: /kit/bb\n') };

  test.each<[string, ProjectText, string]>([
    ['a link of a page', { sections, pages }, 'a.md broken-link'],
    [
      'a link with the site’s own host',
      { sections, pages: { ...pages, '/kit/a': linkTo('https://widgets.example/kit/b') } },
      'a.md broken-link',
    ],
    [
      'a redirect',
      { sections, pages: { ...pages, '/kit/a': {} }, site: `${SITE}redirects: [{ from: /old, to: /kit/b }]\n` },
      'site.yaml redirect-to-nowhere /kit/b',
    ],
    [
      'a setting',
      {
        sections,
        pages: { ...pages, '/kit/a': {} },
        site: `${SITE}footer: { columns: [{ title: Kit, links: [{ title: B, href: /kit/b }] }] }\n`,
      },
      'site.yaml broken-navigation-link /kit/b',
    ],
    [
      'a replacement',
      {
        sections: {
          kit: `${sections.kit}  - { pathname: /kit/c, deprecated: { replacement: /kit/b } }\n`,
        },
        pages: { ...pages, '/kit/a': {}, '/kit/c': {} },
      },
      'kit.yaml unknown-replacement /kit/b',
    ],
  ])('%s is told as such, and not corrected', (_, text, line) => {
    const input = makeProject(text);
    const { diagnostics } = check(input);
    expect(toLines(diagnostics, input).map((each) => each.replace('content/kit/', ''))).toEqual([line]);
    expect(diagnostics.map(({ help, fix }) => [help, fix])).toEqual([[HELP, undefined]]);
    // Where drafts are shown, it leads somewhere.
    expect(check({ ...input, hasDrafts: true }).diagnostics).toEqual([]);
  });

  test('the rest of what is said about its address is no mistake', () => {
    const text = {
      site: `${SITE}stylesheets: [{ href: https://a.example/a.css, prefixes: [/kit/b] }]\n`,
      sections: {
        kit: `${sections.kit}versions:\n  - { text: v2, current: true }\n  - { text: v1, href: https://v1.example, pathTemplate: 'https://v1.example{pathname}', without: [/kit/b] }\n`,
      },
      pages: { ...pages, '/kit/a': {} },
    };
    expect(check(makeProject(text)).diagnostics).toEqual([]);
  });
});

test('a section that has only drafts is told what it lacks', () => {
  const text = { sections: { kit: section('  - pathname: /kit/secret\n') }, pages: { '/kit/secret': DRAFT } };
  expect(check(makeProject(text)).diagnostics).toMatchObject([
    {
      code: 'empty-group',
      message: 'The section `kit` has no pages but drafts.',
      help: 'publish one of them: remove its `draft`',
    },
  ]);
  expect(check(makeProject({ ...text, hasDrafts: true })).diagnostics).toEqual([]);
});

test('mistakes in a draft wait until it is published, except those that hide whether it is one', () => {
  const end = { line: 3, column: 1, offset: 9 };
  const problem = { code: 'empty-heading', message: 'This heading has no text.', range: { start: end, end } };
  const told = (facts: Partial<CheckedPageFacts>, hasDrafts = false) =>
    check(
      makeProject({
        sections: { kit: section('  - pathname: /kit/a\n  - pathname: /kit/b\n') },
        pages: { '/kit/a': {}, '/kit/b': { problems: [problem], ...linkTo('/kit/gone'), ...facts } },
        modules: ['content/kit/Basic.tsx'],
        hasDrafts,
      }),
    ).diagnostics.map(({ code }) => code);
  const parts = [{ kind: 'demo', ask: { src: 'Basic.tsx' }, at: {}, range: place }];
  expect(told({ ...DRAFT, parts })).toEqual([]);
  expect(told({ ...DRAFT, parts }, true)).toEqual(['broken-link', 'empty-heading']);
  expect(told({ ...DRAFT, parts, lostFrontMatter: 'draft: true\nslugg: x' })).toEqual(['empty-heading']);
});
