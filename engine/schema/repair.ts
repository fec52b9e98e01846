import type { z } from 'zod';
import { findNode, headOf, type YamlEntry, type YamlNode } from '../yaml/yaml-node.ts';
import { issuePath, type Issue } from './validate/issue.ts';
import { neededKeysAt, traitsAt } from './validate/schema-shape.ts';

/**
 * Leaves out the values that have issues, and what cannot be without them, so that the rest of the file can be read.
 * Only a key that the whole file needs gets another value.
 */
export function repair(
  root: YamlNode,
  issues: readonly Issue[],
  { schema, fileName }: { schema: z.core.$ZodType; fileName: string },
): YamlNode {
  const left = new Set<YamlNode>();
  const standIns = new Map<string, YamlNode>();
  for (const issue of issues) {
    const path = issuePath(issue);
    const [key] = path;
    const node = findNode(root, path);
    const isOfFile = path.length === 1 && typeof key === 'string' && neededKeysAt(schema, []).includes(key);
    if (isOfFile) standIns.set(key, standIn(issue, node ?? root, traitsAt(schema, [], key).standIn ?? fileName));
    else {
      const lost = node ?? findNode(root, path.slice(0, -1));
      if (lost !== undefined) left.add(lost);
    }
  }
  const rest = without(root, left) ?? root;
  if (rest.kind !== 'map') return rest;
  const entries = rest.entries.filter(({ key }) => !standIns.has(key));
  const added = Array.from(standIns, ([key, value]): YamlEntry => ({ key, start: value.start, end: value.end, value }));
  return { ...rest, entries: [...entries, ...added] };
}

function without(node: YamlNode, left: ReadonlySet<YamlNode>): YamlNode | undefined {
  if (left.has(node)) return undefined;
  switch (node.kind) {
    case 'scalar':
      return node;
    case 'list':
      return { ...node, items: node.items.flatMap((item) => without(item, left) ?? []) };
    case 'map':
      return {
        ...node,
        entries: node.entries.flatMap((entry): YamlEntry[] => {
          const value = without(entry.value, left);
          return value === undefined ? [] : [{ ...entry, value }];
        }),
      };
  }
}

function standIn(issue: Issue, near: YamlNode, text: string): YamlNode {
  const { start, end } = headOf(near);
  return issue.code === 'invalid_type' && issue.expected === 'array'
    ? { kind: 'list', start, end, items: [] }
    : { kind: 'scalar', start, end, value: text };
}
