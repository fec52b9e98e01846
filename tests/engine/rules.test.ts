import { describe, expect, test } from 'vitest';
import { check, type ProjectInput } from '../../engine/index.ts';
import { cpuSeconds } from '../support/cpu-time.ts';
import { makeProject, SITE, toLines, type ProjectText } from './support/project.ts';

const section = (pages: string, more = '', prefixes = '/widgets') =>
  `id: widgets\nname: Widgets\nprefixes: [${prefixes}]\n${more}pages:\n${pages}`;
const planned = (pathname: string) => `  - pathname: ${pathname}\n    planned: true\n`;

function find(text: ProjectText): readonly string[] {
  const project = makeProject(text);
  return toLines(check(project).diagnostics, project).map((line) => line.replace(/^(widgets|site)\.yaml /, ''));
}

function findNodes(pages: string, more?: Partial<ProjectText>): readonly string[] {
  return find({ sections: { widgets: section(pages) }, ...more });
}

/** Tests that each text leads to one finding, which says what it should. */
function reports(
  findings: (text: string) => readonly string[],
  rows: readonly (readonly [text: string, says: string])[],
): void {
  test.each(rows)('%s', (text, says) => {
    expect(findings(text)).toEqual([expect.stringContaining(says)]);
  });
}

/** Tests that none of the texts leads to a finding. */
function accepts(findings: (text: string) => readonly unknown[], title: string, texts: readonly string[]): void {
  test.each(texts)(`accepts ${title}`, (text) => {
    expect(findings(text)).toEqual([]);
  });
}

describe('malformed-pathname', () => {
  test.each([
    ['/widgets//a'],
    ['/widgets/./a'],
    ['/widgets/../widgets/a'],
    ['/widgets/..'],
    ['/widgets/%61'],
    ['/widgets/a%'],
    ['/widgets/a b'],
    ['/widgets/a\\b'],
    ['/widgets/<a>'],
    ['/widgets/a?b=c'],
    ['/widgets/a:b'],
    ['widgets/a'],
    [`/widgets/${'a'.repeat(241)}`],
  ])('%j', (pathname) => {
    expect(findNodes(planned(pathname))).toEqual([`malformed-pathname ${pathname}`]);
  });

  accepts((pathname) => findNodes(planned(pathname)), '%j', [
    '/widgets/a',
    '/widgets/a#b',
    '/widgets/v1.2',
    '/widgets/über',
    `/widgets/${'a'.repeat(240)}`,
  ]);

  test('also checks prefixes, tab segments, redirects and front matter', () => {
    const at = { line: 2, column: 16, offset: 16 };
    expect(
      find({
        site: `${SITE}redirects:\n  - { from: old, to: /widgets/a }\n  - { from: /older, to: widgets/a }\nstylesheets:\n  - { href: https://a.example/a.css, prefixes: [widgets] }\n`,
        sections: {
          widgets: section(
            '  - pathname: /widgets/a\n    tabs:\n      - { segment: b/c, title: B }\n',
            '',
            '/widgets, x//y',
          ),
        },
        pages: {
          '/widgets/a': { redirectFrom: [{ href: 'oldest', range: { start: at, end: at } }] },
          '/widgets/a/b/c': {},
        },
      }),
    ).toEqual([
      'content/widgets/a.md malformed-pathname',
      'malformed-pathname x//y',
      'malformed-pathname b/c',
      'malformed-pathname old',
      'malformed-pathname widgets/a',
      'malformed-pathname widgets',
    ]);
  });

  test.each([
    ['/old/*', 'The pathname `/old/*` is a pattern, but a redirect is for one pathname.'],
    ['/old/:id', 'The pathname `/old/:id` is a pattern, but a redirect is for one pathname.'],
    ['/old/a:b', 'The pathname `/old/a:b` has characters that are not allowed in an address.'],
  ])('a redirect from %s', (from, message) => {
    const { diagnostics } = check(
      makeProject({
        site: `${SITE}redirects:\n  - { from: "${from}", to: /widgets/a }\n`,
        sections: { widgets: section(planned('/widgets/a')) },
      }),
    );
    expect(diagnostics.map((found) => found.message)).toEqual([message]);
  });

  test('a redirect to a placeholder, and a prefix with a wildcard, are no pathnames', () => {
    const { diagnostics } = check(
      makeProject({
        site: `${SITE}redirects:\n  - { from: /old, to: "/widgets/:splat" }\n`,
        sections: { widgets: section(planned('/widgets/a'), '', '"/widgets/*"') },
      }),
    );
    expect(diagnostics.map(({ code, help }) => [code, help])).toEqual([
      ['malformed-pathname', 'use letters, digits, hyphens and slashes'],
      ['malformed-pathname', 'write a redirect for each old address, as `docs-nav mv` does when it moves pages'],
    ]);
  });

  test.each([
    ['c.html', [], 'malformed-pathname', 'write `/c`'],
    ['index.html', ['/', '/widgets'], 'malformed-pathname', 'write `/index.html`'],
    ['/b.html', ['/widgets/b'], 'pathname-outside-section', 'did you mean `/widgets/b`'],
    ['/widgets/B.html', ['/widgets/b'], 'unwritten-page', 'did you mean `/widgets/b`'],
    ['/widgets/b/index.html', ['/widgets/b'], 'reserved-pathname', 'did you mean `/widgets/b`'],
  ])('names the page that the file %s stands for in a single report', (pathname, pages, code, help) => {
    const { diagnostics } = check(
      makeProject({ sections: { widgets: section(`  - pathname: ${pathname}\n`) }, pages }),
    );
    expect(diagnostics.map((found) => [found.code, found.help])).toEqual([[code, help]]);
  });

  test('reports the address of another site on a group', () => {
    expect(
      findNodes(
        `  - pathname: https://a.example\n    children:\n    ${planned('/widgets/a').replaceAll('\n', '\n    ').trimEnd()}\n`,
      ),
    ).toEqual(['malformed-pathname https://a.example']);
  });
});

describe('malformed-address', () => {
  test.each([
    ['url: https://docs.example', []],
    ['url: https://docs.example/', []],
    ['url: https://docs.example:8443', []],
    ['url: https://docs.example:84430', ['malformed-address https://docs.example:84430']],
    ['url: http://localhost:3000', []],
    ['url: http://127.0.0.1', []],
    ['url: http://docs.example', ['malformed-address http://docs.example']],
    ['url: https://docs.example/docs', ['malformed-address https://docs.example/docs']],
    ['url: https://docs.example?x', ['malformed-address https://docs.example?x']],
    ['url: docs.example', ['malformed-address docs.example']],
    ['url: javascript:alert(1)', ['malformed-address javascript:alert(1)']],
    ['url: https://user@docs.example', ['malformed-address https://user@docs.example']],
    ['url: https://docs.example\nrepository: git@host:a/b', ['malformed-address git@host:a/b']],
    ['url: https://docs.example\neditUrl: https://git.example/{file}', []],
    ['url: https://docs.example\neditUrl: /edit/{file}', ['malformed-address /edit/{file}']],
    ['url: https://docs.example\nanalytics: { transport: beacon, endpoint: /collect }', []],
    [
      'url: https://docs.example\nanalytics: { transport: beacon, endpoint: http://a.example }',
      ['malformed-address http://a.example'],
    ],
    ['url: https://docs.example\nanalytics: { transport: beacon, endpoint: http://127.0.0.1:8125/collect }', []],
    [
      'url: https://docs.example\nanalytics: { transport: beacon, endpoint: http://127.0.0.1.a.example }',
      ['malformed-address http://127.0.0.1.a.example'],
    ],
    ['url: https://docs.example\nanalytics: { transport: beacon }', ['missing-field transport']],
    ['url: https://docs.example\nanalytics: { transport: none, webVitalsShare: 5 }', ['invalid-value 5']],
    ['url: https://docs.example\ncomponents: { Note: note, callout: note }', ['invalid-value callout']],
    ['url: https://docs.example\nanalytics: { transport: gtag }', ['missing-field transport']],
    [
      `url: https://docs.example\nads: { inHouse: [{ name: A, description: B, link: 'javascript:buy()' }] }`,
      [`malformed-address 'javascript:buy()'`],
    ],
    ['url: https://docs.example\nads: { feed: //ads.example }', ['malformed-address //ads.example']],
    ['url: https://docs.example\nbanner: { text: New, href: docs.example }', ['malformed-address docs.example']],
    ['url: https://docs.example\nbanner: { text: New, href: ../widgets/a }', ['malformed-address ../widgets/a']],
    [`url: https://docs.example\nbanner: { text: New, href: '#new' }`, []],
    ['url: https://docs.example\nbanner: { text: New, href: /widgets/a }', []],
  ])('%j', (settings, expected) => {
    expect(
      find({ site: `title: Widgets\n${settings}\n`, sections: { widgets: section(planned('/widgets/a')) } }),
    ).toEqual(expected);
  });
});

