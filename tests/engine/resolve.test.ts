import { describe, expect, test } from 'vitest';
import { check, compile, listRoutes, type RouteRow } from '../../engine/index.ts';
import type { Declaration } from '../../engine/feature/declaration.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { makeProject, SITE, toLines, type ProjectText } from './support/project.ts';

/** Most of these trees are only about their addresses. */
const UNWRITTEN = `${SITE}rules: { unwritten-page: warning }\n`;

function manifestOf(text: ProjectText): RouteManifest {
  const result = compile(makeProject({ site: UNWRITTEN, ...text }));
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return result.manifest;
}

/** Rows as `kind pathname title`, indented by depth. */
function outline(rows: readonly RouteRow[]): readonly string[] {
  return rows.map(({ kind, pathname, title, trail }) => `${'  '.repeat(trail.length)}${kind} ${pathname} ${title}`);
}

const section = (pages: string) => `id: widgets\nname: Widgets\nprefixes: [/widgets]\npages:\n${pages}`;
const outlineOf = (pages: string, more: Partial<ProjectText> = {}) =>
  outline(listRoutes(manifestOf({ sections: { widgets: section(pages) }, ...more })));

describe('groups without a pathname get a free one', () => {
  test.each([
    [
      'from the title, below the section',
      '  - title: Data display\n    children:\n      - pathname: /widgets/a\n',
      ['group /widgets/data-display Data display', '  page /widgets/a A'],
    ],
    [
      'with a suffix when it is taken',
      '  - pathname: /widgets/inputs\n  - title: Inputs\n    children:\n      - pathname: /widgets/a\n',
      ['page /widgets/inputs Inputs', 'group /widgets/inputs-group Inputs', '  page /widgets/a A'],
    ],
    [
      'with a number when that is taken too',
      ['A', 'B', 'C']
        .map((name) => `  - title: Same\n    children:\n      - pathname: /widgets/${name.toLowerCase()}\n`)
        .join(''),
      [
        'group /widgets/same Same',
        '  page /widgets/a A',
        'group /widgets/same-group Same',
        '  page /widgets/b B',
        'group /widgets/same-group-2 Same',
        '  page /widgets/c C',
      ],
    ],
    [
      'below the group around it',
      '  - title: One\n    children:\n      - title: Two\n        children:\n          - pathname: /widgets/a\n',
      ['group /widgets/one One', '  group /widgets/one/two Two', '    page /widgets/a A'],
    ],
    [
      'from the path that its pages share, whatever it is called',
      '  - title: First steps\n    children:\n      - pathname: /learn/a\n      - title: Deep\n        children:\n          - pathname: /learn/deep/b\n          - pathname: /learn/deep/c/d\n',
      [
        'group /learn First steps',
        '  page /learn/a A',
        '  group /learn/deep Deep',
        '    page /learn/deep/b B',
        '    page /learn/deep/c/d D',
      ],
    ],
    [
      'below the path that its pages share, if that is taken',
      '  - pathname: /learn\n  - title: First steps\n    children:\n      - pathname: /learn/a\n',
      ['page /learn Learn', 'group /learn/first-steps First steps', '  page /learn/a A'],
    ],
    [
      'from letters of any script',
      '  - title: Öl & Wasser\n    children:\n      - pathname: /widgets/a\n',
      ['group /widgets/öl-wasser Öl & Wasser', '  page /widgets/a A'],
    ],
    [
      'from a title without letters',
      '  - title: "!"\n    children:\n      - pathname: /widgets/a\n',
      ['group /widgets/group !', '  page /widgets/a A'],
    ],
  ])('%s', (_, pages, expected) => {
    expect(outlineOf(pages)).toEqual(expected);
  });
});

