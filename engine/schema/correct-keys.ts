import type { z } from 'zod';
import type { Report } from '../diagnostic.ts';
import { findNode, spanOf, type ParsedFile, type YamlEntry, type YamlMap, type YamlNode } from '../parse/yaml-node.ts';
import { suggest } from '../suggest.ts';
import { pathOf, type Issue } from './issue.ts';
import { rewrite, type Edits } from './rewrite.ts';
import { UNKNOWN_KEY } from './schema-diagnostics.ts';
import { keysAt } from './schema-shape.ts';

/** A file’s tree after a round of repairs, and the values that were left out. */
export interface Repaired {
  readonly root: YamlNode;
  readonly dropped: readonly YamlNode[];
}

/**
 * Reports unknown keys and reads each as the key that it was most likely meant to be; others are left out. So a
 * misspelt `children` does not lose a branch, and nothing is said to be missing that stands there misspelt.
 */
export function correctKeys(file: ParsedFile, issues: readonly Issue[], { schema, report }: { schema: z.core.$ZodType; report: Report }): Repaired {
  const edits: Edits = new Map();
  const dropped: YamlNode[] = [];
  for (const issue of issues) {
    const map = findNode(file.root, pathOf(issue));
    if (issue.code !== 'unrecognized_keys' || map?.kind !== 'map') continue;
    const known = keysAt(schema, pathOf(issue));
    const taken = new Set(map.entries.map(({ key }) => key));
    const unknown = new Set(issue.keys);
    const entries = map.entries.flatMap((entry): YamlEntry[] => {
      if (!unknown.has(entry.key)) return [entry];
      const meant = suggest(entry.key, known) ?? synonymOf(entry.key, known);
      const help = meant === undefined ? `remove it, or use one of ${known.join(', ')}` : `did you mean \`${meant}\``;
      report(UNKNOWN_KEY, { at: spanOf(file, entry), message: `Unknown key \`${entry.key}\`.`, help });
      if (meant === undefined || taken.has(meant)) {
        dropped.push(entry.value);
        return [];
      }
      taken.add(meant);
      return [{ ...entry, key: meant }];
    });
    edits.set(map, { ...map, entries } satisfies YamlMap);
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