describe('malformed-address in the settings', () => {
  const mistakes = (settings: string, more: Partial<ProjectText> = {}) =>
    check(
      makeProject({
        site: `title: Widgets\n${settings.startsWith('url:') ? '' : 'url: https://docs.example\n'}${settings}\n`,
        sections: { widgets: section(planned('/widgets/a')) },
        assets: ['/logo.svg', '/a.css'],
        ...more,
      }),
    ).diagnostics.map(({ message, help }) => `${message} ${help}`);
  const edit = (address: string, place = '', content = 'docs') =>
    mistakes(`content: ${content}\neditUrl: ${address}`, { placeInRepository: place });
  const footer = (href: string) => mistakes(`footer: { social: [{ title: A, href: '${href}' }] }`);

  test.each([
    ['https://git.example/edit/main{file}', 'https://git.example/edit/main/{file}'],
    ['https://git.example/edit/main/docs/{file}', 'https://git.example/edit/main/{file}'],
    ['https://git.example/a?path=docs/{file}', undefined],
    ['https://git.example/a?path=/docs/{file}', 'https://git.example/a?path=/{file}'],
    ['https://git.example/edit/main/{file}.md', 'https://git.example/edit/main/{file}'],
  ])('editUrl %s', (address, write) => {
    expect(edit(address)).toEqual(write === undefined ? [] : [expect.stringContaining(` write \`${write}\``)]);
  });

  test('editUrl that repeats the first part of the content folder', () => {
    const [found = ''] = edit('https://git.example/edit/main/site/{file}', '', 'site/docs');
    expect(found).toContain('repeats `site`');
  });

  test.each([
    ['https://git.example/edit/main/{file}', ''],
    ['https://git.example/edit/main/packages/{file}', 'packages'],
    // A branch and a project with the same name as the content folder.
    ['https://git.example/edit/docs/{file}', ''],
    ['https://git.example/edit/main/docs/{file}', 'docs'],
    ['https://git.example/a?path=%2F{file}&title=Edit%20{file}', ''],
    ['https://git.example/_edit/main/{file}/', ''],
  ])('accepts editUrl %s of a project in %j', (address, place) => {
    expect(edit(address, place)).toEqual([]);
  });

  reports(mistakes, [
    ['editUrl: https://git.example/{path}', 'write `{file}` instead of `{path}`'],
    ['editUrl: https://git.example/{{file}}', 'did you mean `{file}`'],
    ['editUrl: https://git.example/{branch}/{file}', 'the build fills in only `{file}`'],
    ['problemUrl: https://git.example/?t={titel}&b={address}', 'did you mean `{title}`'],
    ['repository: https://git host.example/a', 'write the full https address'],
    ['repository: https://', 'write the full https address'],
    ['redirects: [{ from: /old, to: "https://" }]', 'leads nowhere'],
    ['versionsFrom: "https://"', 'leads nowhere'],
    ['related: [{ manifest: "https://" }]', 'leads nowhere'],
    ['brand: { stylesheets: ["http://a.example/a.css"] }', 'does not start with https:'],
    ['logo: http://a.example/a.svg', 'does not start with https:'],
    ['logo: https://github.com/a/b/blob/main/a.svg', 'is a web page that shows a file'],
  ]);

  accepts(mistakes, '%s', [
    'repository: https://git/widgets',
    'repository: http://git.example',
    'url: http://docs\nlogo: http://files/logo.svg',
    'logo: https://files.example/logo?size=2',
    'logo: https://github.com/a/b/blob/main/a.svg?raw=true',
    'logo: http://localhost:9000/logo.svg',
    'brand: { stylesheets: ["https://fonts.example/css2?family=Inter", "https://a.js.example"] }',
    'head: { scripts: ["https://tags.example/12345"] }',
  ]);

  test.each([['https://'], ['https://git host.example'], ['https://https://a.example'], ['mailto:'], ['/a/{LANG}']])(
    'link %s',
    (href) => {
      expect(footer(href)).toHaveLength(1);
    },
  );

  accepts(footer, 'the link %s', [
    'https://müller.example/a b',
    'https://ann@a.example:8080?b={c}',
    'https://api.example/#/pets/{id}',
    'http://[::1]/',
    'mailto:ann@example.com',
    'mailto:?subject=Hello',
  ]);
});

describe('reserved-pathname', () => {
  const site = `${SITE}languages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch }\n`;
  test.each([
    ['/_nav/a', true],
    ['/_NAV/a', true],
    ['/llms.txt', true],
    ['/404', true],
    ['/de/a', true],
    ['/en', true],
    ['/api-docs/a', true],
    ['/v5/a', true],
    ['/design', false],
    ['/a/de', false],
    ['/api/a', false],
  ])('%j: %j', (pathname, reserved) => {
    const text = `id: widgets\nname: Widgets\nversions:\n  - { text: v6, current: true, pathTemplate: '/v6{pathname}' }\n  - { text: v5, pathTemplate: '/v5{pathname}' }\npages:\n${planned(pathname)}`;
    const found = find({ site, sections: { widgets: text } }).filter(
      (line) => !/^(?:uppercase|missing-translation)/.test(line),
    );
    expect(found).toEqual(reserved ? [`reserved-pathname ${pathname}`] : []);
  });

  test.each([
    ['/widgets/a.md', '`/widgets/a.md` is reserved for the Markdown of `/widgets/a`', 'write `/widgets/a`, and list'],
    ['/widgets/A.MD', '`/widgets/A.MD` is reserved for the Markdown of `/widgets/a`', 'write `/widgets/a`, and list'],
    ['/widgets/a.md/b', '`/widgets/a.md/b` is below `/widgets/a.md`', 'another pathname'],
    ['/widgets/index.html', '`/widgets/index.html` is reserved for the page `/widgets`', 'write `/widgets`'],
    ['/widgets/z/index.html', '`/widgets/z/index.html` is reserved for the page of its folder', 'another pathname'],
    ['/widgets/llms-full.txt', '`/widgets/llms-full.txt` is reserved for the pages of Widgets in one file', 'another'],
    ['/sitemap-2.xml', '`/sitemap-2.xml` is reserved for a file that the build writes', 'another pathname'],
    ['/api-docs.md', 'reserved for the Markdown of `/api`', 'write `/api`, and list'],
  ])('rejects %j, where the build writes a file', (pathname, message, help) => {
    const sections = { widgets: section(planned('/widgets/a') + planned('/api') + planned(pathname)) };
    const [found, ...others] = check(makeProject({ sections })).diagnostics.filter(
      ({ code }) => code === 'reserved-pathname',
    );
    expect(found?.message).toContain(message);
    expect(found?.help).toContain(help);
    expect(others).toEqual([]);
  });

  test.each([
    ['/index', ['reserved-pathname /index']],
    ['/index.md', ['reserved-pathname /index.md']],
    ['/a/index', []],
    ['/index/a', []],
  ])('next to a start page, whose Markdown is /index.md: %j', (pathname, expected) => {
    const sections = { widgets: section(planned('/') + planned(pathname), '', '/') };
    expect(find({ sections })).toEqual(expected);
    expect(find({ sections: { widgets: section(planned(pathname), '', '/') } })).toEqual([]);
  });

  test('the landing page of a section has Markdown if it is written', () => {
    const sections = { widgets: section(planned('/a') + planned('/index.md'), '', '/') };
    expect(find({ sections, pages: { '/': {} } })).toEqual(['reserved-pathname /index.md']);
    expect(find({ sections })).toEqual([]);
  });

  test.each([['/widgets/v1.2'], ['/widgets/b.md'], ['/widgets/llms-full'], ['/widgets/api.md']])(
    '%j is free',
    (pathname) => {
      expect(findNodes(planned('/widgets/a') + planned(pathname))).toEqual([]);
    },
  );

  test('also rejects a redirect from the address of a generated file', () => {
    const redirect = (from: string) => `  - { from: ${from}, to: /widgets/a }\n`;
    expect(
      find({
        site: `${SITE}redirects:\n${redirect('/widgets/a.md')}${redirect('/robots.txt')}${redirect('/widgets/b.html')}`,
        sections: { widgets: section(planned('/widgets/a')) },
      }),
    ).toEqual(['reserved-pathname /widgets/a.md', 'reserved-pathname /robots.txt']);
  });

  test('reports content files whose paths differ only in case', () => {
    const input = makeProject({
      sections: { widgets: section(planned('/widgets/a')) },
      assets: ['/static/Logo.svg', '/static/logo.svg', '/static/other.svg'],
    });
    expect(check(input).diagnostics.map(({ code, origin }) => `${code} ${origin.file}`)).toEqual([
      'asset-collision content/static/logo.svg',
    ]);
  });

  test('reports a content file at the address of a page, a redirect or a generated file', () => {
    const input = makeProject({
      site: `${SITE}redirects:\n  - { from: /old.pdf, to: /widgets/a }\n`,
      sections: { widgets: section(planned('/widgets/a') + planned('/widgets/b/c')) },
      assets: [
        '/index.html',
        '/old.pdf',
        '/widgets/a',
        '/widgets/a/index.html',
        '/widgets/b',
        '/widgets/b/index.html',
        '/widgets/llms-full.txt',
        '/widgets/more/index.html',
      ],
    });
    expect(check(input).diagnostics.map(({ code, origin }) => `${code} ${origin.file}`)).toEqual([
      'asset-collision content/index.html',
      'asset-collision content/old.pdf',
      'asset-collision content/widgets/a',
      'asset-collision content/widgets/a/index.html',
      'asset-collision content/widgets/b',
      'asset-collision content/widgets/llms-full.txt',
    ]);
  });

  test('a reserved prefix is reported once, not once per page', () => {
    expect(find({ site, sections: { widgets: section(planned('/de/a') + planned('/de/b'), '', '/de') } })).toEqual([
      'reserved-pathname /de',
      'missing-translation de',
    ]);
  });
});

