import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { toServedPathname } from '../../engine/address/pathname.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { openReference } from '../support/site.ts';

/** What the head of a page says. */
interface Head {
  readonly pathname: string;
  readonly title: string;
  /** `meta` elements by name or property. */
  readonly metas: Readonly<Record<string, string>>;
}

let out: string;
let heads: readonly Head[];

beforeAll(async () => {
  ({ out } = await openReference());
  const { routes } = JSON.parse(readFileSync(path.join(out, '_nav/manifest.json'), 'utf8')) as RouteManifest;
  heads = ['/', ...Object.keys(routes).filter((pathname) => pathname !== '/')].map((pathname) => readHead(pathname));
});

function readHead(pathname: string): Head {
  const html = readFileSync(path.join(out, toServedPathname(pathname, {}), 'index.html'), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
    ([, name = '', content = '']) => [name, unescape(content)],
  );
  return {
    pathname,
    title: unescape(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? ''),
    metas: Object.fromEntries(metas) as Head['metas'],
  };
}

function unescape(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

test('no two pages of the reference site share a title, and each names its product', () => {
  expect(heads.length).toBeGreaterThan(600);
  const titles = new Map<string, string>();
  for (const { pathname, title } of heads) {
    expect(titles.get(title), `${pathname}: ${title}`).toBeUndefined();
    titles.set(title, pathname);
  }
  expect(heads.find(({ pathname }) => pathname === '/joy-ui/react-button')).toMatchObject({
    title: 'Button - Joy UI - MUI',
    metas: { 'og:title': 'Button - Joy UI', 'og:type': 'article' },
  });
});

test('each page has its own description, of 40 to 160 characters', () => {
  const lengths = heads.map(
    ({ pathname, metas }) => [pathname, metas['description'] ?? '', metas['description']?.length ?? 0] as const,
  );
  expect(lengths.filter(([, , length]) => length < 40 || length > 160)).toEqual([]);
  const seen = new Map<string, string>();
  const shared = lengths.filter(([pathname, text]) => seen.has(text) || !seen.set(text, pathname));
  expect(shared).toEqual([]);
});

test('the page of a group has the category of the pages in it', () => {
  const categoryOf = (pathname: string) => heads.find((head) => head.pathname === pathname)?.metas['docs-nav:category'];
  expect(categoryOf('/material-ui/react-button')).toBe('react-');
  for (const group of ['/material-ui/react-', '/joy-ui/react-', '/base-ui/react-'])
    expect(categoryOf(group)).toBe('react-');
  expect(categoryOf('/material-ui')).toBe('material-ui');
});

test('each page has a picture with alternative text', () => {
  for (const { pathname, metas } of heads) {
    const picture = new URL(metas['og:image'] ?? '', 'https://mui.com').pathname;
    expect(existsSync(path.join(out, picture)), `${pathname} → ${picture}`).toBe(true);
    expect(metas['og:image:alt'], pathname).not.toBe('');
  }
});

test('every written page has exactly one lead', () => {
  const { routes } = JSON.parse(readFileSync(path.join(out, '_nav/manifest.json'), 'utf8')) as RouteManifest;
  const written = Object.values(routes).filter(({ file, kind }) => file !== undefined || kind !== 'page');
  const leads = written.map(
    ({ pathname }) =>
      [
        pathname,
        [
          ...readFileSync(path.join(out, toServedPathname(pathname, {}), 'index.html'), 'utf8').matchAll(
            /<p class="lead"/g,
          ),
        ].length,
      ] as const,
  );
  expect(leads.length).toBeGreaterThan(350);
  expect(leads.filter(([, count]) => count !== 1)).toEqual([]);
});
