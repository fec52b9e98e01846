import type { z } from 'zod';
import type { Report } from '../diagnostic.ts';
import { findEntry, findNode, spanOf, type ParsedFile, type PathStep, type YamlEntry, type YamlMap, type YamlNode } from '../parse/yaml-node.ts';
import { suggest } from '../suggest.ts';
import { pathOf, type Issue } from './issue.ts';
import { rewrite, type Edits } from './rewrite.ts';
import { UNKNOWN_KEY } from './schema-diagnostics.ts';
import { keysAt } from './schema-shape.ts';

/** A file’s tree after a round of repairs, and the values that were left out. */
export interface Repaired {
  readonly root: YamlNode;
  readonly dropped: readonly DroppedNode[];
}

/** A value that was left out, and where it stood. */
export interface DroppedNode {
  readonly node: YamlNode;
  readonly path: readonly PathStep[];
}

/**
 * Reports unknown keys and reads each as the key that it was most likely meant to be; others are left out. So a
 * misspelt `children` does not lose a branch, and nothing is said to be missing that stands there misspelt.
 */
export function correctKeys(file: ParsedFile, issues: readonly Issue[], { schema, report }: { schema: z.core.$ZodType; report: Report }): Repaired {
  const edits: Edits = new Map();
  const dropped: DroppedNode[] = [];
  for (const issue of issues) {
    const path = pathOf(issue);
    const map = findNode(file.root, path);
    if (issue.code !== 'unrecognized_keys' || map?.kind !== 'map') continue;
    const known = keysAt(schema, path);
    const taken = new Set(map.entries.map(({ key }) => key));
    const unknown = new Set(issue.keys);
    let lost = false;
    const entries = map.entries.flatMap((entry): YamlEntry[] => {
      if (!unknown.has(entry.key)) return [entry];
      const free = known.filter((key) => !taken.has(key));
      const near = suggest(entry.key, known) ?? synonymOf(entry.key, known);
      const help = near === undefined ? `remove it, or use one of ${known.join(', ')}` : `did you mean \`${near}\``;
      report(UNKNOWN_KEY, { at: spanOf(file, entry), message: `Unknown key \`${entry.key}\`.`, help });
      const meant = near !== undefined && !taken.has(near) ? near : keyByValue(entry.value, free);
      if (meant === undefined) {
        dropped.push({ node: entry.value, path: [...path, entry.key] });
        lost = true;
        return [];
      }
      taken.add(meant);
      return [{ ...entry, key: meant }];
    });
    edits.set(map, { ...map, entries, ...(lost ? { incomplete: true as const } : {}) } satisfies YamlMap);
  }
  return { root: rewrite(file.root, edits), dropped };
}

/** What other tools call the same thing. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['pathname', 'path', 'href', 'url', 'link', 'slug'],
  ['title', 'name', 'text', 'label'],
  ['children', 'pages', 'items', 'routes'],
];

function synonymOf(key: string, known: readonly string[]): string | undefined {
  return SYNONYMS.find((words) => words.includes(key.toLowerCase()))?.find((word) => known.includes(word));
}

/** Of the keys that are free, the one whose values look like this one: paths, and lists of nodes or prefixes. */
function keyByValue(value: YamlNode, free: readonly string[]): string | undefined {
  if (value.kind === 'scalar') return isPath(value) && free.includes('pathname') ? 'pathname' : undefined;
  if (value.kind === 'map') return undefined;
  if (value.items.some((item) => findEntry(item, 'pathname') !== undefined)) return ['pages', 'children'].find((key) => free.includes(key));
  return value.items.length > 0 && value.items.every(isPath) && free.includes('prefixes') ? 'prefixes' : undefined;
}

function isPath(node: YamlNode): boolean {
  return node.kind === 'scalar' && typeof node.value === 'string' && node.value.startsWith('/');
}
