import { describe, expect, test } from 'vitest';
import { forThread } from '../../cli/build/render-pages.ts';
import { hashOf } from '../../cli/system/files/hash.ts';
import { compile } from '../../engine/index.ts';
import type { ApiEntry } from '../../site/api/api-data.ts';
import type { ApiContext } from '../../site/api/api-shelf.ts';
import type { SearchTitles } from '../../site/islands/search/titles.ts';
import { pageKeys } from '../../site/pages/page-key.ts';
import { renderMarkdownCopy } from '../../site/pages/markdown-copy.ts';
import { findData } from '../../site/pages/find-data.ts';
import { featureNamed } from '../../site/features/index.ts';
import { planSearchTitles } from '../../site/output/search-titles.ts';
import type { SiteContext } from '../../site/pages/context/site-context.ts';
import { makeProject } from '../engine/support/project.ts';
import { DRAWING } from '../support/drawing.ts';
import { contextOf } from './support/context.ts';

const TARGET = { package: 'kit', name: 'Badge' };
const BADGE: ApiEntry = {
  kind: 'type',
  ...TARGET,
  description: 'See [its colors](/kit/palette#colors).',
  imports: [],
  guides: [],
  members: [],
};
const APIS: ApiContext = {
  shelf: { 'kit Badge': { file: '', key: '' } },
  places: {},
  demos: {},
  tries: {},
  read: () => BADGE,
  classOfAnchor: () => undefined,
};

/** A site whose package refers to a place in a page with these anchors. */
function siteWith(anchors: readonly string[]): SiteContext {
  const compiled = compile(
    makeProject({
      sections: {
        kit: 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/palette\n  - pathname: /kit/badge\n  - pathname: /kit/plain\n',
      },
      pages: Object.fromEntries(
        ['/kit/palette', '/kit/badge', '/kit/plain'].map((pathname) => [
          pathname,
          { anchors: pathname === '/kit/palette' ? anchors : [] },
        ]),
      ),
    }),
  );
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  const { routes } = compiled.manifest;
  const documented = Object.fromEntries(
    Object.entries(routes).map(([pathname, route]) => [
      pathname,
      pathname === '/kit/badge' ? { ...route, shows: { kind: 'api', ask: { ...TARGET } } } : route,
    ]),
  );
  return { ...contextOf({ ...compiled.manifest, routes: documented }), apis: APIS };
}

function routeAt(pathname: string, context: SiteContext) {
  const route = context.manifest.routes[pathname];
  if (route === undefined) throw new Error(`There is no page at ${pathname}.`);
  return route;
}

const write = (context: SiteContext) => renderMarkdownCopy(routeAt('/kit/badge', context), undefined, context, {});

function draw(context: SiteContext): string {
  const data = findData({ kind: 'api', ask: TARGET }, routeAt('/kit/badge', context), context);
  const asked = { name: 'api', ask: TARGET, title: '', text: '', content: '' };
  const drawn = featureNamed('api')?.html(asked, { ...DRAWING, data, place: 'page' });
  return typeof drawn === 'object' ? `${drawn.lead}${drawn.html}` : '';
}

describe('a link in a package’s comment to a place in a page', () => {
  test('leads there if the page has it, or else to the page', () => {
    expect(write(siteWith(['colors']))).toContain('(https://widgets.example/kit/palette/#colors)');
    expect(write(siteWith([]))).toContain('(https://widgets.example/kit/palette/)');
  });

  test('leads to the same address whichever thread renders it', () => {
    const context = siteWith(['colors']);
    expect(write({ ...forThread(context), apis: APIS, others: [] })).toBe(write(context));
  });

  test('is rendered again when the page gets that place, but pages without documentation are not', () => {
    const keyOf = (context: SiteContext, pathname: string) =>
      pageKeys(context, hashOf)(routeAt(pathname, context), { frame: '', source: '', included: '' });
    const [before, after] = [siteWith([]), siteWith(['colors'])];
    expect(keyOf(after, '/kit/badge')).not.toBe(keyOf(before, '/kit/badge'));
    expect(keyOf(after, '/kit/plain')).toBe(keyOf(before, '/kit/plain'));
  });
});

test('each prop that readers can set on another page leads to its control there', () => {
  const site = siteWith([]);
  const badge: ApiEntry = {
    kind: 'component',
    ...TARGET,
    imports: [],
    guides: [],
    props: ['size', 'sx', 'toString'].map((name) => ({ name, type: 'string' })),
    hasAttributes: false,
    slots: [],
    classes: [],
  };
  const linksOn = (pathname: string) => {
    const tries = { 'kit Badge': { pathname: pathname as never, controls: { size: 'BadgePlayground-size' } } };
    const context = { ...site, apis: { ...APIS, tries, read: () => badge } };
    const html = draw(context);
    return Array.from(html.matchAll(/<a class="kind try" href="([^"]*)" aria-label="([^"]*)">/g), ([, href, name]) => [
      href,
      name,
    ]);
  };
  expect(linksOn('/kit/palette')).toEqual([['/kit/palette/#BadgePlayground-size', 'Try size']]);
  expect(linksOn('/kit/badge')).toEqual([['#BadgePlayground-size', 'Try size']]);
});

