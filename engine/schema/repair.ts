import { findNode, headOf, type YamlMap, type YamlNode } from '../parse/yaml-node.ts';
import { suggest } from '../suggest.ts';
import type { Repaired } from './correct-keys.ts';
import { pathOf, type Issue } from './issue.ts';
import { rewrite, type Edits } from './rewrite.ts';

/** What readers see of an entry; its key stands in for it, so that the rest of the entry is still checked. */
const LABELS = ['title', 'name', 'text'];

/**
 * Mends what the issues name, so that the rest of the file still takes part in all later checks: values become what
 * they were most likely meant to be, else they are left out, and so are list entries that lack something they need.
 */
export function repair(root: YamlNode, issues: readonly Issue[], fileName: string): Repaired {
  const edits: Edits = new Map();
  const additions = new Map<YamlMap, Map<string, YamlNode>>();
  const dropped: YamlNode[] = [];
  const drop = (node: YamlNode | undefined) => {
    if (node === undefined) return;
    edits.set(node, undefined);
    dropped.push(node);
  };

  for (const issue of issues) {
    const path = pathOf(issue);
    const node = findNode(root, path);
    if (node !== undefined) {
      const meant = meantValue(issue, node);
      if (meant === undefined) drop(node);
      else edits.set(node, meant);
      continue;
    }
    const parent = findNode(root, path.slice(0, -1));
    const key = String(path.at(-1));
    if (parent?.kind === 'map' && (path.length === 1 || LABELS.includes(key))) {
      const added = additions.get(parent) ?? new Map<string, YamlNode>();
      additions.set(parent, added.set(key, standIn(issue, parent, path.length === 1 ? fileName : key)));
    } else drop(parent);
  }
  for (const [map, added] of additions) {
    if (edits.has(map)) continue;
    edits.set(map, { ...map, entries: [...map.entries, ...Array.from(added, ([key, value]) => ({ key, start: value.start, end: value.end, value }))] });
  }
  return { root: rewrite(root, edits), dropped };
}

/** What a value was most likely meant to be. It keeps its place, so that no rule speaks about it again. */
function meantValue(issue: Issue, node: YamlNode): YamlNode | undefined {
  if (issue.code === 'invalid_value' && node.kind === 'scalar') {
    const values = issue.values.map(String);
    return { ...node, value: suggest(String(node.value), values) ?? values[0] ?? null };
  }
  if (issue.code === 'invalid_union' && node.kind === 'scalar' && node.value !== null) return { ...node, value: isYes(node.value) };
  if (issue.code !== 'invalid_type') return undefined;
  switch (issue.expected) {
    case 'string':
      return node.kind === 'scalar' && node.value !== null ? { ...node, value: String(node.value) } : undefined;
    case 'boolean':
      return { kind: 'scalar', start: node.start, end: node.end, value: node.kind !== 'scalar' || isYes(node.value) };
    case 'array': {
      const items = node.kind === 'scalar' && node.value === null ? [] : [node];
      return { kind: 'list', start: node.start, end: node.end, items, incomplete: true };
    }
    default:
      return undefined;
  }
}

function isYes(value: string | number | boolean | null): boolean {
  return value !== null && !/^(?:no|n|false|off|)$/i.test(String(value));
}

function standIn(issue: Issue, parent: YamlMap, text: string): YamlNode {
  const { start, end } = headOf(parent);
  if (issue.code === 'invalid_type' && issue.expected === 'array') return { kind: 'list', start, end, items: [], incomplete: true };
  return { kind: 'scalar', start, end, value: text };
}
