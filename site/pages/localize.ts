import type {
  PageLink,
  Redirect,
  Route,
  RouteManifest,
  SiteInfo,
  Translation,
  TreeNode,
} from '../../engine/manifest/manifest.ts';
import { mapSiteTexts, mapThemeTexts } from '../../engine/resolve/site-texts.ts';
import { splitAddress } from '../../engine/address/address.ts';
import { listsAnchor } from '../../engine/address/anchor.ts';
import { toPathname } from '../../engine/address/pathname.ts';
import { definedOnly } from '../../engine/text/defined-only.ts';

/** Returns the manifest of a site in one of its languages: with its titles, names and files, but the same addresses. */
export function localizeManifest(manifest: RouteManifest, code: string): RouteManifest {
  const translation = manifest.translations?.[code];
  if (translation === undefined || code === manifest.site.languages[0]?.code) return manifest;
  const language: Localizing = { translation, titles: titlesIn(translation), places: placesIn(translation, manifest) };
  return {
    ...manifest,
    site: { ...manifest.site, ...translation.site, ...mapSiteTexts(manifest.site, sayIn(translation)) },
    sections: manifest.sections.map((section) => ({
      ...section,
      ...language.translation.sections[section.id],
      ...(section.theme === undefined ? {} : { theme: mapThemeTexts(section.theme, sayIn(language.translation)) }),
      tree: section.tree.map((node) => localizeNode(node, language)),
    })),
    routes: Object.fromEntries(
      Object.entries(manifest.routes).map(([pathname, route]) => [pathname, localizeRoute(route, language)]),
    ),
    redirects: manifest.redirects.map(({ from, to }): Redirect => ({ from, to: withKnownHash(to, language.places) })),
  };
}

/** Returns a function that translates the texts of settings and themes. */
function sayIn({ texts = {} }: Translation): (text: string) => string {
  return (text) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
}

/** Returns whether a page in a language is a copy of the original, because nobody has translated it. */
export function isCopy(route: Route, code: string, { languages: [first] }: Pick<SiteInfo, 'languages'>): boolean {
  return route.file !== undefined && first !== undefined && code !== first.code && !isTranslated(route, code);
}

/**
 * Returns the place of a translated page that a place of its original is: the same, or the one with the same number if
 * the two pages have as many; `undefined` if there is none.
 */
export function counterpartOf(
  hash: string,
  original: readonly string[],
  translated: readonly string[],
): string | undefined {
  if (listsAnchor(translated, hash)) return hash;
  return original.length === translated.length ? translated[original.indexOf(hash)] : undefined;
}

/** Returns whether a page is translated into a language. */
export function isTranslated({ languages = [] }: Route, code: string): boolean {
  return languages.includes(code);
}

/** Finds the translated title of a page or anchor; returns `undefined` if there is none. */
type FindTitle = (pathname: string, hash?: string) => string | undefined;

function titlesIn({ titles, pages }: Translation): FindTitle {
  return (pathname, hash) =>
    hash === undefined ? (titles[pathname] ?? pages[pathname]?.title) : titles[`${pathname}#${hash}`];
}

/** What a language has for the texts and places of the site. */
interface Localizing {
  readonly translation: Translation;
  readonly titles: FindTitle;
  readonly places: FindPlace;
}

function localizeNode(node: TreeNode, language: Localizing): TreeNode {
  const { translation, titles } = language;
  switch (node.kind) {
    case 'link':
      return { ...node, title: translation.titles[node.href] ?? node.title };
    case 'page':
      return localizeLink(node, language);
    case 'group':
    case 'subheader':
      return {
        ...node,
        title: titles(node.pathname) ?? node.title,
        children: node.children.map((child) => localizeNode(child, language)),
      };
  }
}

function localizeRoute(route: Route, language: Localizing): Route {
  const { translation, titles } = language;
  const { description: _description, given: _given, values: _values, ...rest } = route;
  const { pathname, previous, next, tabs } = route;
  const page = translation.pages[pathname];
  const own = route.tabOf ?? pathname;
  const name = route.kind === 'section' ? translation.sections[route.section]?.name : undefined;
  const link = (to: PageLink) => localizeLink(to, language);
  return {
    // Without a description, the first paragraph of a translation is used, as for any other page.
    ...(page === undefined ? route : { ...rest, ...page }),
    title: page?.title ?? titles(pathname) ?? name ?? route.title,
    ...definedOnly({
      previous: previous && link(previous),
      next: next && link(next),
      tabs: tabs?.map((tab) =>
        tab.pathname === own ? { ...tab, title: translation.tabs[own] ?? tab.title } : link(tab),
      ),
    }),
  };
}

/** Localizes the title and the place of a link or of a page in the tree. */
function localizeLink<Link extends PageLink>({ hash, ...link }: Link, { places, titles }: Localizing): Link {
  const place = hash === undefined ? undefined : places(link.pathname, hash);
  return {
    ...link,
    title: titles(link.pathname, hash) ?? link.title,
    ...(place === undefined ? {} : { hash: place }),
  } as Link;
}

function withKnownHash(to: string, places: FindPlace): string {
  const { pathname, hash } = splitAddress(to);
  const place = hash === undefined ? undefined : places(toPathname(pathname), hash);
  return hash === place ? to : place === undefined ? pathname : `${pathname}#${place}`;
}

/** Finds a place of a page in the language; `undefined` if its translation has none. */
type FindPlace = (pathname: string, hash: string) => string | undefined;

function placesIn({ pages }: Translation, { routes }: RouteManifest): FindPlace {
  return (pathname, hash) => {
    const page = pages[pathname];
    return page === undefined ? hash : counterpartOf(hash, routes[pathname]?.anchors ?? [], page.anchors);
  };
}