describe('generated groups', () => {
  const files = {
    '/widgets/guides/zebra': { heading: 'Zebra crossing' },
    '/widgets/guides/apple': { frontMatter: { title: 'Apples' } },
    '/widgets/guides/deep/one': {},
    '/widgets/guides/deep/two': {},
    '/widgets/guides/own': { heading: 'Own page' },
    '/widgets/guides/own/child': {},
    '/widgets/guidebook': {},
  };

  test('from a folder: files become pages and folders become groups, in the order of their names', () => {
    expect(outlineOf('  - pathname: /widgets/guides\n    generate: directory\n', { pages: files })).toEqual([
      'group /widgets/guides Guides',
      '  page /widgets/guides/apple Apples',
      '  group /widgets/guides/deep Deep',
      '    page /widgets/guides/deep/one One',
      '    page /widgets/guides/deep/two Two',
      '  group /widgets/guides/own-page Own page',
      '    page /widgets/guides/own Own page',
      '    page /widgets/guides/own/child Child',
      '  page /widgets/guides/zebra Zebra crossing',
    ]);
  });

  test('pages listed by hand come first and appear only once; excluded ones never appear', () => {
    const pages =
      '  - pathname: /widgets/guides\n    generate: directory\n    exclude: [deep, apple, own, one, two, child]\n    children:\n      - pathname: /widgets/guides/zebra\n        title: First\n';
    expect(outlineOf(pages, { pages: files })).toEqual([
      'group /widgets/guides Guides',
      '  page /widgets/guides/zebra First',
    ]);
  });

  test.each([
    ['use-*', ['box', 'box_unstable']],
    ['*_unstable', ['box', 'use-box']],
    ['*', []],
    ['use-*_unstable', ['box', 'box_unstable', 'use-box']],
    ['*o*_u*e', ['box', 'use-box']],
    ['box_unstable*unstable', ['box', 'box_unstable', 'use-box', 'use-box_unstable']],
    ['box', ['box_unstable', 'use-box', 'use-box_unstable']],
  ])('pages that match `exclude: [%s]` are left out', (exclude, left) => {
    const pages = `  - pathname: /widgets/api\n    generate: api\n    package: core\n    exclude: ['${exclude}']\n    children:\n      - pathname: /widgets/first\n`;
    const outline = outlineOf(pages, {
      packages: { core: '1.0.0' },
      components: { core: ['Box', 'useBox', 'Box_unstable', 'useBox_unstable'] },
    });
    expect(outline.flatMap((line) => / page \/widgets\/api\/(\S+)/.exec(line)?.[1] ?? [])).toEqual(left);
  });

  test('from a package: components and hooks, by name', () => {
    const pages =
      '  - title: API\n    pathname: /widgets/api\n    generate: api\n    package: core\n    exclude: [use-slider]\n';
    expect(
      outlineOf(pages, {
        packages: { core: '1.0.0' },
        components: { core: ['useButton', 'TextField', 'useSlider', 'CssBaseline'] },
      }),
    ).toEqual([
      'group /widgets/api API',
      '  page /widgets/api/css-baseline CssBaseline',
      '  page /widgets/api/text-field TextField',
      '  page /widgets/api/use-button useButton',
    ]);
  });

  test('from a package: what is neither a component nor a hook follows in groups by its kind', () => {
    const pages =
      '  - title: API\n    pathname: /widgets/api\n    generate: api\n    package: [core, more]\n    exclude: [internals, sort]\n';
    const values = {
      core: [
        { name: 'addEdge', kind: 'function' },
        { name: 'Kind', kind: 'enum' },
        { name: 'internals', kind: 'constant' },
        { name: 'Button', kind: 'constant' },
      ],
      more: [
        { name: 'sort', kind: 'function' },
        { name: 'Store', kind: 'class' },
        { name: 'addEdge', kind: 'constant' },
        { name: 'button', kind: 'function' },
      ],
    } as const;
    expect(
      outlineOf(pages, {
        packages: { core: '1.0.0', more: '1.0.0' },
        components: { core: ['Button'], more: [] },
        values,
      }),
    ).toEqual([
      'group /widgets/api API',
      '  page /widgets/api/button Button',
      '  group /widgets/api/functions Functions',
      '    page /widgets/api/add-edge addEdge',
      '    page /widgets/api/button-2 button',
      '  group /widgets/api/classes Classes',
      '    page /widgets/api/store Store',
      '  group /widgets/api/enumerations Enumerations',
      '    page /widgets/api/kind Kind',
    ]);
  });

  describe('from a package: only the kinds that the group asks for', () => {
    const group = (kinds: string) =>
      `  - pathname: /widgets/api\n    generate: api\n    package: core\n    kinds: ${kinds}\n`;
    const values = {
      core: [
        { name: 'gap', kind: 'function' },
        { name: 'Tone', kind: 'type' },
        { name: 'Store', kind: 'class' },
      ],
    } as const;
    const input = { packages: { core: '1.0.0' }, components: { core: ['useBox', 'Form.useForm', 'Box'] }, values };
    const titles = (kinds: string) => outlineOf(group(kinds), input).map((line) => line.replace(/^( *)\w+ \S+ /, '$1'));

    test.each([
      ['[hooks]', ['Api', '  Form.useForm', '  useBox']],
      ['[components]', ['Api', '  Box']],
      // What is alone needs no group around it.
      ['[functions]', ['Api', '  gap']],
      ['[components, types]', ['Api', '  Box', '  Types', '    Tone']],
      [
        '[classes, hooks]\n    types: pages',
        ['Api', '  Form.useForm', '  useBox', '  Classes', '    Store', '  Types', '    Tone'],
      ],
    ])('%s', (kinds, found) => {
      expect(titles(kinds)).toEqual(found);
    });

    test('so that a component that is added, or an exclusion, changes nothing in a group of hooks', () => {
      const before = outlineOf(group('[hooks]'), input);
      const components = { core: [...input.components.core, 'Card'] };
      expect(outlineOf(group('[hooks]'), { ...input, components })).toEqual(before);
      const project = makeProject({
        ...input,
        sections: { widgets: section(`${group('[hooks]')}    exclude: [box]\n`) },
      });
      expect(toLines(check(project).diagnostics, project)).toEqual(['widgets.yaml unused-exclusion box']);
    });

    test('and what a group without pages lacks is told by its kinds', () => {
      const [found] = check(
        makeProject({ ...input, sections: { kit: section(group('[enums, constants]')) } }),
      ).diagnostics;
      expect([found?.code, found?.help]).toEqual([
        'empty-group',
        'make sure that `core` is built, has type declarations and exports `enums` or `constants`',
      ]);
    });

    test.each([
      ['[hook]', 'kit.yaml unknown-value hook'],
      ['[]', 'kit.yaml invalid-value []'],
    ])('%s is a mistake', (kinds, line) => {
      const project = makeProject({ ...input, sections: { kit: section(group(kinds)) } });
      expect(toLines(check(project).diagnostics, project)).toEqual([line]);
    });

    test('elsewhere, the key has no effect', () => {
      const project = makeProject({
        sections: {
          widgets: section(
            '  - { pathname: /widgets/a, kinds: [hooks] }\n  - { pathname: /widgets/b, generate: directory, kinds: [hooks] }\n',
          ),
        },
        pages: ['/widgets/a', '/widgets/b/c'],
      });
      expect(toLines(check(project).diagnostics, project)).toEqual([
        'widgets.yaml misplaced-key kinds',
        'widgets.yaml misplaced-key kinds',
      ]);
    });

    test('and components beside a group of hooks still need pages', () => {
      const parts = ['Box', 'Card'].map((name, at) => {
        const range = { start: { line: 1, column: 1, offset: at }, end: { line: 1, column: 2, offset: at + 1 } };
        return { kind: 'api', ask: { package: 'core', name }, at: {}, range };
      });
      const codes = (kinds: string) =>
        check(
          makeProject({
            packages: { core: '1.0.0' },
            components: { core: ['useBox', 'Box', 'Card', 'Chip'] },
            sections: { widgets: section(`${group(kinds)}  - pathname: /widgets/box\n`) },
            pages: { '/widgets/box': { parts } },
          }),
        ).diagnostics.map(({ code }) => code);
      expect(codes('[hooks]')).toEqual(['undocumented-component']);
      expect(codes('[components]')).toEqual([]);
    });
  });

  test('from a package: types have pages only if the group asks for them', () => {
    const pages = (types: string) =>
      `  - title: API\n    pathname: /widgets/api\n    generate: api\n    package: core\n${types}    exclude: [gap]\n`;
    const core = [
      { name: 'Tone', kind: 'type' },
      { name: 'Gap', kind: 'type' },
    ] as const;
    const input = { packages: { core: '1.0.0' }, components: { core: ['Box'] }, values: { core } };
    expect(outlineOf(pages('    types: pages\n'), input)).toEqual([
      'group /widgets/api API',
      '  page /widgets/api/box Box',
      '  group /widgets/api/types Types',
      '    page /widgets/api/tone Tone',
    ]);
    expect(outlineOf(pages(''), input)).toEqual(['group /widgets/api API', '  page /widgets/api/box Box']);
  });

  test('from packages: names with the same segment each have a page, and any of them can be left out', () => {
    const outline = (exclude = '') =>
      outlineOf(
        `  - title: API\n    pathname: /widgets/api\n    generate: api\n    package: [core, more]\n    exclude: [${exclude}]\n`,
        {
          packages: { core: '1.0.0', more: '1.0.0' },
          components: {
            core: ['experimental.Button', 'ExperimentalButton', 'Experimental-Button-2'],
            more: ['experimentalButton', 'Box'],
          },
        },
      ).flatMap((line) => / page \/widgets\/api\/(\S+ .*)/.exec(line)?.[1] ?? []);
    expect(outline().toSorted()).toEqual([
      'box Box',
      'experimental-button ExperimentalButton',
      'experimental-button-2 Experimental-Button-2',
      'experimental-button-3 experimentalButton',
      'experimental-button-4 experimental.Button',
    ]);
    expect(outline('experimental-button, experimental-button-4').toSorted()).toEqual([
      'box Box',
      'experimental-button-2 Experimental-Button-2',
      'experimental-button-3 experimentalButton',
    ]);
  });

  test('from a package: several parts of a component form a group, but a single part does not', () => {
    const pages =
      '  - title: API\n    pathname: /widgets/api\n    generate: api\n    package: core\n    exclude: [menu-item]\n';
    const core = [
      'Dialog.Title',
      'Card.Item',
      'Box',
      'Dialog.Root',
      'Card',
      'Menu',
      'Menu.Item',
      'List.Item.Meta',
      'List.Item',
      'Cardinal',
      'Slot.Root',
    ];
    expect(outlineOf(pages, { packages: { core: '1.0.0' }, components: { core } })).toEqual([
      'group /widgets/api API',
      '  page /widgets/api/box Box',
      '  group /widgets/api/card-group Card',
      '    page /widgets/api/card Card',
      '    page /widgets/api/card-item Card.Item',
      '  page /widgets/api/cardinal Cardinal',
      '  group /widgets/api/dialog Dialog',
      '    page /widgets/api/dialog-root Dialog.Root',
      '    page /widgets/api/dialog-title Dialog.Title',
      '  group /widgets/api/list List',
      '    page /widgets/api/list-item List.Item',
      '    page /widgets/api/list-item-meta List.Item.Meta',
      '  page /widgets/api/menu Menu',
      '  page /widgets/api/slot-root Slot.Root',
    ]);
  });
});