describe('prefixes', () => {
  const other = (prefixes: string) => `id: other\nname: Other\nprefixes: [${prefixes}]\npages:\n${planned('/other/a')}`;

  test('match whole segments', () => {
    expect(
      find({ sections: { widgets: section(planned('/widgets/a')), other: other('/other, /widgets-lab') } }),
    ).toEqual([]);
  });

  test('a section must not list one twice', () => {
    expect(find({ sections: { widgets: section(planned('/widgets/a'), '', '/widgets, /widgets') } })).toEqual([
      'overlapping-prefixes /widgets',
    ]);
  });

  test('a copied section file is recognized by its id', () => {
    const text = section(planned('/widgets/a'));
    expect(find({ sections: { widgets: text, wcopy: text } })).toEqual(['duplicate-section widgets']);
  });

  test.each([['/widgets/*'], ['/widgets#a']])('%j is reported once, whatever pathnames the section has', (prefix) => {
    expect(find({ sections: { widgets: section(planned('/widgets/a'), '', `"${prefix}"`) } })).toEqual([
      `malformed-pathname "${prefix}"`,
    ]);
  });

  test('many pathnames that start the same way are reported once, for the missing prefix', () => {
    expect(
      findNodes(planned('/widgets/a') + planned('/gadgets/b') + planned('/gadgets/c') + planned('/gadgets/d')),
    ).toEqual(['pathname-outside-section /gadgets/b']);
    expect(findNodes(planned('/widgets/a') + planned('/gadgets/b') + planned('/gadgets/c'))).toEqual([
      'pathname-outside-section /gadgets/b',
      'pathname-outside-section /gadgets/c',
    ]);
  });

  test('a page of another section may be in the tree', () => {
    expect(
      find({ sections: { widgets: section(planned('/widgets/a') + planned('/other/a')), other: other('/other') } }),
    ).toEqual([]);
  });

  test('a page whose own section lacks a prefix is only reported there', () => {
    const pages = planned('/other/a');
    const without = `id: other\nname: Other\npages:\n${pages}`;
    const site = `${SITE}fallback: widgets\n`;
    expect(find({ site, sections: { widgets: section(planned('/widgets/a') + pages), other: without } })).toEqual([
      'other.yaml section-without-prefix other',
    ]);
  });
});

describe('duplicate-pathname', () => {
  test.each([
    ['two pages', planned('/widgets/a') + planned('/widgets/a'), ['/widgets/a']],
    ['other spellings', planned('/widgets/a') + planned('/widgets/a#b') + planned('/widgets/a#b'), ['/widgets/a#b']],
    [
      'a group and a page',
      `${planned('/widgets/a')}  - pathname: /widgets/a\n    children:\n      - { pathname: /widgets/b, planned: true }\n`,
      ['/widgets/a'],
    ],
    [
      'a page and a tab',
      `  - pathname: /widgets/a\n    planned: true\n    tabs:\n      - { title: A }\n      - { segment: b, title: B }\n${planned('/widgets/a/b')}`,
      ['/widgets/a/b'],
    ],
    [
      'two tabs for the page itself',
      `  - pathname: /widgets/a\n    planned: true\n    tabs:\n      - { title: A }\n      - { title: B }\n`,
      ['B'],
    ],
  ])('%s', (_, pages, expected) => {
    expect(findNodes(pages)).toEqual(expected.map((pathname) => `duplicate-pathname ${pathname}`));
  });

  test('uses the message of the specification and refers to both places', () => {
    const project = makeProject({ sections: { widgets: section(planned('/widgets/a') + planned('/widgets/a')) } });
    const [found] = check(project).diagnostics;
    expect(found?.message).toBe('Duplicated pathname /widgets/a in pages');
    expect([found?.origin.range.start.line, found?.related[0]?.origin.range.start.line]).toEqual([7, 5]);
  });

  test('two sections may name the same page', () => {
    const text = (id: string) => `id: ${id}\nname: ${id}\npages:\n${planned('/a')}`;
    expect(find({ site: `${SITE}fallback: one\n`, sections: { one: text('one'), two: text('two') } })).toEqual([
      'two.yaml section-without-prefix two',
    ]);
  });
});

