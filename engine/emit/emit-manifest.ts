import {
  MANIFEST_FORMAT,
  type PageLink,
  type ProductVersion,
  type Redirect,
  type Route,
  type RouteAsk,
  type RouteManifest,
  type Section,
  type SiteInfo,
  type TreeNode,
} from '../manifest/manifest.ts';
import type { PageTree, ResolvedGroup, ResolvedNode, ResolvedSection, ServedPage } from '../resolve/page-tree.ts';
import type { Located, NavPage } from '../model/navigation.ts';
import type { PageFile } from '../model/project-input.ts';
import { emitLanguages, emitTranslations, givenIn } from './emit-translations.ts';
import { partKey, textsOf } from '../feature/traits.ts';
import { translationKey } from '../resolve/page-pathnames.ts';
import { splitAddress } from '../address/address.ts';
import { folderPathname } from '../address/page-file.ts';
import { joinPathname, toPathname, type Pathname } from '../address/pathname.ts';
import { resolveReference } from '../address/reference.ts';

/** Converts a page tree without errors to plain JSON; cannot fail. */
export function emitManifest(tree: PageTree): RouteManifest {
  const slugs = Object.entries(tree.slugs).filter(([, pathname]) => !tree.drafts.has(pathname));
  return {
    formatVersion: MANIFEST_FORMAT,
    site: siteOf(tree),
    sections: tree.sections.map((section) => emitSection(section, tree)),
    fallback: tree.fallback,
    routes: emitRoutes(tree),
    redirects: tree.redirects.map(({ from, to }): Redirect => ({ from, to })),
    ...(slugs.length === 0 ? {} : { slugs: Object.fromEntries(slugs) }),
    ...emitTranslations(tree),
  };
}

/** Returns today's settings: an expired banner is removed. */
function siteOf({ site: { info: written, bannerUntil }, input }: PageTree): SiteInfo {
  const info = input.features === undefined ? written : { ...written, features: input.features };
  if (bannerUntil === undefined || input.today <= bannerUntil.value) return info;
  const { banner: _over, ...rest } = info;
  return rest;
}

function emitSection(section: ResolvedSection, tree: PageTree): Section {
  const { description, logo, logoDark, allVersions, demoProvider, sandboxProvider, demoFolder, search } = section;
  const home = section.prefixes[0]?.value;
  return {
    id: section.id.value,
    name: section.name,
    ...(description === undefined ? {} : { description }),
    prefixes: section.prefixes.map(({ value }) => value),
    ...(home !== undefined && tree.pages.has(home) ? { home } : {}),
    ...(logo === undefined ? {} : { logo: logo.value }),
    ...(logoDark === undefined ? {} : { logoDark: logoDark.value }),
    ...(section.hidden ? { hidden: true } : {}),
    versions: section.versions.map(({ version, documents }): ProductVersion => {
      const installed = documents && tree.input.packages[documents.value]?.version;
      return { ...version, ...(installed && { documents: `${documents.value} ${installed}` }) };
    }),
    ...(allVersions === undefined ? {} : { allVersions: allVersions.value }),
    ...(demoProvider === undefined ? {} : { demoProvider: demoProvider.value }),
    ...(sandboxProvider === undefined ? {} : { sandboxProvider: sandboxProvider.value }),
    ...(demoFolder === undefined ? {} : { demoFolder: demoFolder.value }),
    ...themeOf(section, tree),
    ...(search === undefined ? {} : { search }),
    tree: section.nodes.map(emitNode),
  };
}

/** Returns a section's theme: its own, or that of the section that it names. */
function themeOf(section: ResolvedSection, { sections }: PageTree): Pick<Section, 'theme'> {
  const of = section.themeOf?.value ?? section.id.value;
  const theme = sections.find(({ id }) => id.value === of)?.theme;
  return theme === undefined ? {} : { theme: { of, ...theme } };
}

function emitNode(node: ResolvedNode): TreeNode {
  const face = {
    title: node.title,
    tags: node.tags,
    ...(node.icon === undefined ? {} : { icon: node.icon.value }),
    ...(node.linkProps === undefined ? {} : { linkProps: valuesOf(node.linkProps) }),
  };
  switch (node.kind) {
    case 'page':
      return {
        kind: 'page',
        pathname: node.pathname,
        ...(node.hash === undefined ? {} : { hash: node.hash }),
        ...face,
      };
    case 'link':
      return { kind: 'link', href: node.href, ...face };
    case 'group':
    case 'subheader':
      return { kind: node.kind, pathname: node.pathname, ...face, children: node.children.map(emitNode) };
  }
}

function valuesOf(props: Readonly<Record<string, Located<string>>>): Record<string, string> {
  return Object.fromEntries(Object.entries(props).map(([name, { value }]) => [name, value]));
}

function emitRoutes(tree: PageTree): Record<string, Route> {
  const routes: Record<string, Route> = {};
  const places = readingPlaces(tree);
  for (const page of tree.pages.values()) {
    const place = page.node && places.get(placeKey(page.section, page.node.pathname));
    routes[page.pathname] = emitRoute(page, place, tree);
  }
  return routes;
}

