import type { z } from 'zod';
import {
  findNode,
  headOf,
  type DroppedNode,
  type PathStep,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
} from '../yaml/yaml-node.ts';
import { suggest } from '../text/suggest.ts';
import { keysOf, type Repaired } from './correct-keys.ts';
import { expectedTypes, pathOf, type Issue } from './validate/issue.ts';
import type { KeyTraits } from './validate/key-traits.ts';
import { rewrite, type Edits } from './validate/rewrite.ts';
import { keysAt, traitsAt } from './validate/schema-shape.ts';
import { isYes, YES_OR_NO } from './validate/yes-or-no.ts';

/**
 * Repairs the values that have issues, so that the rest of the file still takes part in all later checks. Each value
 * becomes what it was most likely meant to be, or else is left out, like list entries that lack a required key.
 */
export function repair(
  root: YamlNode,
  issues: readonly Issue[],
  { schema, fileName }: { schema: z.core.$ZodType; fileName: string },
): Repaired {
  const edits: Edits = new Map();
  const additions = new Map<YamlMap, Map<string, YamlNode>>();
  const dropped: DroppedNode[] = [];
  const drop = (node: YamlNode | undefined, path: readonly PathStep[]) => {
    if (node === undefined || edits.has(node)) return;
    edits.set(node, undefined);
    dropped.push({ node, keys: keysOf(path), owner: nearestMap(root, path) });
  };

  for (const issue of issues) {
    const path = pathOf(issue);
    const node = findNode(root, path);
    const key = String(path.at(-1));
    const { mend } = traitsAt(schema, path.slice(0, -1), key);
    if (node !== undefined) {
      const isEntry = node.kind === 'map' && hasKeyOf(schema, path, node);
      const meant = meantValue(issue, node, { mend, standIn: path.length === 1 ? fileName : key, isEntry });
      if (mend === 'leave-out-owner') drop(findNode(root, path.slice(0, -1)), path.slice(0, -1));
      else if (meant === undefined) drop(node, path);
      else {
        edits.set(node, meant);
        dropped.push({ node, keys: keysOf(path), owner: nearestMap(root, path) });
      }
      continue;
    }
    const parent = findNode(root, path.slice(0, -1));
    if (parent?.kind === 'map' && (path.length === 1 || mend === 'convert' || mend === 'stand-in')) {
      const added = additions.get(parent) ?? new Map<string, YamlNode>();
      additions.set(parent, added.set(key, standIn(issue, parent, path.length === 1 ? fileName : key)));
    } else drop(parent, path.slice(0, -1));
  }
  for (const [map, added] of additions) {
    if (edits.has(map)) continue;
    const entries = [
      ...map.entries,
      ...Array.from(added, ([key, value]) => ({ key, start: value.start, end: value.end, value })),
    ];
    edits.set(map, { ...map, entries, ...(map === root ? {} : { lost: [...(map.lost ?? []), ...added.keys()] }) });
  }
  return { root: rewrite(root, edits), dropped };
}

/**
 * Returns what a value was most likely meant to be; a key without a value counts as set. The value keeps its place, so
 * that no rule reports it again.
 */
function meantValue(
  issue: Issue,
  node: YamlNode,
  { mend, standIn, isEntry }: { readonly mend: KeyTraits['mend']; readonly standIn: string; readonly isEntry: boolean },
): YamlNode | undefined {
  if (mend === 'leave-out' || mend === 'leave-out-owner') return undefined;
  if (mend === 'stand-in') return { kind: 'scalar', start: node.start, end: node.end, value: standIn };
  if (issue.code === 'invalid_value') {
    return { kind: 'scalar', start: node.start, end: node.end, value: meantLiteral(issue.values, node) };
  }
  if (issue.code === 'invalid_union' && node.kind === 'scalar' && node.value !== null) {
    const expected = expectedTypes(issue);
    if (expected.includes('boolean')) return { ...node, value: isYes(node.value) };
    if (expected.includes('string')) return { ...node, value: String(node.value) };
  }
  const replacement =
    mend === 'convert' ? ({ kind: 'scalar', start: node.start, end: node.end, value: standIn } as const) : undefined;
  if (issue.code !== 'invalid_type') return replacement;
  switch (issue.expected) {
    case 'string':
      return node.kind === 'scalar' && node.value !== null ? { ...node, value: String(node.value) } : replacement;
    case 'boolean':
      return { kind: 'scalar', start: node.start, end: node.end, value: node.kind !== 'scalar' || isYes(node.value) };
    case 'array': {
      if (node.kind === 'list') return undefined;
      // A text of several words is usually a list whose first line starts with a value.
      const isWord = node.kind === 'scalar' && typeof node.value === 'string' && !/\s/.test(node.value);
      const items = isEntry || isWord ? [node] : [];
      return { kind: 'list', start: node.start, end: node.end, items, lost: true };
    }
    default:
      return undefined;
  }
}

/** Returns whether a mapping in place of a list looks like an entry of it. */
function hasKeyOf(schema: z.core.$ZodType, path: readonly PathStep[], node: YamlMap): boolean {
  const known = keysAt(schema, path);
  return node.entries.some(({ key }) => known.includes(key));
}

/** Returns the allowed value that was meant, with its type: `true` is not the text `true`. */
function meantLiteral(values: readonly unknown[], node: YamlNode): YamlScalar['value'] {
  const known = values.filter(
    (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  );
  const written = node.kind === 'scalar' ? String(node.value) : '';
  const yesOrNo = YES_OR_NO.test(written) ? known.find((value) => value === isYes(written)) : undefined;
  const near = suggest(written, known.map(String));
  return yesOrNo ?? known.find((value) => String(value) === written || String(value) === near) ?? known[0] ?? null;
}

/** Returns the mapping that contains a value, even within a list. */
function nearestMap(root: YamlNode, path: readonly PathStep[]): YamlMap | undefined {
  for (let length = path.length - 1; length >= 0; length--) {
    const node = findNode(root, path.slice(0, length));
    if (node?.kind === 'map') return node;
  }
  return undefined;
}

function standIn(issue: Issue, parent: YamlMap, text: string): YamlNode {
  const { start, end } = headOf(parent);
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return { kind: 'list', start, end, items: [], lost: true };
  return { kind: 'scalar', start, end, value: text };
}