describe('versions and expiry (requirements C6 and K4)', () => {
  const withVersions = (versions: string, pages = planned('/widgets/a')): Partial<ProjectInput> & ProjectText => ({
    sections: { widgets: section(pages, `versions:\n${versions}`) },
    packages: { core: '7.1.1' },
  });

  test.each([
    ['  - { text: v7.1.1, current: true, package: core }\n', []],
    ['  - { text: 7.1.1, current: true, package: core }\n', []],
    ['  - { text: v7.1.0, current: true, package: core }\n', ['version-mismatch v7.1.0']],
    ['  - { text: v7.1.1, current: true, package: cores }\n', ['version-mismatch cores']],
    ['  - { text: v7.1.0, current: true, documents: core }\n', []],
    ['  - { text: v7.1.0, current: true, documents: cores }\n', ['version-mismatch cores']],
    [
      '  - { text: v7, current: true }\n  - { text: v6, current: true }\n  - { text: v5, current: true }\n',
      ['two-current-versions true', 'two-current-versions true'],
    ],
    ['  - { text: v7 }\n', ['version-without-target v7']],
    [`  - { text: v7, pathTemplate: 'https://v7.example/{pathname}' }\n`, []],
    [`  - { text: v7, pathTemplate: '{LANG}/v7{pathname}' }\n`, []],
    [`  - { text: v7, current: true, pathTemplate: '/{pathname}' }\n`, []],
    // On the same host, another version cannot have the address of this one.
    [
      `  - { text: v8, current: true }\n  - { text: v7, pathTemplate: '/{pathname}' }\n`,
      [`broken-navigation-link '/{pathname}'`],
    ],
    [
      `  - { text: v8, current: true }\n  - { text: v7, pathTemplate: '{LANG}{pathname}/' }\n`,
      [`broken-navigation-link '{LANG}{pathname}/'`],
    ],
    [
      `  - { text: v8, current: true }\n  - { text: v7, pathTemplate: '/widgets/v7{pathname}' }\n`,
      [`broken-navigation-link '/widgets/v7{pathname}'`],
    ],
    [`  - { text: v7, pathTemplate: 'v7{pathname}' }\n`, [`malformed-address 'v7{pathname}'`]],
    // Pages that a version lacks need another address there, and must be pages of this version.
    [
      `  - { text: v6, href: 'https://v6.example/', pathTemplate: 'https://v6.example/{pathname}', without: [/widgets/a, /widgets] }\n`,
      [],
    ],
    [
      `  - { text: v6, pathTemplate: 'https://v6.example/{pathname}', without: [/widgets/a, /widgets] }\n`,
      ['version-without-target /widgets/a'],
    ],
    [
      `  - { text: v6, href: 'https://v6.example/', pathTemplate: 'https://v6.example/{pathname}', without: [/widgets/b] }\n`,
      ['broken-navigation-link /widgets/b'],
    ],
    [`  - { text: v6, href: 'https://v6.example/', without: [/widgets/a] }\n`, ['misplaced-key without']],
    // A template of the wrong type is reported; the lack of a template that follows from it is not.
    [`  - { text: v6, href: 'https://v6.example/', pathTemplate: 6, without: [/widgets/a] }\n`, ['wrong-type 6']],
  ])('%j', (versions, expected) => {
    expect(find(withVersions(versions))).toEqual(expected);
  });

  test.each([
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['7.1.0', true],
    ['7.1.1', false],
    ['v7.1', true],
    ['8.0.0', false],
    ['10.0.0', false],
  ])('the mark “new until %j” has expired: %j', (until, expired) => {
    const pages = `  - pathname: /widgets/a\n    planned: true\n    newFeature: { until: ${until.includes('v') || until.split('.').length > 2 || until.includes('-') ? until : `'${until}'`} }\n`;
    expect(find(withVersions('  - { text: v7.1.1, current: true }\n', pages))).toEqual(
      expired ? [`expired-new-feature ${until}`] : [],
    );
  });

  test('a group expires like a page', () => {
    const pages = `  - title: A\n    newFeature: { until: 2026-01-31 }\n    children:\n      - { pathname: /widgets/a, planned: true }\n`;
    expect(findNodes(pages)).toEqual(['expired-new-feature 2026-01-31']);
  });
});

describe('redirects', () => {
  const redirects = (...rows: (readonly [string, string])[]) =>
    `${SITE}redirects:\n${rows.map(([from, to]) => `  - { from: ${from}, to: '${to}' }\n`).join('')}`;
  test.each([
    [[['/a', '/widgets/a']], []],
    [[['/a', 'https://elsewhere.example']], []],
    [
      [
        ['/a', '/b'],
        ['/b', '/widgets/a'],
      ],
      [`chained-redirect '/b'`],
    ],
    [
      [
        ['/b', '/widgets/a'],
        ['/a', '/b'],
        ['/c', '/a#x'],
      ],
      [`chained-redirect '/b'`, `chained-redirect '/a#x'`],
    ],
    [
      [
        ['/e', '/d'],
        ['/d', '/a'],
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      ['redirect-cycle /a'],
    ],
    [[['/a', '/a']], ['redirect-cycle /a']],
    [
      [
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/a'],
        ['/d', '/a'],
      ],
      ['redirect-cycle /a'],
    ],
    [
      [
        ['/d', '/a'],
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      ['redirect-cycle /a'],
    ],
    [
      [
        ['/a', '/b'],
        ['/b', '/a'],
        ['/c', '/d'],
        ['/d', '/c'],
      ],
      ['redirect-cycle /a', 'redirect-cycle /c'],
    ],
    [[['/a', '/nowhere']], [`redirect-to-nowhere '/nowhere'`]],
    // The wrong way round.
    [[['/widgets/a', '/old']], [`redirect-from-page /widgets/a`]],
    [[['/a', '/widgets/a#b']], [`redirect-to-nowhere '/widgets/a#b'`]],
    [[['/a', 'javascript:alert(1)']], [`unsafe-href 'javascript:alert(1)'`]],
  ] as const)('%j', (rows, expected) => {
    expect(
      find({
        site: redirects(...rows),
        sections: { widgets: section('  - pathname: /widgets/a\n') },
        pages: ['/widgets/a'],
      }),
    ).toEqual(expected);
  });

  test.each([
    ['/', ['redirect-from-page /']],
    ['/de', ['redirect-from-page /de']],
    ['/de/widgets/a', ['redirect-from-page /de/widgets/a']],
    ['/de/old', []],
    ['/design', []],
  ])('from %s, on a site in two languages', (from, expected) => {
    const languages = 'languages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch }\n';
    const found = find({
      site: redirects([from, '/widgets/a']) + languages,
      sections: { widgets: section(planned('/widgets/a')) },
    });
    expect(found.filter((line) => !line.startsWith('missing-translation'))).toEqual(expected);
  });

  test('follows a chain of 10,000 redirects only once', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`/old/${at}`, `/old/${at + 1}`] as const);
    const seconds = cpuSeconds(() => {
      expect(
        find({
          site: redirects(...rows, ['/old/10000', '/old/5000']),
          sections: { widgets: section(planned('/widgets/a')) },
        }),
      ).toEqual(['redirect-cycle /old/5000']);
    });
    expect(seconds).toBeLessThan(5);
  });
});

test.each([
  ['/widgets', []],
  ['/widgets/a', []],
  ['/', []],
  ['/widget', ['broken-navigation-link /widget']],
])('a stylesheet for the pages below %s', (prefix, expected) => {
  expect(
    find({
      site: `${SITE}stylesheets:\n  - { href: https://a.example/a.css, prefixes: [${prefix}] }\n`,
      sections: { widgets: section(planned('/widgets/a')) },
    }),
  ).toEqual(expected);
});

describe('targets of redirects', () => {
  const targets = (to: string) =>
    find({
      site: `${SITE}redirects: [{ from: /widgets/old, to: ${JSON.stringify(to)} }]\n`,
      sections: { widgets: section(planned('/widgets/a')) },
    });
  reports(targets, [
    ['https://e.example/\n/lib/* https://evil.example/:splat 302', 'malformed-address'],
    ['https://e.example/a b 200', 'malformed-address'],
    ['https://e.example/;}\nevil on;', 'malformed-address'],
    ['https://user:pw@evil.example/', 'malformed-address'],
  ]);
  accepts(targets, 'an address of any form', [
    'https://e.example/$host/$request_uri?x={env.HOME}',
    'https://e.example/:splat/*',
    'https://é.example/ü',
    'https://e.example/@scope/name',
  ]);
});

test('a navigation file is told before it is refused', () => {
  const text = section(planned('/widgets/a')) + `# ${'x'.repeat(99)}\n`.repeat(135_000);
  expect(find({ sections: { widgets: text } })).toEqual(['nearly-too-large']);
  expect(find({ sections: { widgets: text.slice(0, 12_000_000) } })).toEqual([]);
});

describe('logos', () => {
  const withLogos = (logos: string): ProjectText => ({
    site: `${SITE}${logos}`,
    sections: { widgets: section(planned('/widgets/a'), logos) },
    assets: ['/static/logo.svg', '/static/night.svg', '/static/my logo.svg'],
  });
  const twice = (line: string) => [line, line];

  test.each([
    ['logo: /static/logo.svg\n', []],
    ['logo: /static/logo.svg\nlogoDark: /static/night.svg\n', []],
    ['logo: https://cdn.example/logo.svg\n', []],
    ['logo: /static/my%20logo.svg\nlogoDark: /static/my logo.svg\n', []],
    ['logo: /static/%6Cogo.svg?v=2\n', []],
    ['logo: /static/logo.svg\nlogoDark: /static/nigth.svg\n', twice('broken-navigation-link /static/nigth.svg')],
    ['logo: javascript:alert(1)\n', twice('unsafe-href javascript:alert(1)')],
    ['logoDark: /static/night.svg\n', twice('misplaced-key logoDark')],
    ['logo: 7\nlogoDark: /static/night.svg\n', twice('wrong-type 7')],
  ])('%j', (logos, expected) => {
    expect(find(withLogos(logos))).toEqual(expected);
  });
});

