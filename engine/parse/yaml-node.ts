import type { Span } from '../source.ts';

/** A parsed YAML value that still knows where it stands. */
export type YamlNode = YamlMap | YamlList | YamlScalar;

/** A YAML mapping; keys are strings, as everywhere in `nav/`. */
export interface YamlMap {
  readonly kind: 'map';
  readonly start: number;
  readonly end: number;
  readonly entries: readonly YamlEntry[];
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
}

/** A YAML scalar with the value that the core schema gives it. */
export interface YamlScalar {
  readonly kind: 'scalar';
  readonly start: number;
  readonly end: number;
  readonly value: string | number | boolean | null;
}

/** A file whose YAML could be read: plain data for the schema, nodes for the places. */
export interface ParsedFile {
  readonly path: string;
  readonly root: YamlNode;
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
    node = node.kind === 'map' ? findEntry(node, String(step))?.value : node.kind === 'list' ? node.items[Number(step)] : undefined;
  }
  return node;
}

/** Finds the pair of a key in a mapping. */
export function findEntry(map: YamlNode, key: string): YamlEntry | undefined {
  return map.kind === 'map' ? map.entries.find((entry) => entry.key === key) : undefined;
}

/** The span of the value at a data path, or of the nearest value around it. */
export function locateValue(file: ParsedFile, path: readonly PathStep[]): Span {
  for (let length = path.length; length >= 0; length--) {
    const node = findNode(file.root, path.slice(0, length));
    if (node !== undefined) return spanOf(file, length === path.length ? node : headOf(node));
  }
  return spanOf(file, file.root);
}

/** The span of a key in the mapping at a data path. */
export function locateKey(file: ParsedFile, path: readonly PathStep[], key: string): Span {
  const map = findNode(file.root, path);
  const entry = map && findEntry(map, key);
  return entry ? spanOf(file, entry) : locateValue(file, path);
}

/** The smallest part that shows a value: the first key of a mapping, the value itself otherwise. */
export function locateHead(file: ParsedFile, path: readonly PathStep[]): Span {
  const node = findNode(file.root, path);
  return node ? spanOf(file, headOf(node)) : locateValue(file, path);
}

/** Makes a span of anything with offsets. */
export function spanOf(file: { readonly path: string }, place: { readonly start: number; readonly end: number }): Span {
  return { file: file.path, start: place.start, end: place.end };
}

function headOf(node: YamlNode): { start: number; end: number } {
  return (node.kind === 'map' ? node.entries[0] : undefined) ?? node;
}
