import type { PageTree } from '../page-tree.ts';
import { findByPrefix, resolveReference, toPathname, type Pathname, type Reference } from '../pathname.ts';
import type { PageFile } from '../project-input.ts';
import type { Origin } from '../source.ts';
import { didYouMean } from '../suggest.ts';
import { redirectsOf } from './redirects.ts';
import { defineRule } from './rule.ts';

export const brokenLink = defineRule({
  code: 'broken-link',
  severity: 'error',
  summary: 'A link leads to a page or file that does not exist.',
  why: 'Readers who follow it land on the 404 page.',
  check(tree, report) {
    const redirected = new Set<string>(redirectsOf(tree).map(({ from }) => from));
    const files = new Set<string>(tree.input.pages.map(({ pathname }) => pathname));
    const assets = new Set(tree.input.assets);
    const owners = tree.sections.map(({ prefixes }) => ({ prefixes: prefixes.map(({ value }) => value) }));
    // Pages of a navigation file that could not be read only seem to be missing.
    const isKnowable = (pathname: string) => tree.unusable.length === 0 || findByPrefix(pathname, owners) !== undefined;

    for (const { target, href, at } of references(tree)) {
      if (target.kind === 'asset' && !assets.has(target.path)) {
        report({ at, message: `There is no file \`${target.path}\` in ${tree.site.info.content}.`, help: didYouMean(target.path, assets) ?? 'add the file, or correct the address' });
      }
      if (target.kind !== 'page' || tree.pages.has(target.pathname) || target.pathname === '/') continue;
      // A redirect has its own message, and so has a file that no tree reaches.
      if (redirected.has(target.pathname) || files.has(target.pathname) || !isKnowable(target.pathname)) continue;
      report({ at, message: `The link \`${href}\` leads to no page.`, help: didYouMean(target.pathname, tree.pages.keys()) ?? 'name a pathname of the navigation' });
    }
  },
});

export const brokenAnchor = defineRule({
  code: 'broken-anchor',
  severity: 'error',
  summary: 'A link names a place that its page does not have.',
  why: 'Readers land at the top of the page and have to search for what they were promised.',
  check(tree, report) {
    for (const { target, at } of references(tree)) {
      if (target.kind !== 'page' || target.hash === undefined) continue;
      const page = tree.pages.get(target.pathname);
      // A page that is not written yet has no headings to miss.
      if (page?.file === undefined || page.file.facts.anchors.includes(decode(target.hash))) continue;
      const { anchors } = page.file.facts;
      report({ at, message: `The page \`${target.pathname}\` has no anchor \`#${target.hash}\`.`, help: didYouMean(target.hash, anchors) ?? 'name the id of a heading on that page' });
    }
  },
});

export const redirectedLink = defineRule({
  code: 'redirected-link',
  severity: 'warning',
  summary: 'A link leads to an address that is redirected.',
  why: 'Every reader pays for the detour, and the link dies with the redirect.',
  check(tree, report) {
    const target = new Map<string, string>(redirectsOf(tree).map(({ from, to }) => [from, to]));
    for (const reference of references(tree)) {
      if (reference.target.kind !== 'page') continue;
      const to = target.get(reference.target.pathname);
      if (to === undefined || tree.pages.has(reference.target.pathname)) continue;
      report({ at: reference.at, message: `The link \`${reference.href}\` is redirected.`, help: `write \`${to}\`` });
    }
  },
});

interface PlacedReference {
  readonly href: string;
  readonly target: Reference;
  readonly at: Origin;
}

function* references(tree: PageTree): Generator<PlacedReference> {
  for (const file of tree.input.pages) {
    const place = { from: file.pathname, folder: folderOf(file, tree.site.info.content) };
    for (const { href, range } of file.facts.links) {
      yield { href, target: resolveReference(href, place), at: { file: file.path, range } };
    }
  }
}

function folderOf(file: PageFile, content: string): Pathname {
  return toPathname(file.path.slice(content.length, file.path.lastIndexOf('/')));
}

/** Browsers accept an anchor both encoded and as it is read. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
