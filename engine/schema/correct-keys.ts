import type { z } from 'zod';
import type { Report } from '../diagnostic/diagnostic.ts';
import {
  findEntry,
  findNode,
  spanOf,
  toData,
  type DroppedNode,
  type ParsedFile,
  type PathStep,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
} from '../yaml/yaml-node.ts';
import { SITE_FILE } from '../text/project-files.ts';
import { findNear, inWords } from '../text/suggest.ts';
import { pathOf, type Issue } from './validate/issue.ts';
import { exampleOf } from './validate/example.ts';
import { asFlags, flagsByValue } from './validate/flags-by-value.ts';
import { rewrite, type Edits } from './validate/rewrite.ts';
import { UNKNOWN_KEY } from '../diagnostic/schema-diagnostics.ts';
import { SectionConfig } from './section.ts';
import { SiteConfig } from './site.ts';
import { acceptsAt, fitsAt, flagsAt, keysAt, MOST_LISTED, neededKeysAt, traitsAt } from './validate/schema-shape.ts';
import { splitKey } from './validate/split-key.ts';
import type { KeyTraits } from './validate/key-traits.ts';

/** A file’s tree after a round of repairs, with the values that were left out. */
export interface Repaired {
  readonly root: YamlNode;
  readonly dropped: readonly DroppedNode[];
}

/** Returns the keys on the path to a value. */
export function keysOf(path: readonly PathStep[]): readonly string[] {
  return path.filter((step) => typeof step === 'string');
}

/**
 * Reports unknown keys and reads each as the key it was most likely meant to be; the rest are left out. So a misspelled
 * `children` does not lose a branch, and a misspelled key is not also reported as missing.
 */