test('a section can be hidden from lists of products only if it has pages of its own', () => {
  const own = section(planned('/widgets/a'), 'hidden: true\n');
  expect(find({ sections: { widgets: own } })).toEqual([]);
  const rest = 'id: rest\nname: Rest\nhidden: true\npages:\n  - pathname: https://a.example\n    title: A\n';
  expect(find({ site: `${SITE}fallback: rest\n`, sections: { widgets: own, rest } })).toEqual([
    'rest.yaml misplaced-key hidden',
  ]);
});

describe('misplaced-key', () => {
  test.each([
    [`  - pathname: https://a.example\n    tabs:\n      - { title: A }\n`, ['misplaced-key tabs']],
    [`  - pathname: /widgets/a\n    planned: true\n    package: core\n`, ['misplaced-key package']],
    [`  - pathname: /widgets\n    generate: directory\n    package: core\n`, ['misplaced-key package']],
  ])('%j', (pages, expected) => {
    expect(findNodes(pages, { pages: pages.includes('directory') ? ['/widgets/a'] : [] })).toEqual(expected);
  });
});

describe('a page that names itself', () => {
  const deprecated = (replacement: string) =>
    findNodes(`  - { pathname: /widgets/a, deprecated: { replacement: '${replacement}' } }\n${planned('/widgets/b')}`, {
      pages: { '/widgets/a': { anchors: ['new'] } },
    });

  test.each([['/widgets/a'], ['/widgets/a/']])('as its replacement, %s', (replacement) => {
    expect(deprecated(replacement)).toEqual([`unknown-replacement '${replacement}'`]);
  });

  test.each([['/widgets/b'], ['/widgets/a#new']])('%s is another place', (replacement) => {
    expect(deprecated(replacement)).toEqual([]);
  });
});

test('a slug that is not a valid address is reported, whether or not the page is listed by hand', () => {
  const range = { start: { line: 2, column: 1, offset: 4 }, end: { line: 2, column: 5, offset: 8 } };
  const pages = {
    '/widgets/a': { frontMatter: { slug: 'my guide' }, keys: [{ key: 'slug', range }] },
    '/widgets/b': { frontMatter: { slug: 'plain' }, keys: [{ key: 'slug', range }] },
  };
  const listed = '  - pathname: /widgets/a\n  - pathname: /widgets/plain\n';
  expect(findNodes(listed, { pages })).toEqual(['content/widgets/a.md malformed-pathname']);
  expect(findNodes('  - { pathname: /widgets, generate: directory }\n', { pages })).toEqual([
    'content/widgets/a.md malformed-pathname',
  ]);
});

describe('markdown-in-text', () => {
  const findText = (text: string) => {
    const quoted = JSON.stringify(text);
    return find({
      site: `${SITE}description: ${quoted}\nhome: { lead: ${quoted}, features: [{ title: A, text: ${quoted} }] }\nfooter: { note: ${quoted} }\n`,
      sections: { widgets: section(`  - { pathname: /widgets/a, planned: true, title: ${quoted} }\n`) },
    }).map((line) => line.replace(/ .*/, ''));
  };

  test.each([
    ['Fast **and** small'],
    ['See [the guide](/widgets/a)'],
    ['`useId`'],
    ['<b>New</b>'],
    ['One<br>two'],
    ['&copy; Widgets'],
  ])('%j', (text) => {
    expect(findText(text)).toEqual(Array.from({ length: 5 }, () => 'markdown-in-text'));
  });

  accepts(findText, '%j', [
    '2 ** 3, and 3 ** 2',
    '**kwargs',
    '[Beta] (old)',
    'The <dialog> element',
    '<a>',
    'Props such as sx={{ color }}',
    'Q&A; and more',
    '`',
    '* new',
  ]);
});

describe('settings of services', () => {
  const helps = (settings: string) =>
    check(
      makeProject({ site: `${SITE}${settings}\n`, sections: { widgets: section(planned('/widgets/a')) } }),
    ).diagnostics.map(({ code, message, help }) => `${code}: ${message} ${help}`);

  reports(helps, [
    ['analytics: { transport: gtag, id: UA-123456-1 }', 'write the measurement id'],
    ['analytics: { transport: gtag, id: ABC123DEF4 }', 'write the measurement id'],
    ['analytics: { transport: plausible, id: https://docs.example }', 'write the domain alone'],
    ['analytics: { transport: plausible, id: docs.example/ }', 'write the domain alone'],
    ['analytics: { transport: umami, id: docs.example }', 'write the website id'],
    ['analytics: { transport: posthog, id: phx_abc }', 'begins with `phc_`'],
    [
      'analytics: { transport: posthog, id: phc_abc, endpoint: https://eu.i.posthog.com }',
      'write `https://eu.i.posthog.com/batch/`',
    ],
    [
      'analytics: { transport: umami, id: a-b, endpoint: https://stats.example/script.js }',
      'write `https://stats.example/api/send`',
    ],
    ['analytics: { transport: beacon, endpoint: /reports, id: a }', '`id` has no effect with `transport: beacon`.'],
    ['analytics: { transport: gtag, id: G-ABC123, endpoint: /a }', '`endpoint` has no effect with `transport: gtag`.'],
    ['feedback: { transport: analytics }', '`feedback` has no effect without `analytics`.'],
    [
      'feedback: { transport: analytics, endpoint: /a }\nanalytics: { transport: none }',
      '`endpoint` has no effect with `transport: analytics`.',
    ],
    ['search: false\nsynonyms: { toast: [snackbar] }', '`synonyms` has no effect with `search: false`.'],
  ]);

  accepts(helps, '%s', [
    'analytics: { transport: gtag, id: G-ABC123DEF4 }',
    'analytics: { transport: gtag, id: AW-123456789 }',
    'analytics: { transport: plausible, id: "docs.example,all.example/docs" }',
    'analytics: { transport: plausible, id: docs.example, endpoint: /visits }',
    'analytics: { transport: umami, id: 4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b }',
    // A key from the time before keys had a prefix.
    'analytics: { transport: posthog, id: sTMFPsFhdP1Ssg, endpoint: https://docs.example/ingest/batch/ }',
    'analytics: { transport: none, id: G-ABC123DEF4, endpoint: /reports }',
    'feedback: { transport: analytics }\nanalytics: { transport: none }',
    'feedback: { transport: beacon, endpoint: /reports }',
    'search: titles\nsynonyms: { toast: [snackbar] }',
  ]);

  test('a mistake in one setting is not reported again for a setting that depends on it', () => {
    expect(helps('feedback: { transport: analytics }\nanalytics: 7')).toHaveLength(1);
  });
});

test('a link into a section that could not be read is not reported', () => {
  const start = { line: 1, column: 1, offset: 0 };
  const links = ['/torn/a', '/torn/b#c', '/gone/a', '/widgets/gone'].map((href) => ({
    href,
    range: { start, end: start },
  }));
  const lines = find({
    sections: { widgets: section('  - pathname: /widgets/a\n'), torn: 'id: torn\nprefixes: [/torn]\npages: [\n' },
    pages: { '/widgets/a': { links }, '/torn/a': {} },
  });
  expect(lines).toEqual(['content/widgets/a.md broken-link', 'torn.yaml yaml-syntax [']);
});

test.each([
  ['brand:\n  shadows: none\n', 'remove it, or use `light`, `dark`,'],
  ['shadows: none\n', 'remove it, or use another key: `docs-nav schema site` lists all of them'],
])('unknown-key of %j says which keys there are', (site, help) => {
  const { diagnostics } = check(
    makeProject({ site: SITE + site, sections: { widgets: section(planned('/widgets/a')) } }),
  );
  const helps = diagnostics.filter(({ code }) => code === 'unknown-key').map((found) => found.help);
  expect(helps).toEqual([expect.stringMatching(new RegExp(`^${help}`))]);
});

