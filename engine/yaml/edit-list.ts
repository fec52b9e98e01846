import { parseYaml } from './parse-yaml.ts';
import { findEntry, nodesOf, type YamlEntry, type YamlList, type YamlMap, type YamlNode } from './yaml-node.ts';
import type { SourceFile } from '../text/source.ts';
import type { Edit, TextEdit } from '../text/text-edit.ts';
import { writeScalar } from '../text/write-value.ts';

/** An entry of a list of mappings: keys and values, in order. */
export type ListEntry = Readonly<Record<string, string | number>>;

/**
 * Removes entries from a list under a top-level key and appends others, in the style of the last one. A key whose list
 * becomes empty is removed too, and a missing one is added at the end of the file; so removing what was added restores
 * the same bytes.
 */
export function editList(
  source: SourceFile,
  key: string,
  { remove, add }: { readonly remove: readonly number[]; readonly add: readonly ListEntry[] },
): readonly TextEdit[] {
  if (remove.length === 0 && add.length === 0) return [];
  const { path: file, text } = source;
  const entry = findKey(source, key);
  const list = entry?.value.kind === 'list' && entry.value.items.length > 0 ? entry.value : undefined;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  if (entry === undefined || list === undefined)
    return add.length === 0 ? [] : [{ file, ...addKey(text, key, { add, lineBreak, entry }) }];
  const gone = new Set(remove);
  const isFlow = text[list.start] === '[';
  if (gone.size === list.items.length && add.length === 0)
    return [{ file, ...removeLines(text, entry.start, Math.max(entry.end, list.end)) }];
  const edits = isFlow ? editFlow(list, add, gone) : editBlock(text, list, { add, gone, lineBreak });
  return edits.map((edit) => ({ file, ...edit }));
}

function addKey(
  text: string,
  key: string,
  { add, lineBreak, entry }: { add: readonly ListEntry[]; lineBreak: string; entry: YamlEntry | undefined },
): Edit {
  const items = add.map((item) => writeBlockItem(item, '  ', lineBreak)).join(lineBreak);
  if (entry !== undefined) {
    // `key: []`, or `key:` without a value, whose place is that of the key.
    const end = entry.value.end > entry.end ? entry.value.end : text.indexOf(':', entry.end) + 1;
    return { start: entry.end, end, text: `:${lineBreak}${items}` };
  }
  const hasEnd = text === '' || text.endsWith('\n');
  return {
    start: text.length,
    end: text.length,
    text: `${hasEnd ? '' : lineBreak}${key}:${lineBreak}${items}${hasEnd ? lineBreak : ''}`,
  };
}

interface BlockEdit {
  readonly add: readonly ListEntry[];
  readonly gone: ReadonlySet<number>;
  readonly lineBreak: string;
}

function editBlock(text: string, { items }: YamlList, { add, gone, lineBreak }: BlockEdit): readonly Edit[] {
  const last = items.at(-1);
  if (last === undefined) return [];
  const dash = text.lastIndexOf('-', last.start - 1);
  const start = lineStart(text, dash);
  const indent = text.slice(start, dash);
  const added = add.map((entry) =>
    text[last.start] === '{' ? `${indent}- ${writeFlowItem(entry)}` : writeBlockItem(entry, indent, lineBreak),
  );
  const end = lineEnd(text, last.end);
  const removed = items.flatMap((item, at) =>
    gone.has(at) && item !== last ? [removeLines(text, item.start, item.end)] : [],
  );
  if (!gone.has(items.length - 1))
    return [
      ...removed,
      ...(add.length === 0 ? [] : [{ start: end, end, text: added.map((item) => lineBreak + item).join('') }]),
    ];
  if (add.length > 0) return [...removed, { start, end, text: added.join(lineBreak) }];
  if (end < text.length) return [...removed, removeLines(text, last.start, last.end)];
  // A file without a final line break keeps lacking one, so the entire run at its end is removed at once.
  const kept = items.findLastIndex((_, at) => !gone.has(at));
  const from = lineEnd(text, items[kept]?.end ?? start);
  return [...removed.filter((edit) => edit.end <= from), { start: from, end, text: '' }];
}