export function correctKeys(
  file: ParsedFile,
  issues: readonly Issue[],
  { schema, report }: { schema: z.core.$ZodType; report: Report },
): Repaired {
  const edits: Edits = new Map();
  const dropped: DroppedNode[] = [];
  const shapes = new Map<string, Shape>();
  const shapeAt = (path: readonly PathStep[]): Shape => {
    const place = keysOf(path).join(' ');
    const shape = shapes.get(place) ?? toShape(schema, path);
    shapes.set(place, shape);
    return shape;
  };
  for (const issue of issues) {
    const path = pathOf(issue);
    const map = findNode(file.root, path);
    if (issue.code !== 'unrecognized_keys' || map?.kind !== 'map') continue;
    const shape = shapeAt(path);
    const { known, traits } = shape;
    const taken = new Set(map.entries.map(({ key }) => key));
    const unknown = new Set(issue.keys);
    const isOneOf = (value: YamlNode, key: string) =>
      !acceptsAt(schema, path, key, toData(value)) && acceptsAt(schema, path, key, [toData(value)]);
    const lost: string[] = [];
    const entries = map.entries.flatMap((entry, at): YamlEntry[] => {
      if (!unknown.has(entry.key)) return [entry];
      // With too little indentation, a key drops out of the mappings at the end of the list above it.
      for (const inner of lastMappings(map.entries[at - 1], path)) {
        const read = edits.get(inner.map) ?? inner.map;
        const keys = shapeAt(inner.path).known;
        // If a line was split in two, the rest of its key may look like that key as well.
        const torn = [entry, ...inner.map.entries.filter(({ key }) => !keys.includes(key))];
        const meant = torn.flatMap(({ key }) => findNear(key, keys)?.value ?? []);
        if (read.kind === 'map') edits.set(inner.map, { ...read, lost: [...(read.lost ?? []), entry.key, ...meant] });
      }
      const found = findNear(
        entry.key,
        known.filter((key) => traits.get(key)?.notCalled?.includes(entry.key) !== true),
      );
      const looked = keyByValue(
        entry.value,
        known.filter((key) => !taken.has(key)),
        traits,
      );
      const called = known.find((key) => traits.get(key)?.alsoCalled?.includes(entry.key.toLowerCase()));
      // Other tools call titles and addresses alike, so a path is no title.
      const named = called !== undefined && traits.get(called)?.holds === undefined ? (looked ?? called) : called;
      const near = found?.value ?? named;
      const flags = near === undefined || entry.value.kind === 'list' ? flagsByValue(entry.value, shape) : [];
      if (flags.length > 0) {
        const free = flags.filter((flag) => !taken.has(flag));
        report(UNKNOWN_KEY, {
          at: spanOf(file, entry),
          message: `Unknown key \`${entry.key}\`.`,
          help: free.length === 0 ? 'remove it' : `write ${free.map((flag) => `\`${flag}: true\``).join(' and ')}`,
        });
        for (const flag of free) taken.add(flag);
        return [...asFlags(entry, free)];
      }
      const forms = entriesOf(entry.value).filter(({ key }) => known.includes(`${entry.key}.${key}`));
      if (forms.length > 0) {
        const names = forms.map(({ key }) => `${entry.key}.${key}`);
        report(UNKNOWN_KEY, {
          at: spanOf(file, entry),
          message: `Unknown key \`${entry.key}\`.`,
          help: `write ${inWords(names, 'and')} as keys of their own`,
        });
        return forms.map((form) => ({ ...form, key: `${entry.key}.${form.key}` }));
      }
      const elsewhere = placeFor(entry, shape, { schema, path });
      const likely = near ?? (elsewhere === undefined ? looked : undefined);
      const help =
        splitKey(entry.key, known) ??
        (likely === undefined
          ? (elsewhere ??
            fileOf(entry.key, path, file) ??
            asPair(shape, map) ??
            `remove it, or ${choiceOf(known, file)}`)
          : `did you mean \`${likely}\``);
      const isClear = near !== undefined && found?.isClear !== false && !taken.has(near);
      const meant = near !== undefined && !taken.has(near) ? near : looked;
      // The name of one thing, with one value, for a key that takes a list.
      const isSingle = meant !== undefined && entry.value.kind === 'scalar' && isOneOf(entry.value, meant);
      report(UNKNOWN_KEY, {
        at: spanOf(file, entry),
        message: `Unknown key \`${entry.key}\`.`,
        help: isSingle ? `write \`${meant}: [${file.text.slice(entry.value.start, entry.value.end)}]\`` : help,
        ...(isClear && !isSingle ? { fix: { was: entry.key, write: near } } : {}),
      });
      // Several words in a row are usually two lines that became one, with the text between them lost.
      if (/\s/.test(entry.key)) dropped.push({ node: { ...map, entries: [] }, keys: [], owner: map });
      // The same applies if a key of the file itself resembles no known key or two, or if its name does not match its
      // value.
      if (meant !== undefined && (path.length === 0 || near !== meant || (looked !== undefined && looked !== meant)))
        lost.push(entry.key, meant);
      if (meant === undefined) {
        dropped.push({ node: entry.value, keys: [...keysOf(path), entry.key], owner: map });
        lost.push(entry.key);
        return [];
      }
      taken.add(meant);
      const { start, end } = entry.value;
      return [
        { ...entry, key: meant, ...(isSingle ? { value: { kind: 'list', start, end, items: [entry.value] } } : {}) },
      ];
    });
    edits.set(map, {
      ...map,
      entries,
      ...(lost.length > 0 ? { lost: [...(map.lost ?? []), ...lost] } : {}),
    } satisfies YamlMap);
  }
  return { root: rewrite(file.root, edits), dropped };
}

function entriesOf(node: YamlNode): readonly YamlEntry[] {
  return node.kind === 'map' ? node.entries : [];
}

/** Yields the mapping at the end of an entry’s list, then the one at the end of that mapping's last list, and so on. */
function* lastMappings(
  entry: YamlEntry | undefined,
  around: readonly PathStep[],
): Generator<{ readonly map: YamlMap; readonly path: readonly PathStep[] }> {
  if (entry?.value.kind !== 'list') return;
  const { items } = entry.value;
  const last = items.at(-1);
  if (last?.kind !== 'map') return;
  const path = [...around, entry.key, items.length - 1];
  yield { map: last, path };
  yield* lastMappings(last.entries.at(-1), path);
}

/** Returns what to do with a top-level key that belongs in another file. */
function fileOf(key: string, { length }: readonly PathStep[], { path }: ParsedFile): string | undefined {
  if (length > 0) return undefined;
  if (path === SITE_FILE && keysAt(SectionConfig, []).includes(key)) return 'move it to a file of nav/sections';
  return path.startsWith('nav/sections/') && keysAt(SiteConfig, []).includes(key)
    ? `move it to ${SITE_FILE}`
    : undefined;
}

