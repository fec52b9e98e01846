import type { Span, Offsets } from '../text/source.ts';
import { onceFor } from '../text/once.ts';

/** A parsed YAML value with its place. */
export type YamlNode = YamlMap | YamlList | YamlScalar;

/** A YAML mapping; keys are strings, as everywhere in `nav/`. */
export interface YamlMap extends Offsets {
  readonly kind: 'map';
  readonly entries: readonly YamlEntry[];
}

/** One pair of a mapping; the offsets are those of the key. */
export interface YamlEntry extends Offsets {
  readonly key: string;
  readonly value: YamlNode;
}

/** A YAML sequence. */
export interface YamlList extends Offsets {
  readonly kind: 'list';
  readonly items: readonly YamlNode[];
}

/** A YAML scalar with its value under the core schema. An empty one (`key:`) has the place of its key. */
export interface YamlScalar extends Offsets {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
}

/** A file whose YAML could be parsed: plain data for the schema, nodes for the places. */
export interface ParsedFile {
  readonly path: string;
  /** The file's text, to show values as they were written. */
  readonly text: string;
  readonly root: YamlNode;
}

/** Returns whether a file has nothing but comments. */
export function isBlank({ root }: ParsedFile): boolean {
  return root.kind === 'scalar' && root.value === null;
}

/** Converts a node to plain data without places. */
export function toData(node: YamlNode): unknown {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(toData);
    case 'map': {
      const data: Record<string, unknown> = {};
      // defineProperty semantics, so that a key named __proto__ is a key like any other
      for (const { key, value } of node.entries) {
        if (key === '__proto__') Object.defineProperty(data, key, { value: toData(value), enumerable: true });
        else data[key] = toData(value);
      }
      return data;
    }
  }
}

/** A step from a value to one inside it: a key or a list index. */
export type PathStep = string | number;

/** Finds the value at a data path; `undefined` if there is none. */
export function findNode(root: YamlNode, path: readonly PathStep[]): YamlNode | undefined {
  let node: YamlNode | undefined = root;
  for (const step of path) {
    if (node === undefined) return undefined;
    node = node.kind === 'list' ? node.items[Number(step)] : findEntry(node, String(step))?.value;
  }
  return node;
}

/** Finds the pair of a key in a mapping. */
export function findEntry(map: YamlNode, key: string): YamlEntry | undefined {
  if (map.kind !== 'map') return undefined;
  return map.entries.length < WORTH_AN_INDEX ? map.entries.find((entry) => entry.key === key) : indexOf(map).get(key);
}

/** Number of entries from which an index is faster than a search. */
const WORTH_AN_INDEX = 32;

const indexOf = onceFor((map: YamlMap) => new Map(map.entries.map((entry) => [entry.key, entry])));

/** Yields a node and everything below it. */
export function* nodesOf(root: YamlNode): Generator<YamlNode> {
  const open: YamlNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    if (node.kind === 'list') for (const item of node.items) open.push(item);
    if (node.kind === 'map') for (const { value } of node.entries) open.push(value);
  }
}

/** Returns the smallest part that shows a value: the first key of a mapping, otherwise the value itself. */
export function headOf(node: YamlNode): Offsets {
  return (node.kind === 'map' ? node.entries[0] : undefined) ?? node;
}

/** Makes a span from anything with offsets. */
export function spanOf(file: { readonly path: string }, place: Offsets): Span {
  return { file: file.path, start: place.start, end: place.end };
}
