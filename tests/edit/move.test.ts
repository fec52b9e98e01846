import { describe, expect, test } from 'vitest';
import { planMove, type MoveOptions } from '../../engine/edit/index.ts';
import { check } from '../../engine/index.ts';
import { edited, inOrder, toFiles, toInput, type ProjectFiles } from './support/project-files.ts';

const SITE = `# The whole site.
title: Library
url: https://library.example   # official
languages: [{ code: en, name: English }, { code: de, name: Deutsch }]

redirects:
  # From before the sections.
  - from: /old
    to: '/library/react-button#usage'
  - { from: /library/older, to: /library/react-button#usage }

logo: /library/react-button/logo.svg
`;

const SECTION = `id: library
name: Library
prefixes: [/library]

pages:
  - { pathname: /library/start, deprecated: { replacement: "/library/react-button" } }
  # The components.
  - title: Components
    pathname: /library/react-

    children:
      - pathname: "/library/react-button"   # the first
        tabs:
          - title: Demos
          - { segment: api, title: API }
      - pathname: /library/react-tabs
  - pathname: /library/react-button#usage
    title: Usage
  - title: More
    children:
      - pathname: /library/other
        planned: true
`;

const FILES = {
  'nav/site.yaml': SITE,
  'nav/sections/library.yaml': SECTION,
  'nav/translations/de.yaml':
    'titles:\n  /library/react-button: Knopf # kurz\n  "/library/react-button#usage": Nutzung\n  /library/react-tabs: Reiter\n  /library/start: Anfang\n  /library/react-: Teile\n  /library/react-button/api: API\n  /library/more: Mehr\n  /library/other: Anderes\ntabs:\n  /library/react-button: Beispiele\nsite: { title: B }\nsections: { library: { name: B } }\n',
  'content/library/start.md':
    '---\nrelated: [/library/react-button, \'/library/react-tabs\']\n---\n# Start\n\n[a](/library/react-button/?x=1#usage "t") ![b](react-button/logo.svg) [c](./react-tabs.md) [d](https://library.example/library/react-button)\n\n[e]: <react-button/index.md>\n\n[e], `/library/react-button`\n',
  'content/library/start.de.md': '# Anfang\n\n[a](./react-tabs.de.md) und [b](/library/react-button)\n',
  'content/library/react-button/index.md':
    '# Button\n\n## Usage\n\n::demo{src="Basic.tsx"}\n\n[a](../start.md) [b](../react-tabs.md) ![c](logo.svg) [d](#usage) [e](/library/react-button/api)\n',
  'content/library/react-button/index.de.md': '# Knopf\n\n## Usage\n',
  'content/library/react-button/api.md': '# API\n',
  'content/library/react-button/api.de.md': '# API\n',
  'content/library/react-button/logo.svg': '<svg/>',
  'content/library/react-button/Basic.tsx':
    "import { help } from '../help.ts';\nimport { own } from './own.ts';\nexport default () => <a href=\"/library/react-button/#usage\" title='/library/react-buttons'>{help(own)}</a>;\n",
  'content/library/react-button/own.ts': 'export const own = 1;\n',
  'content/library/help.ts':
    "import { own } from './react-button/own';\nexport const help = (n: number) => n + own + `/library/react-tabs`.length;\n",
  'content/library/react-tabs.md': '# Tabs\n\n[a](react-button/index.md#usage) [b](./start.md)\n',
  'content/library/react-tabs.de.md': '# Reiter\n',
};

function move(
  files: ProjectFiles,
  from: string,
  to: string,
  redirects: MoveOptions['redirects'] = 'as-needed',
): ProjectFiles {
  const plan = planMove(toInput(files), { from, to, redirects, read: (path) => files.get(path) });
  if (!plan.ok) throw new Error(`${plan.message} ${plan.diagnostics?.map(({ message }) => message).join(' ') ?? ''}`);
  return edited(files, plan);
}