/** Phrases which other keys may be used. */
function choiceOf(known: readonly string[], { path }: ParsedFile): string {
  if (known.length <= MOST_LISTED) return `use ${inWords(known, 'or')}`;
  const kind = KINDS.find(([folder]) => path.startsWith(folder))?.[1] ?? 'site';
  return `use another key: \`docs-nav schema ${kind}\` lists all of them`;
}

/** What `docs-nav schema` calls the files of a folder. */
const KINDS = [
  ['nav/sections/', 'section'],
  ['nav/translations/', 'translation'],
] as const;

/** Returns what to do with a key that belongs in the value of another one, as in `/old: /new`. */
function asPair({ asPair: write }: Shape, map: YamlMap): string | undefined {
  return write === undefined || map.entries.length !== 1 ? undefined : `write \`${write(toData(map))}\``;
}

/** The keys that a mapping may have, with their traits. */
interface Shape {
  readonly known: readonly string[];
  readonly traits: ReadonlyMap<string, KeyTraits>;
  /** Keys that may be true or false. */
  readonly flags: readonly string[];
  /** Writes a mapping with one entry as a mapping of two keys, if it takes exactly two. */
  readonly asPair: ((value: unknown) => string) | undefined;
  /** Help for keys that belong in an outer mapping. */
  readonly outside: ReadonlyMap<string, string>;
  /** Keys that belong one level further in, and where. */
  readonly inside: ReadonlyMap<string, readonly string[]>;
}

function toShape(schema: z.core.$ZodType, path: readonly PathStep[]): Shape {
  const known = keysAt(schema, path);
  const inside = new Map<string, readonly string[]>();
  for (const name of known)
    for (const key of keysAt(schema, [...path, name])) inside.set(key, [...(inside.get(key) ?? []), name]);
  const around = path.flatMap((_, depth) => {
    const [inner = ''] = keysOf(path.slice(depth));
    const outer = keysOf(path.slice(0, depth)).at(-1);
    const help = `move it out of \`${inner}\`, ${outer === undefined ? 'to the top level of the file' : `to \`${outer}\``}`;
    return keysAt(schema, path.slice(0, depth)).map((key) => [key, help] as const);
  });
  return {
    known,
    flags: flagsAt(schema, path),
    asPair: neededKeysAt(schema, path).length === 2 ? (value) => exampleOf(schema, path, value) : undefined,
    traits: new Map(known.map((key) => [key, traitsAt(schema, path, key)])),
    outside: new Map(around),
    inside,
  };
}

/** Returns where a key belongs that other mappings know; one level further in, its value must be of the right kind. */
function placeFor(
  { key, value }: YamlEntry,
  { inside, outside }: Shape,
  { schema, path }: { readonly schema: z.core.$ZodType; readonly path: readonly PathStep[] },
): string | undefined {
  const outer = outside.get(key);
  if (outer !== undefined) return outer;
  const names = (inside.get(key) ?? []).filter((name) => fitsAt(schema, [...path, name], key, toData(value)));
  return names.length === 0 ? undefined : `move it into ${inWords(names, 'or')}`;
}

/** Finds the free key whose values look like this one: paths, or lists of nodes or prefixes. */
function keyByValue(
  value: YamlNode,
  free: readonly string[],
  traits: ReadonlyMap<string, KeyTraits>,
): string | undefined {
  const form = formOf(value);
  return form === undefined ? undefined : free.find((key) => traits.get(key)?.holds === form);
}

function formOf(value: YamlNode): KeyTraits['holds'] {
  if (value.kind === 'scalar') return isPath(value) ? 'path' : undefined;
  if (value.kind === 'map') return undefined;
  if (value.items.some((item) => findEntry(item, 'pathname') !== undefined)) return 'nodes';
  return value.items.length > 0 && value.items.every(isPath) ? 'paths' : undefined;
}

function isPath(node: YamlNode): boolean {
  return node.kind === 'scalar' && typeof node.value === 'string' && node.value.startsWith('/');
}
