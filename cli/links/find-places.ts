import { addTo } from '../system/base/add-to.ts';
import { once, onceEach } from '../system/base/once.ts';
import type { NavNode, Origin, PageFile, ProjectInput, Span } from '../../engine/index.ts';
import { languagePrefix, type RouteManifest } from '../../engine/manifest/manifest.ts';
import { isAbsoluteUrl } from '../../engine/address/address.ts';
import { fileHref, toHref } from '../../engine/address/href.ts';
import { folderPathname, splitLanguage } from '../../engine/address/page-file.ts';
import { toPathname, toServedPathname, type ServedSite } from '../../engine/address/pathname.ts';
import { resolveReference } from '../../engine/address/reference.ts';
import type { Output } from './read-output.ts';
import { createResolver, targetKey } from './resolve-address.ts';

/** Finds the sources of what is in the output. */
interface SourcePlaces {
  /**
   * Returns the places of an address in the source of a document; empty if the engine generated it, or the source has
   * changed since.
   */
  inPage(document: string, key: string): readonly Origin[];
  /** Returns the places of an address in the navigation. */
  inNavigation(key: string): readonly Span[];
  /** Returns the place of a redirect, by the pathname where it starts. */
  ofRedirect(from: string): Span | Origin | undefined;
}

/** Prepares to find places; nothing is read until requested. */
export function findPlaces(output: Output, { pages, navigation }: ProjectInput): SourcePlaces {
  const { manifest } = output;
  const resolve = createResolver(output);
  const base = new URL(output.root).pathname.replace(/\/$/, '');
  const sources = new Map(pages.map((page) => [page.path, page]));

  const placesOf = (page: PageFile, language: string | undefined): ReadonlyMap<string, readonly Origin[]> => {
    const found = new Map<string, Origin[]>();
    const { path } = splitLanguage(
      page.path,
      manifest.site.languages.map(({ code }) => code),
    );
    const place = { from: page.pathname, folder: folderPathname(path, manifest.site.content), slugs: manifest.slugs };
    const { apiAddresses } = manifest.site;
    const context = { base, apiAddresses, ...(language === undefined ? {} : { language }) };
    for (const { href, range } of page.facts.links) {
      const target = resolveReference(href, place);
      const written =
        target.kind === 'page'
          ? toHref(target.pathname, context, target.hash)
          : target.kind === 'asset'
            ? base + fileHref(target.path)
            : target.href;
      const key = targetKey(resolve(written, ''));
      addTo(found, key, { file: page.path, range });
    }
    return found;
  };

  const files = filesOf(manifest);
  const placesIn = onceEach((document: string) => {
    const { path = '', language } = files.get(document) ?? {};
    const page = sources.get(path);
    return page && placesOf(page, language);
  });
  const linkSpans = once(findLinkSpans);
  const redirectPlaces = once(findRedirectPlaces);
  return {
    inPage: (document, key) => placesIn(document)?.get(key) ?? [],
    inNavigation: (key) => linkSpans().get(key) ?? [],
    ofRedirect: (from) => redirectPlaces().get(from),
  };

  function findLinkSpans(): ReadonlyMap<string, readonly Span[]> {
    const found = new Map<string, Span[]>();
    for (const { nodes } of navigation?.sections ?? [])
      for (const { href, span } of linksOf(nodes, { apiAddresses: manifest.site.apiAddresses }))
        addTo(found, targetKey(resolve(href, '')), span);
    return found;
  }

  /** If there are several places, prefers the first one in the navigation, then the first one in a page. */
  function findRedirectPlaces(): ReadonlyMap<string, Span | Origin> {
    const written = (navigation?.site.redirects ?? []).map(
      (redirect) => [toServedPathname(redirect.from, manifest.site), redirect.written.span] as const,
    );
    const inPages = pages.flatMap((page) =>
      page.facts.redirectFrom.map(
        ({ href, range }) => [toServedPathname(toPathname(href), manifest.site), { file: page.path, range }] as const,
      ),
    );
    return new Map<string, Span | Origin>([...written, ...inPages].toReversed());
  }
}

function* linksOf(
  nodes: readonly NavNode[],
  site: ServedSite,
): Generator<{ readonly href: string; readonly span: Span }> {
  for (const node of nodes) {
    if (node.kind === 'link') yield node;
    else if (node.kind !== 'page') yield* linksOf(node.children, site);
    else if (node.hash !== undefined && !isAbsoluteUrl(node.written))
      yield { href: toHref(node.pathname, { base: '', ...site }, node.hash), span: node.span };
  }
}

/** Returns the Markdown file and the language of every document that has one. */
function filesOf({ routes, site, translations = {} }: RouteManifest) {
  const found = new Map<string, { readonly path: string; readonly language: string | undefined }>();
  for (const route of Object.values(routes)) {
    for (const { code } of site.languages) {
      const language = languagePrefix(site, code);
      const path = translations[code]?.pages[route.pathname]?.file ?? route.file;
      if (path !== undefined)
        found.set(
          `${toHref(route.pathname, { base: '', apiAddresses: site.apiAddresses, ...(language === undefined ? {} : { language }) }).slice(1)}index.html`,
          { path, language },
        );
    }
  }
  return found;
}
