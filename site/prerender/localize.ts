import type {
  PageLink,
  Redirect,
  Route,
  RouteManifest,
  Section,
  SiteInfo,
  TranslatedPage,
  Translation,
  TreeNode,
} from '../../engine/manifest.ts';
import { mapSiteTexts } from '../../engine/site-texts.ts';
import { splitAddress } from '../../engine/address/address.ts';
import { listsAnchor } from '../../engine/address/anchor.ts';
import { toPathname } from '../../engine/address/pathname.ts';

/** Returns the manifest of a site in one of its languages: with its titles, names and files, but the same addresses. */
export function localizeManifest(manifest: RouteManifest, code: string): RouteManifest {
  const translation = manifest.translations?.[code];
  if (translation === undefined || code === manifest.site.languages[0]?.code) return manifest;
  const titles = titlesIn(translation);
  return {
    ...manifest,
    site: localizeSite(manifest.site, translation),
    sections: manifest.sections.map((section) => localizeSection(section, translation, titles)),
    routes: Object.fromEntries(
      Object.entries(manifest.routes).map(([pathname, route]) => [pathname, localizeRoute(route, translation, titles)]),
    ),
    redirects: manifest.redirects.map(({ from, to }): Redirect => ({ from, to: withKnownHash(to, translation) })),
  };
}

function localizeSite(site: SiteInfo, { site: face, texts = {} }: Translation): SiteInfo {
  return {
    ...site,
    ...face,
    ...mapSiteTexts(site, (text) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text)),
  };
}

/** Returns whether a page has an anchor in a language; a translation may not have all anchors of the original. */
export function hasAnchor(route: Route | undefined, hash: string, code: string): boolean {
  return route === undefined || !isTranslated(route, code) || listsAnchor(route.anchors, hash);
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

function localizeSection(section: Section, translation: Translation, titles: FindTitle): Section {
  return {
    ...section,
    ...translation.sections[section.id],
    tree: section.tree.map((node) => localizeNode(node, translation, titles)),
  };
}

function localizeNode(node: TreeNode, translation: Translation, titles: FindTitle): TreeNode {
  switch (node.kind) {
    case 'link':
      return { ...node, title: translation.titles[node.href] ?? node.title };
    case 'page': {
      const { hash, ...page } = node;
      const keeps = hash !== undefined && isPlace(node.pathname, hash, translation);
      return { ...page, title: titles(node.pathname, hash) ?? node.title, ...(keeps ? { hash } : {}) };
    }
    case 'group':
    case 'subheader':
      return {
        ...node,
        title: titles(node.pathname) ?? node.title,
        children: node.children.map((child) => localizeNode(child, translation, titles)),
      };
  }
}

function localizeRoute(route: Route, translation: Translation, titles: FindTitle): Route {
  const { description, ...rest } = route;
  const { pathname, previous, next, tabs } = route;
  const page = translation.pages[pathname];
  const own = route.tabOf ?? pathname;
  const name = route.kind === 'section' ? translation.sections[route.section]?.name : undefined;
  const link = (to: PageLink) => localizeLink(to, translation, titles);
  return {
    ...rest,
    title: page?.title ?? titles(pathname) ?? name ?? route.title,
    ...(page !== undefined ? contentOf(page) : description === undefined ? {} : { description }),
    ...(previous === undefined ? {} : { previous: link(previous) }),
    ...(next === undefined ? {} : { next: link(next) }),
    ...(tabs === undefined
      ? {}
      : {
          tabs: tabs.map((tab) =>
            tab.pathname === own ? { ...tab, title: translation.tabs[own] ?? tab.title } : link(tab),
          ),
        }),
  };
}

/**
 * Returns the content of a translated page; without a description, its first paragraph is used, as for any other page.
 */
function contentOf({ file, anchors, description }: TranslatedPage): Pick<Route, 'file' | 'anchors' | 'description'> {
  return { file, anchors, ...(description === undefined ? {} : { description }) };
}

function localizeLink({ hash, ...link }: PageLink, translation: Translation, titles: FindTitle): PageLink {
  const keeps = hash !== undefined && isPlace(link.pathname, hash, translation);
  return { ...link, title: titles(link.pathname, hash) ?? link.title, ...(keeps ? { hash } : {}) };
}

function withKnownHash(to: string, translation: Translation): string {
  const { pathname, hash } = splitAddress(to);
  return hash === undefined || isPlace(toPathname(pathname), hash, translation) ? to : pathname;
}

function isPlace(pathname: string, hash: string, { pages }: Translation): boolean {
  const page = pages[pathname];
  return page === undefined || listsAnchor(page.anchors, hash);
}