describe('pathnames written as file names', () => {
  test.each([['/widgets/a.md'], ['/widgets/a.mdx'], ['/widgets/a/index'], ['/widgets/a.html']])(
    '%j means the page of the file',
    (pathname) => {
      const project = makeProject({
        sections: { widgets: section(`  - pathname: ${pathname}\n`) },
        pages: ['/widgets/a', '/widgets/a/b'],
      });
      const { diagnostics } = check(project);
      expect(diagnostics.map(({ code, help, origin }) => [origin.file, code, help])).toEqual([
        ['content/widgets/a/b.md', 'orphan-page', expect.any(String)],
        ['nav/sections/widgets.yaml', 'unwritten-page', 'did you mean `/widgets/a`'],
      ]);
    },
  );
});

describe('file names in a folder that is listed automatically', () => {
  const sections = { widgets: section('  - pathname: /widgets\n    title: All\n    generate: directory\n') };
  const findFiles = (pages: Readonly<Record<string, object>>) =>
    check(makeProject({ sections, pages })).diagnostics.map(({ code, origin, help }) => [code, origin.file, help]);

  test.each([
    ['/widgets/Up Case', 'malformed-pathname', 'rename the file to `up-case.md`'],
    ['/widgets/what?', 'malformed-pathname', 'rename the file to `what.md`'],
    ['/widgets/c#', 'malformed-pathname', 'rename the file to `c.md`'],
    ['/widgets/My Folder/a', 'malformed-pathname', 'move the file to `content/widgets/my-folder/a.md`'],
    ['/widgets/100%', 'malformed-pathname', 'rename the file to `100.md`'],
    ['/widgets/a%20b', 'malformed-pathname', 'rename the file to `a-20b.md`'],
    [
      '/widgets/<>',
      'malformed-pathname',
      'use only letters, digits and hyphens in the names of the file and its folders',
    ],
    [`/widgets/${'a'.repeat(241)}`, 'malformed-pathname', 'shorten the name of the file or folder'],
    ['/widgets/README', 'uppercase-pathname', 'rename the file to `readme.md`'],
  ])('%j: %s', (pathname, code, help) => {
    expect(findFiles({ '/widgets/z': {}, [pathname]: {} })).toEqual([[code, `content${pathname}.md`, help]]);
  });

  accepts((pathname) => findFiles({ [pathname]: {} }), '%j', ['/widgets/über', '/widgets/v1.2', '/widgets/a_b-c']);
});

test('a tab page in a folder that is listed automatically belongs to its page', () => {
  const tabs = '  - pathname: /widgets/a\n    tabs: [{ title: Demos }, { segment: api, title: API }]\n';
  const folder = '  - pathname: /widgets\n    title: All\n    generate: directory\n';
  const pages = ['/widgets/a', '/widgets/a/api', '/widgets/b'];
  expect(find({ sections: { widgets: section(tabs + folder) }, pages })).toEqual([]);
});

test('a page with a slug that is listed by the pathname of its file is reported once, with the right pathname', () => {
  const project = makeProject({
    sections: { widgets: section('  - pathname: /widgets/a\n') },
    pages: { '/widgets/a': { frontMatter: { slug: '/widgets/start' } } },
  });
  expect(check(project).diagnostics.map(({ code, help }) => [code, help])).toEqual([
    ['unwritten-page', 'did you mean `/widgets/start`'],
  ]);
});

test.each([
  ['by its path from the root of the project', 'content/widgets/Basic.tsx', true],
  ['by its path from the content folder', 'widgets/Basic.tsx', true],
  // It may be another demo of the same name that is yet to be written.
  ['by a path in another folder', 'advanced/Basic.tsx', false],
])('for a demo named %s, suggests the one next to its page', (_, src, isClear) => {
  const range = { start: { line: 3, column: 1, offset: 5 }, end: { line: 3, column: 2, offset: 6 } };
  const project = makeProject({
    sections: { widgets: section('  - pathname: /widgets/a\n') },
    pages: { '/widgets/a': { parts: [{ kind: 'demo', ask: { src }, at: {}, range }] } },
    modules: ['content/widgets/Basic.tsx'],
    packages: { react: '19.0.0' },
  });
  expect(check(project).diagnostics.map(({ code, help, fix }) => [code, help, fix !== undefined])).toEqual([
    ['missing-demo', 'did you mean `Basic.tsx`', isClear],
  ]);
});

test.each([
  ['by its file', 'static/icons/star.svg', true],
  ['by a path, where another icon may be yet to be drawn', 'brand/star', false],
])('for an icon named %s, suggests its name', (_, icon, isClear) => {
  const project = makeProject({
    sections: { widgets: section(`  - { pathname: /widgets/a, icon: ${icon}, planned: true }\n`) },
    assets: ['/static/icons/star.svg'],
  });
  expect(check(project).diagnostics.map(({ help, fix }) => [help, fix !== undefined])).toEqual([
    ['did you mean `star`', isClear],
  ]);
});

test('a pathname without its slash has a fix, but a single name, which may be a page to come, does not', () => {
  const range = { start: { line: 3, column: 1, offset: 5 }, end: { line: 3, column: 2, offset: 6 } };
  const project = makeProject({
    sections: {
      widgets: 'id: widgets\nname: Widgets\nprefixes: [/]\npages:\n  - pathname: /a/b\n  - pathname: /api\n',
    },
    pages: { '/a/b': { links: ['a/b', 'api'].map((href) => ({ href, range })) }, '/api': {} },
  });
  expect(check(project).diagnostics.map(({ help, fix }) => [help, fix !== undefined])).toEqual([
    ['did you mean `/a/b`', true],
    ['did you mean `/api`', false],
  ]);
});

test('a redirect starts at a page, not at an anchor', () => {
  const site = `${SITE}redirects:\n  - { from: "/old#part", to: "/widgets/a#part" }\n`;
  expect(find({ site, sections: { widgets: section(planned('/widgets/a')) } })).toEqual([
    'malformed-pathname "/old#part"',
  ]);
});

test.each([['./content/'], ['content//'], ['/content/.']])('%j is the folder `content`', (content) => {
  const project = makeProject({
    site: `${SITE}content: ${content}\n`,
    sections: { widgets: section('  - pathname: /widgets/a\n') },
    assets: ['/static/logo.svg'],
  });
  expect(check(project).diagnostics.map(({ help }) => help)).toEqual([
    'write content/widgets/a.md, or mark the page as `planned`',
  ]);
});

test('accepts an empty content folder if no page needs a file', () => {
  const site = `${SITE}content: docs\n`;
  const api = "  - pathname: /widgets/api\n    title: API\n    generate: api\n    package: '@widgets/core'\n";
  const components = { '@widgets/core': ['Button'] };
  expect(find({ site, sections: { widgets: section(planned('/widgets/a') + api) }, components })).toEqual([]);
  expect(find({ site, sections: { widgets: section('  - pathname: /widgets/a\n') }, only: ['widgets'] })).toEqual([
    'unwritten-page /widgets/a',
  ]);
});

describe('exclude', () => {
  const group = (exclude: string, more = 'generate: directory') =>
    section(`  - pathname: /widgets/all\n    title: All\n    ${more}\n    exclude: [${exclude}]\n`);
  const pages = ['/widgets/all/a', '/widgets/all/bar', '/widgets/all/baz', '/widgets/all/deep/bat'];

  test('a page that is left out on purpose is not an orphan', () => {
    expect(find({ sections: { widgets: group('b*') }, pages })).toEqual([]);
    expect(find({ sections: { widgets: group('bar') }, pages: [...pages, '/widgets/bar'] })).toEqual([
      'content/widgets/bar.md orphan-page',
    ]);
  });

  test('an entry that leaves out nothing is reported', () => {
    expect(find({ sections: { widgets: group('b*, x*, bark') }, pages })).toEqual([
      'unused-exclusion x*',
      'unused-exclusion bark',
    ]);
    const components = { '@widgets/core': ['Button', 'useButton'] };
    expect(
      find({ sections: { widgets: group('use-*, a', "generate: api\n    package: '@widgets/core'") }, components }),
    ).toEqual(['unused-exclusion a']);
  });

  test('an entry may refer to a file that could not be read', () => {
    const unreadable = [{ path: 'content/widgets/all/x.md', cause: 'not-utf-8', size: 1 }] as const;
    expect(find({ sections: { widgets: group('x') }, pages, unreadable })).toEqual([
      'content/widgets/all/x.md not-utf-8',
    ]);
  });
});

