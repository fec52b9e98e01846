import {
  MANIFEST_FORMAT,
  type PageLink,
  type ProductVersion,
  type Redirect,
  type Route,
  type RouteAsk,
  type RouteManifest,
  type Section,
  type TreeNode,
} from '../manifest/manifest.ts';
import type { PageTree, ResolvedGroup, ResolvedNode, ResolvedSection, ServedPage } from '../resolve/page-tree.ts';
import type { NavPage } from '../model/navigation.ts';
import type { PageFile, CheckedPageFacts } from '../model/project-input.ts';
import { emitLanguages, emitTranslations, givenIn } from './emit-translations.ts';
import { partKey, textsOf } from '../feature/traits.ts';
import { translationKey } from '../resolve/page-pathnames.ts';
import { infoToday } from '../resolve/site-texts.ts';
import { splitAddress } from '../address/address.ts';
import { folderPathname } from '../address/page-file.ts';
import { joinPathname, toPathname, type Pathname } from '../address/pathname.ts';
import { resolveReference } from '../address/reference.ts';
import { definedOnly } from '../text/defined-only.ts';

/** Converts a page tree without errors to plain JSON; cannot fail. */
export function emitManifest(tree: PageTree): RouteManifest {
  const info = infoToday(tree);
  const { features } = tree.input;
  const slugs = Object.entries(tree.slugs).filter(([, pathname]) => !tree.drafts.has(pathname));
  return {
    formatVersion: MANIFEST_FORMAT,
    site: features === undefined ? info : { ...info, features },
    sections: tree.sections.map((section) => emitSection(section, tree)),
    fallback: tree.fallback,
    routes: emitRoutes(tree),
    redirects: tree.redirects.map(({ from, to }): Redirect => ({ from, to })),
    ...(slugs.length === 0 ? {} : { slugs: Object.fromEntries(slugs) }),
    ...emitTranslations(tree),
  };
}

function emitSection(section: ResolvedSection, tree: PageTree): Section {
  const home = section.prefixes[0]?.value;
  return definedOnly({
    id: section.id.value,
    name: section.name,
    description: section.description,
    prefixes: section.prefixes.map(({ value }) => value),
    home: home !== undefined && tree.pages.has(home) ? home : undefined,
    logo: section.logo?.value,
    logoDark: section.logoDark?.value,
    hidden: section.hidden || undefined,
    versions: section.versions.map(({ version, documents }): ProductVersion => {
      const installed = documents && tree.input.packages[documents.value]?.version;
      return { ...version, ...(installed && { documents: `${documents.value} ${installed}` }) };
    }),
    allVersions: section.allVersions?.value,
    demoProvider: section.demoProvider?.value,
    sandboxProvider: section.sandboxProvider?.value,
    demoFolder: section.demoFolder?.value,
    theme: themeOf(section, tree),
    search: section.search,
    tree: section.nodes.map(emitNode),
  });
}

/** Returns a section's theme: its own, or that of the section that it names. */
function themeOf(section: ResolvedSection, { sections }: PageTree): Section['theme'] {
  const of = section.themeOf?.value ?? section.id.value;
  const theme = sections.find(({ id }) => id.value === of)?.theme;
  return theme && { of, ...theme };
}

function emitNode(node: ResolvedNode): TreeNode {
  const face = definedOnly({
    title: node.title,
    tags: node.tags,
    icon: node.icon?.value,
    linkProps:
      node.linkProps && Object.fromEntries(Object.entries(node.linkProps).map(([name, { value }]) => [name, value])),
  });
  switch (node.kind) {
    case 'page':
      if (node.hash === undefined) return { kind: node.kind, pathname: node.pathname, ...face };
      return { kind: node.kind, pathname: node.pathname, hash: node.hash, ...face };
    case 'link':
      return { kind: 'link', href: node.href, ...face };
    case 'group':
    case 'subheader':
      return { kind: node.kind, pathname: node.pathname, ...face, children: node.children.map(emitNode) };
  }
}