interface Place {
  readonly trail: readonly Pathname[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

function emitRoute(page: ServedPage, place: Place | undefined, tree: PageTree): Route {
  const { pathname, section, kind, title, tags, node, file } = page;
  const { frontMatter, heading, anchors } = file?.facts ?? { frontMatter: {}, heading: undefined, anchors: [] };
  const own = kind === 'tab' ? undefined : (frontMatter.title ?? heading);
  const tabs = node?.kind === 'page' ? tabLinks(node) : [];
  const description =
    frontMatter.description ??
    (kind === 'group' && node?.kind === 'group' ? node.description : undefined) ??
    (file === undefined && node?.kind === 'page' ? node.shows?.description : undefined);
  const replacement = node?.replacement;
  const related = frontMatter.related ?? [];
  return {
    id: frontMatter.id ?? pathname.slice(1),
    pathname,
    section,
    kind: kind === 'tab' ? 'page' : kind,
    title: own ?? title,
    ...(description === undefined ? {} : { description }),
    ...(file === undefined ? {} : { file: file.path }),
    ...(file?.facts.values === undefined ? {} : { values: file.facts.values }),
    tags,
    trail: place?.trail ?? [],
    ...(place?.previous === undefined ? {} : { previous: place.previous }),
    ...(place?.next === undefined ? {} : { next: place.next }),
    ...(tabs.length === 0 ? {} : { tabs }),
    ...(kind === 'tab' && node ? { tabOf: node.pathname } : {}),
    ...(replacement === undefined ? {} : { replacement: toPathname(splitAddress(replacement.value).pathname) }),
    ...showsOf(page),
    ...asksOf(file, pathname, tree),
    ...(file === undefined || related.length === 0
      ? {}
      : { related: [...new Set(related.flatMap((href) => relatedPathname(href, file, tree)))] }),
    ...emitLanguages(pathname, file !== undefined, tree),
    ...(frontMatter.component === undefined ? {} : { component: frontMatter.component }),
    ...givenIn(file?.facts, tree),
    ...(frontMatter.picture === undefined ? {} : { picture: frontMatter.picture }),
    ...(frontMatter.disableAd === true ? { disableAd: true } : {}),
    ...(file?.facts.extra === undefined
      ? {}
      : { extra: Object.fromEntries(file.facts.extra.map(({ key, value }) => [key, value])) }),
    anchors,
  };
}

function showsOf({ kind, file, node }: ServedPage): Pick<Route, 'shows'> {
  const isOwn = file === undefined && kind === 'page' && node?.kind === 'page';
  return isOwn && node.shows !== undefined ? { shows: node.shows } : {};
}

/** Returns what a page asks of features, in any language; the request that it opens with stands below its title. */
function asksOf(
  file: PageFile | undefined,
  pathname: Pathname,
  { site, translated, kinds }: PageTree,
): Pick<Route, 'asks'> {
  const files = [file, ...site.info.languages.map(({ code }) => translated.get(translationKey(code, pathname)))];
  const parts = files.flatMap((own) => own?.facts.parts ?? []);
  const { demo, component } = file?.facts.frontMatter ?? {};
  const modulesOf = ({ kind, ask }: RouteAsk) => {
    const { needs, ...feature } = kinds.get(kind) ?? {};
    return needs === undefined ? [] : textsOf('module', feature, ask).map(([, module]) => module);
  };
  const modules = (file?.facts.parts ?? []).flatMap(modulesOf);
  // The one that the page names, else the first one of a component's page.
  const opening =
    demo === undefined && component !== undefined ? modules[0] : modules.find((module) => module === demo);
  const asks = new Map<string, RouteAsk>();
  for (const { kind, name, ask, text } of parts) {
    const part: RouteAsk = {
      kind,
      ...(name === undefined ? {} : { name }),
      ask,
      ...(text === undefined ? {} : { text }),
    };
    const opens = opening !== undefined && modulesOf(part).includes(opening);
    asks.set(partKey(kind, part), opens ? { ...part, opens } : part);
  }
  return asks.size === 0 ? {} : { asks: [...asks.values()] };
}

function relatedPathname(href: string, file: PageFile, tree: PageTree): Pathname | [] {
  const reference = resolveReference(href, {
    from: file.pathname,
    folder: folderPathname(file.path, tree.site.info.content),
    slugs: tree.slugs,
  });
  // A project may tolerate broken links, but a list of pages must not contain them, nor the page itself.
  return reference.kind === 'page' && tree.pages.has(reference.pathname) && reference.pathname !== file.pathname
    ? reference.pathname
    : [];
}

function tabLinks(page: NavPage): readonly PageLink[] {
  return page.tabs.map(({ title, segment }) => ({
    title,
    pathname: segment === undefined ? page.pathname : joinPathname(page.pathname, segment),
  }));
}

/** Returns each node's place in the reading order of its section; tab pages share that of their page. */
function readingPlaces(tree: PageTree): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const trails = new Map<readonly ResolvedGroup[], readonly Pathname[]>();
  const pages = tree.nodes.filter(({ node }) => node.kind === 'page');
  let position = 0;
  for (const { node, section, ancestors } of tree.nodes) {
    if (node.kind === 'link') continue;
    const around = node.kind === 'page' ? [pages[position - 1], pages[position + 1]] : [];
    if (node.kind === 'page') position += 1;
    const key = placeKey(section.id.value, node.pathname);
    if (places.has(key)) continue;
    const [previous, next] = around.map((placed) =>
      placed?.section === section && placed.node.kind === 'page' ? placed.node : undefined,
    );
    const trail = trails.get(ancestors) ?? ancestors.map(({ pathname }) => pathname);
    trails.set(ancestors, trail);
    places.set(key, {
      trail,
      ...(previous === undefined ? {} : { previous: linkTo(previous) }),
      ...(next === undefined ? {} : { next: linkTo(next) }),
    });
  }
  return places;
}

function placeKey(section: string, pathname: string): string {
  return `${section} ${pathname}`;
}

function linkTo({ title, pathname, hash }: NavPage): PageLink {
  return { title, pathname, ...(hash === undefined ? {} : { hash }) };
}