test('the address of another site without its protocol is not taken for a path', () => {
  const found = (pathname: string) =>
    check(makeProject({ sections: { widgets: section(planned(pathname)) } })).diagnostics.map(({ code, help }) => [
      code,
      help,
    ]);
  const help = (address: string) =>
    `write \`https://${address}\` to link there, or an absolute path such as \`/guides\``;
  expect(found('www.example.com')).toEqual([['malformed-pathname', help('www.example.com')]]);
  expect(found('docs.example.com/a')).toEqual([['malformed-pathname', help('docs.example.com/a')]]);
  expect(found('widgets/a.b')).toEqual([['malformed-pathname', 'write `/widgets/a.b`']]);
});

test.each([['www.example.com'], ['docs.example.com/a#b']])('a link to %s lacks its protocol', (href) => {
  const start = { line: 3, column: 1, offset: 5 };
  const project = makeProject({
    sections: { widgets: section('  - pathname: /widgets/a\n') },
    pages: { '/widgets/a': { links: [{ href, range: { start, end: start } }] } },
  });
  expect(check(project).diagnostics.map(({ code, help }) => [code, help])).toEqual([
    ['broken-link', `write \`https://${href}\``],
  ]);
});

test('settings that are a list are reported once', () => {
  expect(find({ site: '- a\n', sections: { widgets: section(planned('/widgets/a')) } })).toEqual(['wrong-type a']);
});

test.each([['nav/kit.yml'], ['nav/sections/x/kit.yaml'], ['nav/translation/de.yaml']])('%s is not read', (file) => {
  const project = makeProject({
    sections: { widgets: section(planned('/widgets/a')) },
    others: [{ path: file, text: '' }],
  });
  expect(check(project).diagnostics.map(({ origin, code }) => [origin.file, code])).toEqual([[file, 'misplaced-file']]);
});