describe('what is served at a pathname', () => {
  const two = (outer: string, inner: string) => ({
    inner: `id: inner\nname: Inner\nprefixes: [/a/b]\npages:\n${inner}`,
    outer: `id: outer\nname: Outer\nprefixes: [/a]\npages:\n${outer}`,
  });

  test('a page in two trees belongs to the section with the longest matching prefix', () => {
    const page = '  - pathname: /a/b/c\n    title: ';
    for (const sections of [
      two(`${page}Outside\n  - pathname: /a/x\n`, `${page}Inside\n`),
      two('  - pathname: /a/x\n', `${page}Inside\n`),
    ]) {
      const { routes } = manifestOf({ site: `${SITE}sections: [outer, inner]\n`, sections, pages: ['/a/b/c', '/a/x'] });
      expect(routes['/a/b/c']).toMatchObject({ section: 'inner', title: 'Inside', file: 'content/a/b/c.md' });
    }
  });

  test('a page takes precedence over a group, and a group over a section', () => {
    const { routes, sections } = manifestOf({
      sections: {
        widgets: section(
          '  - title: Lab\n    pathname: /widgets\n    children:\n      - pathname: /widgets/a\n  - title: Lab\n    pathname: /widgets/lab\n    children:\n      - pathname: /widgets/b\n',
        ),
      },
      pages: ['/widgets/a', '/widgets/b', '/widgets/lab'],
    });
    expect(Object.values(routes).map(({ pathname, kind, file }) => [pathname, kind, file])).toEqual([
      ['/widgets/a', 'page', 'content/widgets/a.md'],
      ['/widgets/b', 'page', 'content/widgets/b.md'],
      ['/widgets', 'group', undefined],
      ['/widgets/lab', 'group', 'content/widgets/lab.md'],
    ]);
    expect(sections[0]?.home).toBe('/widgets');
  });

  test('a file at a section’s first prefix is the beginning of its landing page', () => {
    const sections = { widgets: section('  - pathname: /widgets/a\n') };
    const routeOf = (pages: readonly string[]) => manifestOf({ sections, pages }).routes['/widgets'];
    expect(routeOf(['/widgets/a', '/widgets'])).toMatchObject({
      kind: 'section',
      title: 'Widgets',
      file: 'content/widgets.md',
    });
    expect(routeOf(['/widgets/a'])).toMatchObject({ kind: 'section', title: 'Widgets' });
    expect(routeOf(['/widgets/a'])).not.toHaveProperty('file');
  });

  test('tabs are pages of their own that share one place in the navigation', () => {
    const pages =
      '  - pathname: /widgets/a\n  - pathname: /widgets/b\n    tabs:\n      - { title: Demos }\n      - { segment: hooks-api, title: Hooks }\n  - pathname: /widgets/c\n';
    const { routes } = manifestOf({
      sections: { widgets: section(pages) },
      pages: ['/widgets/a', '/widgets/b', '/widgets/b/hooks-api', '/widgets/c'],
    });
    const tabs = [
      { title: 'Demos', pathname: '/widgets/b' },
      { title: 'Hooks', pathname: '/widgets/b/hooks-api' },
    ];
    const around = { previous: { pathname: '/widgets/a', title: 'A' }, next: { pathname: '/widgets/c', title: 'C' } };
    expect(routes['/widgets/b']).toMatchObject({ tabs, ...around });
    expect(routes['/widgets/b/hooks-api']).toMatchObject({ tabs, tabOf: '/widgets/b', title: 'Hooks', ...around });
  });
});

