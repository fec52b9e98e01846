import type { z } from 'zod';
import type { Reporter } from '../diagnostic/diagnostic.ts';
import { findNode, spanOf, type ParsedFile, type YamlEntry, type YamlNode } from '../yaml/yaml-node.ts';
import { findNear, inWords, wordNear, type Near } from '../text/suggest.ts';
import { UNKNOWN_KEY } from '../diagnostic/schema-diagnostics.ts';
import { issuePath, type Issue } from './validate/issue.ts';
import { keysAt, MOST_LISTED } from './validate/schema-shape.ts';

/**
 * Reports unknown keys. One that resembles a free key, or is another tool's name for it, is read as that key, so that
 * the mistakes in its value are found in the same run; the others are left out. `explained` receives the places where
 * further mistakes may be consequences.
 */
export function correctKeys(
  file: ParsedFile,
  issues: readonly Issue[],
  { schema, report, explained }: { schema: z.core.$ZodType; report: Reporter; explained: Set<number> },
): YamlNode {
  const edits = new Map<YamlNode, readonly YamlEntry[]>();
  for (const issue of issues) {
    const path = issuePath(issue);
    const map = findNode(file.root, path);
    if (issue.code !== 'unrecognized_keys' || map?.kind !== 'map') continue;
    const known = keysAt(schema, path);
    explained.add(map.start);
    const taken = new Set(map.entries.map(({ key }) => key));
    const entries = map.entries.flatMap((entry): readonly YamlEntry[] => {
      if (!issue.keys.includes(entry.key)) return [entry];
      const near = findNear(entry.key, known) ?? foreign(entry.key, known);
      const isFree = near !== undefined && !taken.has(near.value);
      report(UNKNOWN_KEY, {
        at: spanOf(file, entry),
        message: `Unknown key \`${entry.key}\`.`,
        help: wordNear(near) ?? `remove it, or ${choiceOf(known, file)}`,
        ...(isFree && near.isClear ? { fix: { was: entry.key, write: near.value } } : {}),
      });
      if (!isFree) return [];
      taken.add(near.value);
      // A value of another form was meant for another key.
      for (const node of [entry.value, ...(entry.value.kind === 'list' ? entry.value.items : [])])
        explained.add(node.start);
      return [{ ...entry, key: near.value }];
    });
    edits.set(map, entries);
  }
  return withEntries(file.root, edits);
}

/** Finds the known key that another tool calls by this name. */
function foreign(key: string, known: readonly string[]): Near | undefined {
  const row = FOREIGN_KEYS.find(
    ({ written, meant }) => written.includes(key) && meant.some((own) => known.includes(own)),
  );
  const value = row?.meant.find((own) => known.includes(own));
  return value === undefined ? undefined : { value, isClear: true };
}

/** Replaces the entries of some mappings; the values of new entries may contain such mappings too. */
function withEntries(node: YamlNode, edits: ReadonlyMap<YamlNode, readonly YamlEntry[]>): YamlNode {
  if (node.kind === 'scalar') return node;
  if (node.kind === 'list') return { ...node, items: node.items.map((item) => withEntries(item, edits)) };
  const entries = edits.get(node) ?? node.entries;
  return { ...node, entries: entries.map((entry) => ({ ...entry, value: withEntries(entry.value, edits) })) };
}

/** Phrases which other keys may be used. */
function choiceOf(known: readonly string[], { path }: ParsedFile): string {
  if (known.length <= MOST_LISTED) return `use ${inWords(known, 'or')}`;
  const kind = KINDS.find(([folder]) => path.startsWith(folder))?.[1] ?? 'site';
  return `use another key: \`docs-nav schema ${kind}\` lists all of them`;
}

/** What `docs-nav schema` calls the files of a folder. */
const KINDS: readonly (readonly [folder: string, kind: string])[] = [
  ['nav/sections/', 'section'],
  ['nav/translations/', 'translation'],
];

/** What another tool calls a key. */
interface ForeignKey {
  /** Its names for it. */
  readonly written: readonly string[];
  /** Our names; the first that a mapping knows is meant. */
  readonly meant: readonly string[];
  /** A public project that writes it. */
  readonly seen: string;
}

/** Keys that writers bring along from other tools. */
const FOREIGN_KEYS: readonly ForeignKey[] = [
  {
    written: ['label', 'text', 'name'],
    meant: ['title', 'text', 'name'],
    seen: '`label` in facebook/react-native-website, `text` in vuejs/vitepress',
  },
  {
    written: ['link', 'href', 'to', 'slug', 'url', 'path'],
    meant: ['pathname', 'href', 'segment'],
    seen: '`link` in vuejs/vitepress, `slug` in withastro/starlight, `href` in shuding/nextra',
  },
  {
    written: ['items', 'pages', 'routes'],
    meant: ['children', 'links'],
    seen: '`items` in reduxjs/redux, `pages` in mintlify/docs, `routes` in reactjs/react.dev',
  },
  { written: ['source'], meant: ['from'], seen: 'vercel.json of reactjs/react.dev' },
  { written: ['destination'], meant: ['to'], seen: 'vercel.json of reactjs/react.dev' },
  { written: ['lang', 'locale'], meant: ['code'], seen: '`lang` in vuejs/vitepress' },
  { written: ['dir'], meant: ['direction'], seen: 'withastro/starlight' },
  { written: ['copyright', 'message'], meant: ['note'], seen: 'the footer of vuejs/vitepress' },
  {
    written: ['content', 'message'],
    meant: ['text'],
    seen: '`content` in the announcement bar of port-labs/port-docs',
  },
];