/** Changed lines: those removed, then those added. */
function changes(before: ProjectFiles, after: ProjectFiles, file: string, moved = file): readonly string[] {
  const [old, now] = [before.get(file)?.split('\n') ?? [], after.get(moved)?.split('\n') ?? []];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

const before = toFiles(FILES);

test('the project that these tests use has no mistakes', () => {
  expect(check(toInput(before)).diagnostics).toEqual([]);
});

test('moving a page updates everything that refers to it, and leaves a redirect', () => {
  const after = move(before, '/library/react-button', '/library/forms/button');
  expect(inOrder(after)).toMatchSnapshot();
  expect(check(toInput(after)).diagnostics).toEqual([]);
});

test('what readers search for leads to the moved page, and moving back restores every byte', () => {
  const file = 'nav/search-cases.yaml';
  const cases = (button: string) => `# What readers type.
from: "${button}"
cases:
  - { query: /library/react-button, page: ${button} } # as it was
  - query: press
    page: [/library/start, '${button}/api', ${button}/]
    from: https://library.example${button}
    within: 3
`;
  const files = toFiles({ ...FILES, [file]: cases('/library/react-button') });
  const there = move(files, '/library/react-button', '/library/press');
  expect(there.get(file)).toBe(cases('/library/press'));
  expect(inOrder(move(there, '/library/press', '/library/react-button'))).toEqual(inOrder(files));
});

test.each(['- [', 'cases: *x\n', ''])('search cases that cannot be read stay as they are: %j', (text) => {
  const files = toFiles({ ...FILES, 'nav/search-cases.yaml': text });
  expect(move(files, '/library/react-button', '/library/press').get('nav/search-cases.yaml')).toBe(text);
});

test('drafts move like other pages, and what leads to them does not keep them from it', () => {
  const files = toFiles({
    ...FILES,
    'content/library/react-tabs.md': `---\ndraft: true\n---\n${FILES['content/library/react-tabs.md']}`,
  });
  expect(check(toInput(files)).diagnostics.map(({ code }) => code)).toContain('broken-link');
  const there = move(files, '/library/react-tabs', '/library/tabs');
  expect(there.get('content/library/tabs.md')).toBe(files.get('content/library/react-tabs.md'));
  expect(there.get('nav/sections/library.yaml')).toContain('pathname: /library/tabs\n');
  expect(there.get('content/library/start.md')).toContain('[c](./tabs.md)');
});

test.each([
  ['/library/react-button', '/library/forms/button'],
  ['/library/react-', '/library/ui-'],
  ['/library/react-', '/library/ui/'],
  ['/library', '/lib'],
  ['/library/react-button/api', '/library/react-button/reference'],
  ['/library/react-tabs', '/library/react-tabs/tabs'],
  ['/library/start', '/library/react-button/start'],
])('moving from %s to %s and back restores every byte', (from, to) => {
  const there = move(before, from, to);
  expect(check(toInput(there)).diagnostics).toEqual([]);
  expect(there).not.toEqual(before);
  expect(inOrder(move(there, to, from))).toEqual(inOrder(before));
});

test.each([
  [
    '/library/react-',
    '/library/ui-',
    ['/library/react-button', '/library/ui-button'],
    ['/library/react-button/api', '/library/ui-button/api'],
  ],
  ['/library/react-', '/library/ui', ['/library/react-tabs', '/library/ui/tabs'], ['/library/react-', '/library/ui']],
])('moving a group from %s to %s moves its pages along', (from, to, ...pairs) => {
  const plan = planMove(toInput(before), { from, to, redirects: 'as-needed', read: (path) => before.get(path) });
  expect(plan.ok && [...plan.pages]).toEqual(expect.arrayContaining(pairs));
});

describe('links written as full URLs', () => {
  const links = (page: string) =>
    `# Tabs

[a](https://library.example${page}) [b](https://library.example${page}/?x=1#usage "t") <https://library.example${page}>
[c] https://library.example${page}#usage ![d](HTTPS://Library.example${page}/logo.svg) [e](https://library.example/de${page})
<a class="react-button" title="/library/react-button" href="https://library.example${page}/?a=1&amp;b=2">f</a> [g](https://library.example${page}.md)

[c]: https://library.example${page}
`;
  const stays =
    '[h](https://library.example.org/library/react-button) [i](https://other.example/library/react-button)\n';
  const withLinks = toFiles({
    ...FILES,
    'content/library/react-tabs.md': links('/library/react-button') + stays,
  });

  test('lead to the moved page, and stay full URLs', () => {
    const after = move(withLinks, '/library/react-button', '/library/forms/button');
    expect(after.get('content/library/react-tabs.md')).toBe(links('/library/forms/button') + stays);
  });

  test('are also updated in the attributes of directives', () => {
    const cards = (page: string) => `# Tabs

::::cards
:::card[a href]{picture="https://library.example/}.png" href = 'https://library.example${page}/?x=1&amp;y=2'}
b
:::
::::
`;
    const path = 'content/library/react-tabs.md';
    const after = move(
      toFiles({ ...FILES, [path]: cards('/library/react-button') }),
      '/library/react-button',
      '/library/b',
    );
    expect(after.get(path)).toBe(cards('/library/b'));
  });

  test('are also updated in demos and their imports', () => {
    const demo = (page: string) =>
      `const url = 'https://library.example${page}/#usage';\nexport default () => <a href="HTTPS://Library.example/de${page}?x=1">{url}</a>;\n`;
    const others =
      "const a = 'https://library.example.org/library/react-button' + `https://other.example/library/react-button`;\n";
    const path = 'content/library/react-tabs.tsx';
    const files = toFiles({ ...FILES, [path]: demo('/library/react-button') + others });
    const after = move(files, '/library/react-button', '/library/forms/button');
    expect(after.get(path)).toBe(demo('/library/forms/button') + others);
  });

  test('use the address at which a page is served', () => {
    const files = toFiles({
      'nav/site.yaml': 'title: L\nurl: https://l.example/\n',
      'nav/sections/l.yaml': 'id: l\nname: L\nprefixes: [/api]\npages:\n  - pathname: /api/a\n',
      'content/api/a.md': '# A\n\n[a](https://l.example/api-docs/a/#a)\n',
    });
    const after = move(files, '/api/a', '/api/b');
    expect(after.get('content/api/b.md')).toBe('# A\n\n[a](https://l.example/api-docs/b/#a)\n');
  });
});

test('links with percent-encoded characters lead to the moved page, and stay encoded', () => {
  const links = (page: string, file: string) =>
    `# L\n\n[a](/${page}/#%C3%BCber) [b](./${file}.md) [c](/gr%C3%BC%C3%9Fe.png)\n`;
  const files = toFiles({
    'nav/site.yaml': 'title: L\nurl: https://l.example/\n',
    'nav/sections/l.yaml': 'id: l\nname: L\nprefixes: [/]\npages:\n  - pathname: /grüße\n  - pathname: /links\n',
    'content/grüße.md': '# G\n',
    'content/links.md': links('gr%C3%BC%C3%9Fe', 'gr%C3%BC%C3%9Fe'),
  });
  const after = move(files, '/grüße', '/länger');
  expect(after.get('content/links.md')).toBe(links('l%C3%A4nger', 'l%C3%A4nger'));
});

describe('redirects', () => {
  test('of an earlier move lead directly to the new pathname', () => {
    const after = move(move(before, '/library/react-tabs', '/library/tabs'), '/library/tabs', '/library/panels');
    expect(changes(before, after, 'nav/site.yaml')).toEqual([
      '+  - { from: /library/react-tabs, to: /library/panels }',
      '+  - { from: /library/tabs, to: /library/panels }',
    ]);
  });

  test('always: when a page moves back, its interim address redirects to it', () => {
    const after = move(
      move(before, '/library/react-tabs', '/library/tabs'),
      '/library/tabs',
      '/library/react-tabs',
      'always',
    );
    expect(changes(before, after, 'nav/site.yaml')).toEqual(['+  - { from: /library/tabs, to: /library/react-tabs }']);
  });

  test('never: adds none', () => {
    const after = move(before, '/library/react-tabs', '/library/tabs', 'never');
    expect(changes(before, after, 'nav/site.yaml')).toEqual([]);
  });

  test('add the key to a site without any and remove it again, whether or not its file ends with a line break', () => {
    for (const end of ['\n', '']) {
      const files = toFiles({
        ...FILES,
        'nav/site.yaml': `title: L\nurl: https://l.example\nlanguages: [{ code: en, name: English }, { code: de, name: Deutsch }]${end}`,
      });
      const there = move(files, '/library/react-tabs', '/library/tabs');
      expect(there.get('nav/site.yaml')).toContain(
        `\nredirects:\n  - from: /library/react-tabs\n    to: /library/tabs${end}`,
      );
      expect(inOrder(move(there, '/library/tabs', '/library/react-tabs'))).toEqual(inOrder(files));
    }
  });

  test('in front matter are removed when the page moves back', () => {
    const files = toFiles({
      ...FILES,
      'content/library/react-tabs.md': '---\ntitle: Tabs\nredirectFrom:\n  - /library/tabs\n---\n',
    });
    const after = move(files, '/library/react-tabs', '/library/tabs');
    expect(after.get('content/library/tabs.md')).toBe('---\ntitle: Tabs\n---\n');
    expect(check(toInput(after)).diagnostics).toEqual([]);
  });
});

test('moving a page with a slug changes the slug, and its file stays in place', () => {
  const files = toFiles({
    ...FILES,
    'content/library/odd-name.md': '---\ntitle: Tabs\nslug: /library/react-tabs # short\n---\n\n[a](./start.md)\n',
    'content/library/start.md': '# Start\n\n[a](./odd-name.md) [b](/library/react-tabs)\n',
  });
  const { 'content/library/react-tabs.md': _, 'content/library/react-tabs.de.md': __, ...rest } = inOrder(files);
  const there = move(toFiles(rest), '/library/react-tabs', '/library/tabs');
  expect(there.get('content/library/odd-name.md')).toContain('slug: /library/tabs # short\n');
  expect(there.get('content/library/start.md')).toBe('# Start\n\n[a](./odd-name.md) [b](/library/tabs)\n');
  expect(inOrder(move(there, '/library/tabs', '/library/react-tabs'))).toEqual(rest);
});

test('imports of files beside and outside the project follow a page to another depth, and come back', () => {
  const demo = (up: string) =>
    `import { a } from '${up}engine/a.ts';\nimport { b } from '${up}../packages/b.ts';\nexport default () => a + b;\n`;
  const files = toFiles({ ...FILES, 'content/library/react-tabs/Tabs.tsx': demo('../../../') });
  const there = move(files, '/library/react-tabs', '/library/forms/deep/tabs');
  expect(there.get('content/library/forms/deep/tabs/Tabs.tsx')).toBe(demo('../../../../../'));
  expect(inOrder(move(there, '/library/forms/deep/tabs', '/library/react-tabs'))).toEqual(inOrder(files));
});

test('places that still name the old address, such as code, comments and data, are told with file and line', () => {
  const files = toFiles({
    ...FILES,
    'nav/site.yaml': `${SITE}# See /library/react-tabs.\n`,
    'content/library/start.md': '# Start\n\n`/library/react-tabs#a`\n[a](/library/react-tabs)\n',
    'content/feed.json':
      '{\n"a": "../library/react-tabs/", "b": "/library/react-tabs-2", "c": "https://other.example/library/react-tabs" }\n',
  });
  const plan = planMove(toInput(files), {
    from: '/library/react-tabs',
    to: '/library/tabs',
    redirects: 'as-needed',
    read: (path) => files.get(path),
  });
  expect(plan.ok && plan.notes).toContain(
    'old addresses also stand in text that is not rewritten: nav/site.yaml:14, content/library/start.md:3, content/feed.json:2',
  );
});

test('a page whose name means something in a pattern moves with its group', () => {
  const page = '# C\n\n`/library/react-c++`\n';
  const nav = `${FILES['nav/sections/library.yaml']}`.replaceAll('react-tabs', 'react-c++');
  const files = toFiles({ ...FILES, 'nav/sections/library.yaml': nav, 'content/library/react-c++.md': page });
  const plan = planMove(toInput(files), {
    from: '/library/react-',
    to: '/library/ui-',
    redirects: 'as-needed',
    read: (path) => files.get(path),
  });
  expect(plan.ok && plan.notes.join()).toContain('content/library/ui-c++.md:3');
});

test('a list of the pages in a group follows the group', () => {
  const files = toFiles({ ...FILES, 'content/library/start.md': '# Start\n\n::pages{of="/library/react-"}\n' });
  expect(check(toInput(files)).diagnostics).toEqual([]);
  const there = move(files, '/library/react-', '/library/ui-');
  expect(there.get('content/library/start.md')).toBe('# Start\n\n::pages{of="/library/ui-"}\n');
  expect(inOrder(move(there, '/library/ui-', '/library/react-'))).toEqual(inOrder(files));
});

test('a page in MDX keeps its ending', () => {
  const { 'content/library/react-tabs.md': text = '', ...rest } = inOrder(before);
  const files = toFiles({ ...rest, 'content/library/react-tabs.mdx': text });
  expect([...move(files, '/library/react-tabs', '/library/tabs').keys()]).toContain('content/library/tabs.mdx');
});

describe('refuses', () => {
  /** Returns why a move is refused, or undefined if it is not. */
  function refusal(files: ProjectFiles, from: string, to: string): string | undefined {
    const plan = planMove(toInput(files), { from, to, redirects: 'as-needed', read: (path) => files.get(path) });
    return plan.ok ? undefined : plan.message;
  }

  test.each([
    ['/library/react-buton', '/library/x', 'There is no page or group at `/library/react-buton`.'],
    ['/library/react-button', '/other/button', '`/other/button` is outside the section `library`'],
    ['/library/react-button', '/library/react-button/', 'Both pathnames are the same.'],
    ['/library/react-button/api', '/library/api', '`/library/react-button/api` is a tab of `/library/react-button`.'],
    ['/library/start', '/library/older', 'A redirect leads from `/library/older` to `/library/react-button#usage`.'],
    ['/library/react-tabs', '/library/help.ts', 'The project would have'],
    ['/library/more', '/library/others', '`/library/more` is not written in the navigation'],
  ])('to move %s to %s: %s', (from, to, message) => {
    expect(refusal(before, from, to)).toContain(message);
  });

  test.each([
    ['button', '/library/react-button', 'button'],
    ['/library/react-button#usage', '/library/react-button#usage', '/library/x'],
    ['/', '/', '/x'],
  ])('what is no pathname: %s', (mistake, from, to) => {
    expect(refusal(before, from, to)).toContain(`\`${mistake}\` is not a pathname.`);
  });

  test.each([
    ['/library/react-button', '/library/react-tabs', 'There is already a page at `/library/react-tabs`.'],
    ['/library/react-button', '/library/ui', 'There is already `/library/ui/panel` below `/library/ui`'],
    ['/library/react-', '/library/ui', 'There is already `/library/ui/panel` below `/library/ui`'],
    ['/library/react-', '/library/form-', 'There is already `/library/form-field` below `/library/form-`'],
    [
      '/library/react-tabs',
      '/library/pictures',
      'There is already the file content/library/pictures/a.svg below `/library/pictures`',
    ],
  ])('to mix moved pages with existing ones: %s to %s', (from, to, message) => {
    const files = toFiles({
      ...FILES,
      'nav/sections/library.yaml': `${SECTION}  - { pathname: /library/ui/panel, planned: true }\n  - { pathname: /library/form-field, planned: true }\n`,
      'content/library/pictures/a.svg': '',
    });
    expect(refusal(files, from, to)).toContain(message);
  });

  test('to the landing page of a section that somebody has written', () => {
    const files = toFiles({ ...FILES, 'content/library/index.md': '# Library\n' });
    expect(refusal(files, '/library/react-tabs', '/library')).toBe('There is already a page at `/library`.');
  });

  test('to give a page the address of another one that moves with it', () => {
    const files = toFiles({
      ...FILES,
      'nav/sections/library.yaml': `${SECTION}  - { pathname: /library/ui, planned: true }\n  - { pathname: /library/ui/panel, planned: true }\n`,
    });
    expect(refusal(files, '/library/ui', '/library/ui/panel')).toBe(
      '`/library/ui` would take the address of `/library/ui/panel`, which moves too, so its old address could not redirect.',
    );
  });

  test('to rewrite an address that contains a character reference', () => {
    const files = toFiles({ ...FILES, 'content/library/start.md': '# Start\n\n[a](/library/react&#45;button)\n' });
    expect(refusal(files, '/library/react-button', '/library/button')).toBe(
      'The address `/library/react-button` in content/library/start.md:3 would have to change, but cannot be rewritten.',
    );
  });
});