describe('the reading order', () => {
  test('skips groups, subheaders and links; trails start with the nearest ancestor', () => {
    const pages = `  - pathname: /widgets/a
  - subheader: Label
  - title: Group
    children:
      - subheader: Inner
        children:
          - pathname: /widgets/b
  - pathname: https://elsewhere.example
    title: Elsewhere
  - pathname: /widgets/b#place
    title: Place
`;
    const rows = listRoutes(
      manifestOf({
        sections: { widgets: section(pages) },
        pages: { '/widgets/a': {}, '/widgets/b': { anchors: ['place'] } },
      }),
    );
    expect(
      rows.map(({ kind, pathname, href, trail, previous, next }) => [kind, pathname, href, trail, previous, next]),
    ).toEqual([
      ['page', '/widgets/a', '/widgets/a/', [], null, '/widgets/b'],
      ['subheader', '/widgets/label', '/widgets/label/', [], null, null],
      ['group', '/widgets/group', '/widgets/b/', [], null, null],
      ['subheader', '/widgets/group/inner', '/widgets/b/', ['/widgets/group'], null, null],
      [
        'page',
        '/widgets/b',
        '/widgets/b/',
        ['/widgets/group/inner', '/widgets/group'],
        '/widgets/a',
        '/widgets/b#place',
      ],
      ['link', 'https://elsewhere.example', 'https://elsewhere.example', [], null, null],
      ['page', '/widgets/b#place', '/widgets/b/#place', [], '/widgets/b', null],
    ]);
  });

  test('does not leave the section', () => {
    const text = (id: string) => `id: ${id}\nname: ${id}\nprefixes: [/${id}]\npages:\n  - pathname: /${id}/page\n`;
    const { routes } = manifestOf({
      sections: { one: text('one'), two: text('two') },
      pages: ['/one/page', '/two/page'],
    });
    expect(routes['/one/page']?.next).toBeUndefined();
    expect(routes['/two/page']?.previous).toBeUndefined();
  });
});

