import { countPages, addressOf } from '../emit/list-routes.ts';
import type { ProductVersion, Route, RouteManifest, Section, TreeNode } from '../manifest/manifest.ts';
import { listsAnchor } from '../address/anchor.ts';
import { compareTexts, type IsOther } from './compare-texts.ts';
import { findMoves } from './find-moves.ts';
import { followRedirects } from './follow-redirects.ts';
import type { ManifestDiff, PageFace } from './manifest-diff.ts';

/** Maps old pathnames to new ones. */
type Moves = ReadonlyMap<string, string>;

/** What a sidebar leads to, each address with those of the groups around it, nearest first. */
type Entries = ReadonlyMap<string, readonly string[]>;

/**
 * Compares what readers find in two states of a site. `moves` maps old pathnames to new ones, from `findMoves`;
 * `isOther` tells whether two files say different things, if their texts are known.
 */
export function compareManifests(
  old: RouteManifest,
  now: RouteManifest,
  moves: ReadonlyMap<string, string> = findMoves(old, now),
  isOther: IsOther = (was, is) => (was === undefined) !== (is === undefined),
): ManifestDiff {
  const arrivals = new Set(moves.values());
  const follow = followRedirects(now);
  const pairs = Object.values(old.routes).flatMap((route) => {
    const to = moves.get(route.pathname) ?? (arrivals.has(route.pathname) ? undefined : route.pathname);
    const other = to === undefined ? undefined : now.routes[to];
    return other === undefined ? [] : [[route, other] as const];
  });
  const kept = new Set(pairs.map(([, { pathname }]) => pathname));
  const isThere = new Set(pairs.map(([{ pathname }]) => pathname));
  return {
    added: Object.values(now.routes)
      .filter(({ pathname }) => !kept.has(pathname))
      .map(faceOf),
    removed: Object.values(old.routes).flatMap((route) => {
      if (isThere.has(route.pathname)) return [];
      const leadsTo = follow(route.pathname);
      return [{ ...faceOf(route), ...(leadsTo === undefined ? {} : { leadsTo }) }];
    }),
    moved: pairs.flatMap(([was, is]) => (was.pathname === is.pathname ? [] : [{ ...faceOf(is), from: was.pathname }])),
    retitled: pairs.flatMap(([was, is]) =>
      was.title === is.title ? [] : [{ pathname: is.pathname, was: was.title, is: is.title }],
    ),
    retagged: pairs.flatMap(([was, is]) => {
      const added = is.tags.filter((tag) => !was.tags.includes(tag));
      const removed = was.tags.filter((tag) => !is.tags.includes(tag));
      return added.length + removed.length === 0 ? [] : [{ pathname: is.pathname, added, removed }];
    }),
    anchors: pairs.flatMap(([was, is]) => {
      const gone = goneAnchors(was, is);
      return gone.length === 0 ? [] : [{ pathname: is.pathname, gone }];
    }),
    texts: compareTexts(pairs, { old, now }, isOther),
    reordered: compareOrder(old, now, moves),
    sections: { added: namesBeside(old, now), removed: namesBeside(now, old) },
    versions: now.sections.flatMap((section) =>
      compareVersions(
        old.sections.find(({ id }) => id === section.id),
        section,
      ),
    ),
    redirects: {
      added: now.redirects.filter(({ from }) => !old.redirects.some((redirect) => redirect.from === from)).length,
      removed: old.redirects.filter(({ from }) => !now.redirects.some((redirect) => redirect.from === from)).length,
    },
    size: { sections: now.sections.length, pages: countPages(now) },
  };
}

/** Returns the names of the sections that only the other state has. */
function namesBeside({ sections }: RouteManifest, other: RouteManifest): readonly string[] {
  return other.sections.flatMap(({ id, name }) => (sections.some((section) => section.id === id) ? [] : [name]));
}

function faceOf({ pathname, title }: Route): PageFace {
  return { pathname, title };
}

/** Returns the anchors that a page had and lacks now. Anchors of content generated from a package are unknown here. */
export function goneAnchors(was: Route, is: Route): readonly string[] {
  return was.anchors.filter((anchor) => !listsAnchor(is.anchors, anchor));
}

function compareVersions(was: Section | undefined, { name, versions }: Section): ManifestDiff['versions'] {
  if (was === undefined) return [];
  const before = new Map(was.versions.map((version) => [version.text, version]));
  const after = new Map(versions.map((version) => [version.text, version]));
  const added = versions.flatMap(({ text }) => (before.has(text) ? [] : [text]));
  const removed = was.versions.flatMap(({ text }) => (after.has(text) ? [] : [text]));
  const changed = versions.flatMap((version) => {
    const old = before.get(version.text);
    return old === undefined || isSame(old, version) ? [] : [version.text];
  });
  return added.length + removed.length + changed.length === 0 ? [] : [{ section: name, added, removed, changed }];
}

function isSame(a: ProductVersion, b: ProductVersion): boolean {
  return (
    JSON.stringify([a.href, a.current, a.pathTemplate, a.without]) ===
    JSON.stringify([b.href, b.current, b.pathTemplate, b.without])
  );
}

/** Finds the sidebars in which entries that were there before stand in another order, or in another group. */
function compareOrder(old: RouteManifest, now: RouteManifest, moves: Moves): ManifestDiff['reordered'] {
  return now.sections.flatMap(({ id, name, tree }) => {
    const before = entriesOf(old.sections.find((section) => section.id === id)?.tree ?? [], moves);
    const after = entriesOf(tree, new Map());
    const isKept = (address: string) => before.has(address) && after.has(address);
    const groupOf = (address: string, entries: Entries) => entries.get(address)?.find(isKept);
    const order = [...before.keys()].filter(isKept);
    const isElsewhere = (address: string, at: number) =>
      address !== order[at] || groupOf(address, before) !== groupOf(address, after);
    const from = [...after.keys()].filter(isKept).find(isElsewhere);
    return from === undefined ? [] : [{ section: name, from }];
  });
}

function entriesOf(nodes: readonly TreeNode[], moves: Moves, around: readonly string[] = []): Entries {
  return new Map(
    nodes.flatMap((node) => {
      const address = addressOf(node).replace(/^[^#]+/, (pathname) => moves.get(pathname) ?? pathname);
      const below = 'children' in node ? [...entriesOf(node.children, moves, [address, ...around])] : [];
      return [[address, around] as const, ...below];
    }),
  );
}
