import { expect, test } from 'vitest';
import { findPageLinks } from '../../cli/make/page-links.ts';
import { check, compile, OWN_PAGE, partKey } from '../../engine/index.ts';
import { nameComponent, readComponentSource } from '../../engine/feature/own-components.ts';
import { toPathname } from '../../engine/address/pathname.ts';
import { hasTitle, resolveAddresses, withoutTitle } from '../../site/components/whole-page.ts';
import { FEATURES } from '../../site/features/index.ts';

test.each([
  ['docs/Showcase.tsx', 'Showcase'],
  ['docs/showcase/index.tsx', 'showcase'],
  ['docs/pages.tsx#Gallery', 'Gallery'],
])('the component of %s is %s', (written, name) => {
  const source = readComponentSource(written);
  expect(source && nameComponent(source)).toBe(name);
});

/** A project with these keys on its only page. */
function project(...keys: readonly string[]): Parameters<typeof compile>[0] {
  const lines = [
    'id: kit',
    'name: Kit',
    'prefixes: [/kit]',
    'pages:',
    '  - pathname: /kit/showcase',
    ...keys.map((key) => `    ${key}`),
  ];
  return {
    nav: [
      { path: 'nav/site.yaml', text: 'title: Kit\nurl: https://kit.example\n' },
      { path: 'nav/sections/kit.yaml', text: `${lines.join('\n')}\n` },
    ],
    pages: [],
    assets: ['/static/a.png'],
    modules: ['docs/Showcase.tsx'],
    builtIn: FEATURES,
    packages: {},
    today: '2026-11-20',
    unreadable: [],
  };
}

test('a page with a module is written, and shows its component', () => {
  const compiled = compile(project('module: ./docs/Showcase.tsx', 'hydrate: true', 'description: What one can build.'));
  expect(compiled.diagnostics).toEqual([]);
  expect(compiled.ok && compiled.manifest.routes['/kit/showcase']).toMatchObject({
    title: 'Showcase',
    description: 'What one can build.',
    shows: { kind: OWN_PAGE, ask: { module: 'docs/Showcase.tsx', export: 'default', hydrate: true } },
  });
});

test.each([
  [['module: docs/Showcase'], 'invalid-value', 6],
  [['module: docs/Other.tsx'], 'missing-module', 6],
  [['module: docs/Showcase.tsx', 'children: [{ pathname: /kit/a }]'], 'misplaced-key', 6],
  [['description: What one can build.'], 'misplaced-key', 6],
])('%j is told as %s', (keys, code, line) => {
  const [first] = check(project(...keys)).diagnostics;
  expect([first?.code, first?.origin.range.start.line]).toEqual([code, line]);
});

const HTML =
  '<h1>Mine</h1><a class="x" href="/kit/other?a=1&amp;b=2#c">A</a><a href="#d">B</a><a href="https://x.example/">C</a><img alt="" src="/static/a.png"/><link href="/e"/>';

test('addresses of links and pictures are those of the site, and no others change', () => {
  expect(resolveAddresses(HTML, (address) => (address.startsWith('/') ? { href: `/base${address}` } : undefined))).toBe(
    HTML.replace('"/kit/other', '"/base/kit/other').replace('"/static', '"/base/static'),
  );
});

test.each([
  [HTML, true],
  ['<header><h2>1</h2></header>', false],
])('whether a component writes its title', (html, isTitled) => {
  expect(hasTitle(html)).toBe(isTitled);
  expect(withoutTitle({ html, styles: [], id: 'x' }).html).toBe(html.replace('<h1>Mine</h1>', ''));
});

test.each([
  ['/kit/showcase', undefined],
  ['/kit/showcase#here', undefined],
  ['#here', undefined],
  ['/static/a.png', undefined],
  ['https://x.example/a', undefined],
  ['/old', undefined],
  ['#there', 'no such place'],
  ['/kit/showcase#there', 'no such place'],
  ['/kit/show', 'no such page'],
  ['/static/b.png', 'no such file'],
])('the link %s', (href, told) => {
  const compiled = compile(project('module: docs/Showcase.tsx'));
  if (!compiled.ok) throw new Error('The project does not compile.');
  const manifest = { ...compiled.manifest, redirects: [{ from: toPathname('/old'), to: '/kit/showcase' as const }] };
  const { shows } = manifest.routes['/kit/showcase'] ?? {};
  const key = partKey(OWN_PAGE, shows ?? { ask: {} });
  const drawn = { html: `<p id="here"><a href="${href}">A</a> <a href="${href}">Again</a></p>`, styles: [], id: 'x' };
  const found = findPageLinks({
    manifest,
    assets: ['/static/a.png'],
    pages: new Map([['/kit/showcase', { [key]: drawn }]]),
  });
  expect(found.map(({ at, message }) => [at, message])).toEqual(
    told === undefined ? [] : [[{ page: '/kit/showcase' }, expect.stringContaining(told)]],
  );
});