describe('sections', () => {
  const sections = Object.fromEntries(
    ['a', 'b', 'c'].map((id) => [
      id,
      `id: ${id}\nname: ${id}\nprefixes: [/${id}]\npages:\n  - { pathname: /${id}/x, planned: true }\n`,
    ]),
  );

  test('are in the order of the list in the settings, then of their file names', () => {
    expect(manifestOf({ sections }).sections.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(manifestOf({ site: `${SITE}sections: [c, a]\n`, sections }).sections.map(({ id }) => id)).toEqual([
      'c',
      'a',
      'b',
    ]);
  });

  test('the first one is the fallback unless another one is named', () => {
    expect(manifestOf({ sections }).fallback).toBe('a');
    expect(manifestOf({ site: `${SITE}fallback: b\n`, sections }).fallback).toBe('b');
  });

  test('the version marked as current is current, otherwise the first one', () => {
    const withVersions = (versions: string) =>
      manifestOf({ sections: { a: `${sections['a']}versions:\n${versions}` } }).sections[0]?.versions.map(
        ({ current }) => current,
      );
    expect(withVersions('  - { text: v2, href: "https://v2.example" }\n  - { text: v1, current: true }\n')).toEqual([
      false,
      true,
    ]);
    expect(
      withVersions('  - { text: v2, href: "https://v2.example" }\n  - { text: v1, href: "https://v1.example" }\n'),
    ).toEqual([true, false]);
  });
});

test('front matter becomes part of the route', () => {
  const { routes, redirects } = manifestOf({
    sections: { widgets: section('  - pathname: /widgets/a\n  - pathname: /widgets/b\n    title: Bee\n') },
    pages: {
      '/widgets/a': {
        frontMatter: {
          title: 'Title',
          description: 'About it.',
          id: 'a-page',
          related: ['./b.md', '/widgets/a', '/widgets/b/'],
          disableAd: true,
        },
        redirectFrom: [
          {
            href: '/old/',
            range: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } },
          },
        ],
        anchors: ['one'],
      },
      '/widgets/b': { heading: 'Heading' },
    },
  });
  expect(routes['/widgets/a']).toMatchObject({
    id: 'a-page',
    title: 'Title',
    description: 'About it.',
    related: ['/widgets/b'],
    disableAd: true,
    anchors: ['one'],
  });
  expect(routes['/widgets/b']).toMatchObject({ id: 'widgets/b', title: 'Heading', previous: { title: 'Title' } });
  expect(redirects).toEqual([{ from: '/old', to: '/widgets/a' }]);
});

