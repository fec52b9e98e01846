import { expect, test } from 'vitest';
import { compile, readFrontMatter } from '../../engine/index.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { FEATURES } from '../../site/features/index.ts';

function compileKit(group: string, page: string) {
  const nav = [
    { path: 'nav/site.yaml', text: 'title: Kits\nurl: https://kits.example\n' },
    { path: 'nav/sections/kit.yaml', text: `id: kit\nname: Kit\nprefixes: [/kit]\npages:\n${group}` },
  ];
  const pages = [{ path: 'content/kit/button.md', pathname: '/kit/button', facts: readFrontMatter(readFacts(page)) }];
  return compile({
    nav,
    pages,
    assets: [],
    builtIn: FEATURES,
    packages: {},
    today: '2026-01-01',
    unreadable: [],
  });
}

const GROUP =
  '  - pathname: /kit/inputs\n    description: All that takes text.\n    children: [{ pathname: /kit/button }]\n';

test('the description of a group becomes that of its page', () => {
  const result = compileKit(GROUP, '# Button\n\nText');
  expect(result.ok && result.manifest.routes['/kit/inputs']?.description).toBe('All that takes text.');
});

test('a description is reported as having no effect on a page, which has its own, and on a link', () => {
  const { diagnostics } = compileKit(
    '  - { pathname: /kit/button, description: A button. }\n  - { pathname: "https://kits.example/shop/", title: Shop, description: A shop. }\n',
    '# Button\n\nText',
  );
  expect(diagnostics.map(({ code, origin }) => `${code} ${origin.range.start.line}`)).toEqual([
    'misplaced-key 5',
    'misplaced-key 6',
  ]);
});

test('a page’s component is part of its route', () => {
  const result = compileKit(
    GROUP,
    "---\ncomponent:\n  name: Button\n  package: '@kit/button'\n  links: [{ title: Design, href: https://design.example }]\n---\n\nText",
  );
  expect(result.ok && result.manifest.routes['/kit/button']?.component).toEqual({
    name: 'Button',
    package: '@kit/button',
    links: [{ title: 'Design', href: 'https://design.example' }],
  });
});

test.each([
  ['an unknown key', 'component: { name: A, package: b, packge: c }', 'unknown-key'],
  ['a missing package', 'component: { name: A }', 'missing-field'],
  ['an address that leads nowhere', 'component: { name: A, package: b, source: src/A.tsx }', 'invalid-value'],
  [
    'an address that runs code',
    'component: { name: A, package: b, links: [{ title: C, href: "javascript:alert(1)" }] }',
    'invalid-value',
  ],
])('%s in `component` is reported', (_, line, code) => {
  expect(compileKit(GROUP, `---\n${line}\n---\n\nText`).diagnostics.map((found) => found.code)).toContain(code);
});
