import type { Span } from '../source.ts';

/** A parsed YAML value that still knows where it stands. */
export type YamlNode = YamlMap | YamlList | YamlScalar;

/** A YAML mapping; keys are strings, as everywhere in `nav/`. */
export interface YamlMap {
  readonly kind: 'map';
  readonly start: number;
  readonly end: number;
  readonly entries: readonly YamlEntry[];
  /** Present when a pair was left out or its value made up. */
  readonly incomplete?: true;
}

/** One pair of a mapping; the offsets are those of the key. */
export interface YamlEntry {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly value: YamlNode;
}

/** A YAML sequence. */
export interface YamlList {
  readonly kind: 'list';
  readonly start: number;
  readonly end: number;
  readonly items: readonly YamlNode[];
  /** Present when an entry that could not be used was left out. */
  readonly incomplete?: true;
}

/** A YAML scalar with the value that the core schema gives it. One that was left out (`key:`) has the place of its key. */
export interface YamlScalar {
  readonly kind: 'scalar';
  readonly start: number;
  readonly end: number;
  readonly value: string | number | boolean | null;
}

/** A file whose YAML could be read: plain data for the schema, nodes for the places. */
export interface ParsedFile {
  readonly path: string;
  /** What the file says, for values that are shown as they were written. */
  readonly text: string;
  readonly root: YamlNode;
  /** Values that had to be left out. */
  readonly dropped: readonly YamlNode[];
}

/** Drops the places. */
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

/** A step from a value to one inside it: a key or a list position. */
export type PathStep = string | number;

/** Finds the value at a data path; absent when the path leaves the data. */
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
  return map.kind === 'map' ? map.entries.find((entry) => entry.key === key) : undefined;
}

/** The smallest part that shows a value: the first key of a mapping, the value itself otherwise. */
export function headOf(node: YamlNode): { readonly start: number; readonly end: number } {
  return (node.kind === 'map' ? node.entries[0] : undefined) ?? node;
}

/** Makes a span of anything with offsets. */
export function spanOf(file: { readonly path: string }, place: { readonly start: number; readonly end: number }): Span {
  return { file: file.path, start: place.start, end: place.end };
}