test('search learns which page is the main guide to an export', () => {
  const site = siteWith([]);
  const context = { ...site, apis: { ...APIS, read: () => ({ ...BADGE, guides: ['/kit/palette/'] }) } };
  const [titles] = planSearchTitles(context, hashOf);
  const { pages } = JSON.parse(String(titles?.render(() => new Uint8Array()))) as SearchTitles;
  const badge = pages.find(({ path }) => path === '/kit/badge/');
  expect(pages[badge?.guide ?? -1]?.path).toBe('/kit/palette/');
});

describe('a comment of a package that leads to what this site does not have', () => {
  const text =
    'See [the icons](/icons/), [sizes](./sizes.md), [`Row`](/kit/row) and [a guide](https://guide.example/a).';
  const seen = (home?: string) => {
    const site = siteWith([]);
    const read = () => ({ ...BADGE, description: text, ...(home === undefined ? {} : { home }) });
    const context = { ...site, apis: { ...APIS, read } };
    const [line = ''] = write(context)
      .split('\n')
      .filter((each) => each.startsWith('See'));
    const html = draw(context);
    const links = Array.from(html.matchAll(/<a href="([^"]*)"/g), ([, href]) => href);
    return { line, links: links.filter((href) => !href?.startsWith('#')) };
  };

  test('leads to the homepage of the package, if that has a host of its own', () => {
    expect(seen('https://kit.example')).toEqual({
      line: 'See [the icons](https://kit.example/icons/), sizes, [`Row`](https://kit.example/kit/row) and [a guide](https://guide.example/a).',
      links: ['https://kit.example/icons/', 'https://kit.example/kit/row', 'https://guide.example/a'],
    });
    expect(seen('https://host.example/kit').links).toEqual(['https://host.example/kit/row', 'https://guide.example/a']);
  });

  test.each([
    ['there is no homepage', undefined],
    ['the homepage is that of a repository', 'https://host.example/acme/kit#readme'],
    ['the homepage is this site', 'https://widgets.example/'],
  ])('is text where %s', (_, home) => {
    expect(seen(home)).toEqual({
      line: 'See the icons, sizes, `Row` and [a guide](https://guide.example/a).',
      links: ['https://guide.example/a'],
    });
  });
});

describe('a comment of a package that leads to a place on a page that includes documentation', () => {
  const linkTo = (anchor: string) => {
    const site = siteWith(['colors']);
    const { routes } = site.manifest;
    const page = routeAt('/kit/palette', site);
    const included = { ...page, asks: [{ kind: 'api', ask: { package: 'kit', name: 'ColorRow' } }] };
    const manifest = { ...site.manifest, routes: { ...routes, '/kit/palette': included } };
    const read = () => ({ ...BADGE, description: `See [it](/kit/palette#${anchor}).` });
    return /\((\S+)\)/.exec(write({ ...site, manifest, apis: { ...APIS, read } }))?.[1];
  };

  test.each([
    ['colors', '#colors'],
    // Places that the included documentation makes.
    ['color-row', '#color-row'],
    ['color-row-prop-tone', '#color-row-prop-tone'],
    // A place that only the package's own site has.
    ['aggregating', ''],
    ['color-rows', ''],
  ])('#%s', (anchor, kept) => {
    expect(linkTo(anchor)).toBe(`https://widgets.example/kit/palette/${kept}`);
  });
});

describe('a comment of a package that names a class', () => {
  const NAMED: ApiEntry = { ...BADGE, description: 'See [its root](/kit/badge/#badge-classes-KitBadge-root).' };
  const site = siteWith([]);

  test('leads to the class on the page if its adapter recognizes the anchor', () => {
    const classOfAnchor: ApiContext['classOfAnchor'] = (name, anchor) =>
      name === 'kit' ? anchor.split('-').at(-1) : undefined;
    expect(write({ ...site, apis: { ...APIS, read: () => NAMED, classOfAnchor } })).toContain(
      '(https://widgets.example/kit/badge/#badge-class-root)',
    );
  });

  test('is like any other link if the adapter does not recognize the anchor', () => {
    expect(write({ ...site, apis: { ...APIS, read: () => NAMED } })).toContain('(https://widgets.example/kit/badge/)');
  });
});