function editFlow(list: YamlList, add: readonly ListEntry[], gone: ReadonlySet<number>): readonly Edit[] {
  const edits: Edit[] = [];
  let isAfterKept = false;
  for (const [at, item] of list.items.entries()) {
    const [before, next] = [list.items[at - 1], list.items[at + 1]];
    if (!gone.has(at)) isAfterKept = true;
    else if (isAfterKept) edits.push({ start: before?.end ?? item.start, end: item.end, text: '' });
    else edits.push({ start: item.start, end: next?.start ?? item.end, text: '' });
  }
  if (add.length === 0) return edits;
  const at = list.items.at(-1)?.end ?? list.start + 1;
  return [...edits, { start: at, end: at, text: (isAfterKept ? ', ' : '') + add.map(writeFlowItem).join(', ') }];
}

function writeBlockItem(entry: ListEntry, indent: string, lineBreak: string): string {
  return Object.entries(entry)
    .map(([key, value], at) => `${indent}${at === 0 ? '- ' : '  '}${key}: ${writeValue(value)}`)
    .join(lineBreak);
}

function writeFlowItem(entry: ListEntry): string {
  return `{ ${Object.entries(entry)
    .map(([key, value]) => `${key}: ${writeValue(value)}`)
    .join(', ')} }`;
}

/**
 * Removes a pair from a mapping. `undefined` if it is the only one, or if the rest of its lines could not stay as it
 * is.
 */
function removePair(text: string, map: YamlMap, key: string): Edit | undefined {
  const at = map.entries.findIndex((entry) => entry.key === key);
  const entry = map.entries[at];
  if (entry === undefined || map.entries.length < 2) return undefined;
  const end = Math.max(entry.end, entry.value.end);
  const next = map.entries[at + 1];
  if (text[map.start] === '{') {
    const before = map.entries[at - 1];
    if (next !== undefined) return { start: entry.start, end: next.start, text: '' };
    return before && { start: Math.max(before.end, before.value.end), end, text: '' };
  }
  const before = text.slice(lineStart(text, entry.start), entry.start);
  if (before.trim() === '') return removeLines(text, entry.start, end);
  // The first key of a list entry shares its line with the dash; the next key moves up to it.
  if (next === undefined || text.slice(end, next.start).trim() !== '') return undefined;
  return { start: entry.start, end: next.start, text: '' };
}

/**
 * Removes whole lines, from where something starts to where it ends; the file keeps or lacks its final line break as
 * before.
 */
function removeLines(text: string, from: number, to: number): Edit {
  const start = lineStart(text, from);
  const end = lineEnd(text, to);
  if (end < text.length) return { start, end: text.startsWith('\r\n', end) ? end + 2 : end + 1, text: '' };
  return { start: text.slice(0, start).replace(/\r?\n$/, '').length, end, text: '' };
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Returns the offset of the line break, or the end of the text. */
function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' && end > at ? end - 1 : end;
}

function writeValue(value: string | number): string {
  return typeof value === 'number' ? String(value) : writeScalar('', value);
}

/** Finds a key at the top level of a file. */
export function findKey(source: SourceFile, key: string): YamlEntry | undefined {
  const root = parseYaml(source, () => {})?.root;
  return root && findEntry(root, key);
}

function nodesOfFile(source: SourceFile): readonly YamlNode[] {
  const root = parseYaml(source, () => {})?.root;
  return root === undefined ? [] : [...nodesOf(root)];
}

/** Removes the pair with this key around an offset from its mapping. */
export function removePairAt(source: SourceFile, offset: number, key: string): TextEdit | undefined {
  for (const node of nodesOfFile(source)) {
    const value = node.kind === 'map' ? findEntry(node, key)?.value : undefined;
    if (node.kind !== 'map' || value === undefined || offset < value.start || offset > value.end) continue;
    const edit = removePair(source.text, node, key);
    return edit && { file: source.path, ...edit };
  }
  return undefined;
}

/** Adds a pair to the innermost mapping around an offset, as its first. */
export function addPairAt(
  source: SourceFile,
  offset: number,
  [key, value]: readonly [key: string, value: string],
): TextEdit | undefined {
  const { path: file, text } = source;
  const map = nodesOfFile(source).findLast(
    (node): node is YamlMap => node.kind === 'map' && node.start <= offset && offset < node.end,
  );
  const start = map?.entries[0]?.start;
  if (map === undefined || start === undefined) return undefined;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const next = text[map.start] === '{' ? ', ' : lineBreak + ' '.repeat(start - lineStart(text, start));
  return { file, start, end: start, text: `${key}: ${writeValue(value)}${next}` };
}