function emitRoutes(tree: PageTree): Record<string, Route> {
  const routes: Record<string, Route> = {};
  const places = readingPlaces(tree);
  for (const page of tree.pages.values()) {
    const place = page.node && places.get(placeKey(page.section, page.node.pathname));
    routes[page.pathname] = emitRoute(page, place ?? { trail: [] }, tree);
  }
  return routes;
}

interface Place {
  readonly trail: readonly Pathname[];
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

function emitRoute(page: ServedPage, place: Place, tree: PageTree): Route {
  const { pathname, section, kind, title, tags, node, file } = page;
  const { frontMatter, heading, values, extra, anchors }: CheckedPageFacts = file?.facts ?? NO_FACTS;
  const own = kind === 'tab' ? undefined : (frontMatter.title ?? heading);
  return definedOnly({
    id: frontMatter.id ?? pathname.slice(1),
    pathname,
    section,
    kind: kind === 'tab' ? 'page' : kind,
    title: own ?? title,
    description: frontMatter.description ?? descriptionOf(page),
    file: file?.path,
    values,
    tags,
    ...place,
    tabs: tabLinks(node),
    tabOf: kind === 'tab' ? node?.pathname : undefined,
    replacement: node?.replacement && toPathname(splitAddress(node.replacement.value).pathname),
    shows: kind === 'page' ? shownOn(page) : undefined,
    asks: asksOf(file, pathname, tree),
    related: file && relatedTo(file, tree),
    languages: emitLanguages(pathname, file !== undefined, tree),
    component: frontMatter.component,
    given: givenIn(file?.facts, tree),
    picture: frontMatter.picture,
    disableAd: frontMatter.disableAd || undefined,
    extra: extra && Object.fromEntries(extra.map(({ key, value }) => [key, value])),
    anchors,
  });
}

/** What is known of a page without a file. */
const NO_FACTS: CheckedPageFacts = { frontMatter: {}, anchors: [], links: [], redirectFrom: [], problems: [] };

/** Returns what the navigation says about a group, or about a page without a file. */
function descriptionOf(page: ServedPage): string | undefined {
  const { kind, node } = page;
  return kind === 'group' && node?.kind === 'group' ? node.description : shownOn(page)?.description;
}

function shownOn({ file, node }: ServedPage): Route['shows'] {
  return file === undefined && node?.kind === 'page' ? node.shows : undefined;
}

/** Returns what a page asks of features, in any language; the request that it opens with stands below its title. */
function asksOf(file: PageFile | undefined, pathname: Pathname, { site, translated, kinds }: PageTree): Route['asks'] {
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
    const part: RouteAsk = definedOnly({ kind, name, ask, text });
    const opens = opening !== undefined && modulesOf(part).includes(opening);
    asks.set(partKey(kind, part), opens ? { ...part, opens } : part);
  }
  return asks.size === 0 ? undefined : [...asks.values()];
}

function relatedTo({ path, pathname, facts }: PageFile, { site, slugs, pages }: PageTree): Route['related'] {
  const { related = [] } = facts.frontMatter;
  const place = { from: pathname, folder: folderPathname(path, site.info.content), slugs };
  const found = related.flatMap((href) => {
    const target = resolveReference(href, place);
    // A project may tolerate broken links, but a list of pages must not contain them, nor the page itself.
    const isOther = target.kind === 'page' && pages.has(target.pathname) && target.pathname !== pathname;
    return isOther ? target.pathname : [];
  });
  return related.length === 0 ? undefined : [...new Set(found)];
}

function tabLinks(node: ServedPage['node']): Route['tabs'] {
  if (node?.kind !== 'page' || node.tabs.length === 0) return undefined;
  return node.tabs.map(({ title, segment }) => ({
    title,
    pathname: segment === undefined ? node.pathname : joinPathname(node.pathname, segment),
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
    places.set(key, { trail, previous: previous && linkTo(previous), next: next && linkTo(next) });
  }
  return places;
}

function placeKey(section: string, pathname: string): string {
  return `${section} ${pathname}`;
}

function linkTo({ title, pathname, hash }: NavPage): PageLink {
  return { title, pathname, ...(hash === undefined ? {} : { hash }) };
}