describe('an unreadable file causes no further reports', () => {
  const found = (files: Record<string, string>, more: string[] = []) =>
    check(
      makeProject({
        site: `${SITE}sections: [widgets, kit]\nlanguages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch }\n`,
        sections: { widgets: section('  - pathname: /widgets/a\n') },
        pages: ['/widgets/a', '/kit/start', '/kit/all/b', ...more],
        others: Object.entries(files).map(([path, text]) => ({ path, text })),
      }),
    ).diagnostics.map(({ code, origin, message }) => `${origin.file} ${code} ${/`([^`]*)`/.exec(message)?.[1] ?? ''}`);
  const KIT =
    'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/start\n  - generate: directory\n    pathname: /kit/all\n';

  test('hides pages and links of an unreadable section', () => {
    expect(found({ 'nav/kit.yaml': KIT, 'nav/de.yaml': '' })).toEqual([
      'nav/de.yaml misplaced-file nav/de.yaml',
      'nav/kit.yaml misplaced-file nav/kit.yaml',
    ]);
  });

  test('does not hide pages that the section does not list', () => {
    expect(found({ 'nav/kit.yaml': KIT, 'nav/de.yaml': '' }, ['/widgets/b'])).toEqual([
      'content/widgets/b.md orphan-page /widgets/b',
      'nav/de.yaml misplaced-file nav/de.yaml',
      'nav/kit.yaml misplaced-file nav/kit.yaml',
    ]);
  });

  test('a file that is not a section hides nothing', () => {
    expect(found({ 'nav/owners.yaml': 'owner: docs\nsee: [/kit/start, /kit/all]\n' })).toContain(
      'content/kit/start.md orphan-page /kit/start',
    );
  });

  test('a translation that is not read hides no pages', () => {
    expect(found({ 'nav/de.yaml': 'titles:\n  /kit/start: Anfang\n' })).toContain(
      'content/kit/start.md orphan-page /kit/start',
    );
  });
});

test.each([
  [
    'without a file of translated titles',
    [],
    ['orphan-page add `de` to `languages` in nav/site.yaml if it is a translation, or delete the file'],
  ],
  [
    'with one',
    [{ path: 'nav/translations/de.yaml', text: 'titles: { /widgets/a: A }\n' }],
    ['unknown-translation add it to `languages` in nav/site.yaml, or delete nav/translations/de.yaml'],
  ],
])('a page in a language that the site does not list, %s, is reported once', (_, translations, expected) => {
  const project = makeProject({
    sections: { widgets: section('  - pathname: /widgets/a\n') },
    pages: ['/widgets/a', '/widgets/a.de'],
  });
  expect(
    check({ ...project, nav: [...project.nav, ...translations] }).diagnostics.map(
      ({ code, help }) => `${code} ${help}`,
    ),
  ).toEqual(expected);
});

test.each([
  ['glossary', undefined, 'name the file after a language of the site, or delete it'],
  ['fr', undefined, 'add it to `languages` in nav/site.yaml, or delete nav/translations/fr.yaml'],
])('a translation called %s, on a site with %s, is reported once, with the code to use', (name, code, help) => {
  const added = code === undefined ? '' : `\n  - { code: ${code}, name: Ours }`;
  const project = makeProject({
    site: `${SITE}languages:\n  - { code: en, name: English }${added}\n`,
    sections: { widgets: section(planned('/widgets/a')) },
  });
  const translations = [{ path: `nav/translations/${name}.yaml`, text: 'titles: { /widgets/a: A }\n' }];
  expect(
    check({ ...project, nav: [...project.nav, ...translations] }).diagnostics.map((found) => [found.code, found.help]),
  ).toEqual([['unknown-translation', help]]);
});

test('a file whose name cannot be an address is reported with the page that it was meant for', () => {
  const project = makeProject({
    sections: { widgets: section('  - pathname: /widgets/my-button\n') },
    pages: ['/widgets/my button'],
  });
  expect(check(project).diagnostics.map(({ code, message, help }) => [code, message, help])).toEqual([
    [
      'unwritten-page',
      'There is no content for `/widgets/my-button`.',
      'rename `content/widgets/my button.md` to `content/widgets/my-button.md`',
    ],
  ]);
});

test('a folder of demos that does not exist is reported once, where it is set', () => {
  const start = { line: 3, column: 1, offset: 5 };
  const demo = (src: string) => ({ kind: 'demo', ask: { src }, at: {}, range: { start, end: start } });
  const project = makeProject({
    sections: { widgets: section('  - pathname: /widgets/a\n', 'demos: exmples\n') },
    pages: { '/widgets/a': { parts: [demo('One.tsx'), demo('Two.tsx')] } },
  });
  expect(
    check({ ...project, modules: ['examples/One.tsx'] }).diagnostics.map(({ code, message, origin }) => [
      code,
      message,
      origin.file,
    ]),
  ).toEqual([['missing-demo', 'The folder `exmples` does not exist, or has no demos.', 'nav/sections/widgets.yaml']]);
});

test('a directive that cannot be read may refer to the demos next to its page, but to no others', () => {
  const start = { line: 3, column: 1, offset: 5 };
  const problem = { code: 'unknown-directive', message: 'M.', help: 'h', range: { start, end: start } } as const;
  const project = makeProject({
    sections: { widgets: section('  - pathname: /widgets/a\n  - pathname: /widgets/b/c\n') },
    pages: { '/widgets/a': { problems: [problem] }, '/widgets/b/c': {} },
    modules: ['content/widgets/Basic.tsx', 'content/widgets/b/Basic.tsx'],
  });
  expect(check(project).diagnostics.map(({ code, origin }) => `${origin.file} ${code}`)).toEqual([
    'content/widgets/a.md unknown-directive',
    'content/widgets/b/Basic.tsx orphan-demo',
  ]);
});

test.each([
  ['from the root of the project', '/content/widgets/b.md#x'],
  ['without its slash', 'widgets/b#x'],
  ['with `.html`', '/widgets/b.html#x'],
])('a link with a path %s has a fix', (_, href) => {
  const range = { start: { line: 3, column: 1, offset: 5 }, end: { line: 3, column: 2, offset: 6 } };
  const project = makeProject({
    sections: { widgets: section('  - pathname: /widgets/a\n  - pathname: /widgets/b\n') },
    pages: { '/widgets/a': { links: [{ href, range }] }, '/widgets/b': {} },
  });
  expect(check(project).diagnostics).toMatchObject([
    { code: 'broken-link', fix: { edits: [{ text: '/widgets/b#x' }] } },
  ]);
});

test.each([
  ['#top', []],
  ['/widgets/a#Top', []],
  ['#gr%C3%B6%C3%9Fe', []],
  ['#größe:~:text=words', []],
  ['/widgets/a#:~:text=words', []],
  ['#Größe', ['did you mean `#größe`']],
])('a link to the anchor of %j', (href, helps) => {
  const range = { start: { line: 3, column: 1, offset: 5 }, end: { line: 3, column: 2, offset: 6 } };
  const project = makeProject({
    sections: { widgets: section('  - pathname: /widgets/a\n') },
    pages: {
      '/widgets/a': { anchors: ['gr%C3%B6%C3%9Fe'], links: [{ href, range }] },
    },
  });
  expect(check(project).diagnostics.map(({ help }) => help)).toEqual(helps);
});

test('if the names of two files differ only in the encoding of accents, one file is reported', () => {
  const project = makeProject({ assets: ['/caf\u00E9.png', '/cafe\u0301.png', '/cafe.png'] });
  expect(check(project).diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['asset-collision', 'Two files have the path `/caf\u00E9.png` and differ only in how their accents are encoded.'],
  ]);
});

test('for a mistyped file, suggests an address with its spaces encoded', () => {
  const start = { line: 3, column: 1, offset: 5 };
  const href = '/static/my%20fotos.png?big';
  const project = makeProject({
    sections: { widgets: section('  - pathname: /widgets/a\n') },
    pages: { '/widgets/a': { links: [{ href, range: { start, end: { line: 3, column: 27, offset: 31 } } }] } },
    assets: ['/static/my photos.png'],
  });
  const [mistake] = check(project).diagnostics;
  expect(mistake).toMatchObject({
    message: 'There is no file `/static/my fotos.png` in content.',
    help: 'did you mean `/static/my%20photos.png`',
    fix: { edits: [{ text: '/static/my%20photos.png?big' }] },
  });
});

describe('a link to the official address of the site is an internal link', () => {
  const range = { start: { line: 3, column: 1, offset: 5 }, end: { line: 3, column: 2, offset: 6 } };
  const found = (href: string) =>
    check(
      makeProject({
        site: `${SITE}languages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch }\nredirects:\n  - { from: /widgets/old, to: /widgets/slider }\nrules: { missing-translation: off }\n`,
        sections: { widgets: section('  - pathname: /widgets/slider\n') },
        pages: { '/widgets/slider': { anchors: ['use'], links: [{ href, range }] } },
      }),
    ).diagnostics.map(({ code, help }) => [code, help]);

  test.each([
    ['/widgets/slidr', 'broken-link', 'write `https://widgets.example/widgets/slider`'],
    ['/de/widgets/slidr/#use', 'broken-link', 'write `https://widgets.example/de/widgets/slider#use`'],
    ['/de/widgets/old#use', 'redirected-link', 'write `https://widgets.example/de/widgets/slider#use`'],
    ['/widgets/slider/#us', 'broken-anchor', 'did you mean `#use`'],
  ])('%s', (path, code, help) => {
    expect(found(`https://widgets.example${path}`)).toEqual([[code, help]]);
  });

  accepts(found, '%s', [
    'https://widgets.example',
    'https://widgets.example/de/widgets/slider/#use',
    'https://widgets.example/widgets/slider.md',
    // Other content of the host, and other hosts.
    'https://widgets.example/storybook/',
    'https://widgets.example/widgets/templates/landing',
    'https://widgets.example/widgets/bundle.zip',
    'https://widgets.example.org/widgets/slidr',
    'https://other.example/widgets/slidr',
  ]);

  const inSettings = (href: string) =>
    ['banner: { text: New, href: %s }', 'ads: { inHouse: [{ name: A, description: B, link: %s }] }', 'node'].map(
      (setting) =>
        check(
          makeProject({
            site: `${SITE}languages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch }\nredirects:\n  - { from: /widgets/old, to: /widgets/slider }\nrules: { missing-translation: off }\n${setting === 'node' ? '' : setting.replace('%s', `'${href}'`)}\n`,
            sections: {
              widgets: section(
                `  - pathname: /widgets/slider\n${setting === 'node' ? `  - { pathname: '${href}', title: A }\n` : ''}`,
              ),
            },
            pages: { '/widgets/slider': { anchors: ['use'] } },
          }),
        ).diagnostics.map(({ code, help }) => `${code}: ${help}`),
    );

  test.each([
    ['/widgets/slidr', 'broken-navigation-link: write `https://widgets.example/widgets/slider`'],
    ['/de/widgets/slidr/#use', 'broken-navigation-link: write `https://widgets.example/de/widgets/slider#use`'],
    ['/de/widgets/old#use', 'redirected-link: write `https://widgets.example/de/widgets/slider#use`'],
    ['/widgets/slider/#us', 'broken-navigation-anchor: did you mean `#use`'],
  ])('%s in the settings and the navigation', (path, line) => {
    expect(inSettings(`https://widgets.example${path}`)).toEqual([[line], [line], [line]]);
  });

  accepts((href) => inSettings(href).flat(), '%s in the settings and the navigation', [
    'https://widgets.example',
    'https://widgets.example/de/widgets/slider/#use',
    'https://widgets.example/widgets/slider.md',
    'https://widgets.example/v5/',
    'https://widgets.example/widgets/templates/landing',
    'https://widgets.example/widgets/bundle.zip',
    'https://other.example/widgets/slidr',
  ]);

  test('a redirected path in the settings is also reported', () => {
    const [banner, ad] = inSettings('/widgets/old');
    expect([banner, ad]).toEqual([
      ['redirected-link: write `/widgets/slider`'],
      ['redirected-link: write `/widgets/slider`'],
    ]);
  });

  test('may lead to content that is built elsewhere if other sections are built elsewhere', () => {
    const gadgets = 'id: gadgets\nname: Gadgets\nprefixes: [/gadgets]\npages:\n  - pathname: /gadgets/a\n';
    const project = makeProject({
      sections: { widgets: section('  - pathname: /widgets/slider\n'), gadgets },
      pages: {
        '/widgets/slider': { links: [{ href: 'https://widgets.example/widgets/templates/landing', range }] },
        '/gadgets/a': {},
      },
      only: ['widgets'],
    });
    expect(check(project).diagnostics).toEqual([]);
  });
});

describe('missing-module', () => {
  const modules = ['docs/provider.tsx', 'docs/sandbox.tsx'];
  const findIn = (settings: string, more?: Partial<ProjectText>) =>
    find({ sections: { widgets: section(planned('/widgets/a'), settings) }, modules, ...more });

  test.each([
    ['demoProvider: docs/wrap.tsx\n', ['missing-module docs/wrap.tsx']],
    ['demoProvider: docs/provider.tsx\nsandboxProvider: docs/sand.tsx\n', ['missing-module docs/sand.tsx']],
    ['demoProvider: ./docs/provider.tsx\nsandboxProvider: docs/sandbox.tsx\n', []],
    ['demoProvider: docs/provider.tsx\nsandboxProvider: none\n', []],
  ])('%j', (settings, expected) => {
    expect(findIn(settings)).toEqual(expected);
  });

  test.each([
    ['viteConfig: docs/vite.ts\n', []],
    ['viteConfig: ./docs/vite.ts\n', []],
    ['viteConfig: none\n', []],
    ['viteConfig: vite.docs.ts\n', ['missing-module vite.docs.ts']],
  ])('%j', (settings, expected) => {
    expect(findIn('', { site: SITE + settings, modules: [...modules, 'docs/vite.ts'] })).toEqual(expected);
  });

  test('ignores the demo provider of a section that is built elsewhere', () => {
    const other = 'id: other\nname: Other\nprefixes: [/other]\ndemoProvider: docs/elsewhere.tsx\npages:\n';
    const sections = {
      widgets: section(planned('/widgets/a'), 'demoProvider: docs/wrap.tsx\n'),
      other: other + planned('/other/a'),
    };
    expect(find({ sections, modules, only: ['widgets'] })).toEqual(['missing-module docs/wrap.tsx']);
  });
});