test('a generated group that cannot be filled is only reported for the cause', () => {
  const project = makeProject({
    sections: { widgets: section('  - pathname: /widgets/api\n    generate: api\n    package: cores\n') },
    packages: { core: '1.0.0' },
    components: { core: ['Button'] },
  });
  expect(toLines(check(project).diagnostics, project)).toEqual(['widgets.yaml unknown-package cores']);
});

describe('options of a group that a feature fills', () => {
  const log: Declaration = {
    name: 'log',
    says: 'A log.',
    asked: ['pages'],
    ask: {
      file: { kind: 'text', required: true, says: 'Its file.' },
      most: { kind: 'number', says: 'How many entries.' },
      full: { kind: 'switch', says: 'Whether it is whole.' },
    },
  };
  const reported = (options: string) => {
    const pages = `  - pathname: /widgets/log\n    generate: log\n${options && `    options: { ${options} }\n`}`;
    const project = makeProject({ sections: { widgets: section(pages) } });
    const { diagnostics } = check({ ...project, features: [log], listed: {} });
    return diagnostics.map(
      ({
        code,
        help,
        origin: {
          range: { start },
        },
      }) => `${start.line}:${start.column} ${code} ${help}`,
    );
  };

  test.each([
    ['a wrong key', 'fil: a.txt', ['7:16 unknown-key did you mean `file`']],
    ['a key far from all', 'file: a.txt, zzz: 1', ['7:29 unknown-key use `file`, `most` or `full`, or remove it']],
    ['a wrong value', 'file: a.txt, most: some', ['7:35 unknown-value write a whole number']],
    ['a switch that is neither', 'file: a.txt, full: some', ['7:35 unknown-value use `true` or `false`']],
    ['a missing one', '', ['6:15 missing-field add `file` to `options`']],
    [
      'none of these, but no pages either',
      'file: a.txt, most: 3, full: true',
      ['6:15 empty-group change `options`, so that `log` lists pages'],
    ],
  ])('%s is reported alone, where it is', (_, options, expected) => {
    expect(reported(options)).toEqual(expected);
  });
});

test('a path in a package that generates pages is reported with the package that is meant', () => {
  const { diagnostics } = check(
    makeProject({
      sections: { widgets: section('  - pathname: /widgets/api\n    generate: api\n    package: core/button\n') },
      packages: { core: '1.0.0' },
    }),
  );
  expect(diagnostics.map(({ help }) => help)).toEqual(['did you mean `core`']);
});

test('a page has one name: its title in the tree, in front matter, its first heading, its pathname', () => {
  const { sections, routes } = manifestOf({
    sections: {
      widgets: section(
        ['a', 'b', 'c', 'd', 'e']
          .map((name) => `  - pathname: /widgets/${name}\n${name === 'a' ? '    title: Tree\n' : ''}`)
          .join(''),
      ),
    },
    pages: {
      '/widgets/a': { frontMatter: { title: 'Matter' } },
      '/widgets/b': { frontMatter: { title: 'Matter' } },
      '/widgets/c': { heading: 'Heading' },
      '/widgets/d': {},
      '/widgets/e': { frontMatter: { sidebar_label: 'Label', title: 'Matter' } },
    },
  });
  expect(sections[0]?.tree.map(({ title }) => title)).toEqual(['Tree', 'Matter', 'Heading', 'D', 'Label']);
  expect(routes['/widgets/d']?.previous?.title).toBe('Heading');
  expect(routes['/widgets/c']?.title).toBe('Heading');
});
