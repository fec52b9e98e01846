import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { nearAmong, nearOnBudget, UNCHECKED_ADDRESS, UNREADABLE_MANIFEST, type Located } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { decodeEscapes, isAbsoluteUrl } from '../../engine/address/address.ts';
import { listsAnchor, namedAnchor } from '../../engine/address/anchor.ts';
import { canonicalPathname, findByPrefix, toPathname, toServedPathname } from '../../engine/address/pathname.ts';
import { decodedPathname } from '../../engine/address/reference.ts';
import { hashOf } from '../system/files/hash.ts';
import { fetchManifest, readManifestFile, type PublishedManifest } from './published-manifest.ts';
import { brokenAnchor, brokenLink, redirectedLink, type Verdict } from './link-mistakes.ts';
import { documentation } from '../../engine/manifest/asks.ts';
import { FEATURE_KINDS } from '../../site/features/index.ts';

/** Another docs-nav site, known by its published manifest. */
export interface RelatedSite {
  /** Returns whether the site serves an address, or should. */
  covers(url: URL): boolean;
  check(url: URL): Verdict | undefined;
}

/** The result of reading one manifest of `related` in `nav/site.yaml`. */
type ReadRelated = { readonly site: RelatedSite } | { readonly verdict: Verdict };

/** Reads the manifest of a related site. If it cannot be fetched, uses the one from the last run that could. */
export async function readRelated(project: Project, { value: address }: Located<string>): Promise<ReadRelated> {
  if (!isAbsoluteUrl(address)) return relate(address, readManifestFile(join(project.root, address)));
  const name = `related-${hashOf(address)}.json`;
  try {
    const read = await fetchManifest(address);
    if ('manifest' in read) project.cache.keep(name, read.manifest);
    return relate(address, read);
  } catch {
    const kept = project.cache.read<RouteManifest>(name);
    if (kept !== undefined) return { site: openRelated(kept) };
    return {
      verdict: {
        definition: UNCHECKED_ADDRESS,
        message: `The manifest \`${address}\` could not be fetched, so links to that site are not checked.`,
        help: 'check again when online',
      },
    };
  }
}

function relate(address: string, read: PublishedManifest): ReadRelated {
  if ('manifest' in read) return { site: openRelated(read.manifest) };
  return {
    verdict: {
      definition: UNREADABLE_MANIFEST,
      message: `The manifest \`${address}\` cannot be read: ${read.why}.`,
      help: 'use the `_nav/manifest.json` of the other site',
    },
  };
}

function openRelated({ site, sections, routes, redirects, base: path = '' }: RouteManifest): RelatedSite {
  const { origin } = new URL(site.url);
  const base = `${path}/`;
  const languages = site.languages.map(({ code }) => code);
  const pages = new Map(
    Object.values(routes).map((route) => [toServedPathname(route.pathname, site) as string, route]),
  );
  const moved = new Map(redirects.map(({ from, to }) => [toServedPathname(from, site) as string, to]));
  const nearPage = nearAmong(() => pages.keys());
  const nearAnchor = nearOnBudget();
  const pathnameOf = (url: URL): string => canonicalPathname(decodedPathname(url.pathname), { languages, base });
  return {
    covers(url) {
      if (url.origin !== origin || !`${url.pathname}/`.startsWith(base) || IS_FILE.test(url.pathname)) return false;
      const pathname = pathnameOf(url);
      return pages.has(pathname) || moved.has(pathname) || findByPrefix(pathname, sections) !== undefined;
    },
    check(url) {
      const pathname = pathnameOf(url);
      const route = pages.get(pathname);
      const hash = namedAnchor(url.hash.slice(1));
      if (route === undefined) {
        const to = moved.get(pathname);
        return to === undefined
          ? brokenLink(url.href, `on ${site.title}`, nearPage)
          : redirectedLink(url.href, isAbsoluteUrl(to) ? to : new URL(toPathname(`${base}${to}`), origin).href);
      }
      // The manifest does not contain anchors of generated documentation.
      const isGenerated = documentation(route, FEATURE_KINDS).length > 0 || route.file === undefined;
      if (hash === undefined || isGenerated || listsAnchor(route.anchors, hash)) return undefined;
      const shown = decodeEscapes(hash);
      return brokenAnchor(url.href.replace(url.hash, ''), shown, nearAnchor(shown, route.anchors));
    },
  };
}

const IS_FILE = /\.[a-z][a-z0-9]{1,9}$/i;
