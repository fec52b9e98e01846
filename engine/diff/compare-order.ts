import { addressOf } from '../emit/list-routes.ts';
import type { RouteManifest, TreeNode } from '../manifest/manifest.ts';
import type { ManifestDiff } from './manifest-diff.ts';

/** Finds the sidebars in which entries that were there before stand in another order, or in another group. */
export function compareOrder(old: RouteManifest, now: RouteManifest, moves: Moves): ManifestDiff['reordered'] {
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

/** Maps old pathnames to new ones. */
type Moves = ReadonlyMap<string, string>;

/** What a sidebar leads to, each address with those of the groups around it, nearest first. */
type Entries = ReadonlyMap<string, readonly string[]>;

function entriesOf(nodes: readonly TreeNode[], moves: Moves, around: readonly string[] = []): Entries {
  return new Map(
    nodes.flatMap((node) => {
      const address = addressOf(node).replace(/^[^#]+/, (pathname) => moves.get(pathname) ?? pathname);
      const below = 'children' in node ? [...entriesOf(node.children, moves, [address, ...around])] : [];
      return [[address, around] as const, ...below];
    }),
  );
}
