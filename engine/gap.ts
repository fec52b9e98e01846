import { MAX_ADDRESS_LENGTH } from './limits.ts';
import { findEntry, type DroppedNode, type YamlNode } from './parse/yaml-node.ts';
import { fileStem, isAbsoluteUrl, isBelow, splitAddress, toPathname } from './pathname.ts';
import { keysAt, traitsAt } from './schema/schema-shape.ts';
import { SectionConfig } from './schema/section.ts';

/**
 * A part of the navigation that a mistake made unknown. The mistake has a message of its own; what may be no more than
 * its consequence is decided by the gap’s place: by what the lost part names, else by where it stood.
 */
export interface Gap {
  /** The file that the lost part is of; absent where it is more than one. */
  readonly file?: string;
  /** Pathnames that the lost part names: it may have served them, and what is below. Addresses of other hosts as well. */
  readonly names: readonly string[];
  /** What a lost node without a pathname was called. */
  readonly title?: string;
  /**
   * Where the lost part stood, as the pathnames below which its pages live: files there may have been reached by it.
   * Absent when it may have been anywhere.
   */
  readonly within?: readonly string[];
  /** Pathnames below which a section may serve pages whose prefixes were lost. */
  readonly owns?: readonly string[];
  /** Ids that the lost part may have given to a section. */
  readonly ids?: readonly string[];
}

/** The gap that a file leaves of which nothing could be used; without text, not even what it names is known. */
export function gapOfFile({ path, text = '' }: { readonly path: string; readonly text?: string }): Gap {
  return { file: path, names: pathsInText(text), ids: [fileStem(path), ...new Set(text.split(NO_WORD))] };
}

/**
 * Whether a value that was left out may have been entries of a list above it: a line that came between ends a list, and
 * takes the rest of it along.
 */
export function mayContinueList({ node, keys }: DroppedNode): boolean {
  const values = node.kind === 'map' ? node.entries.map(({ value }) => value) : [node];
  return keys.length <= 1 && values.some(({ kind }) => kind === 'list');
}

/** The pathnames and addresses that a text names, whatever its syntax. */
export function pathsInText(text: string): readonly string[] {
  const addresses = Array.from(text.matchAll(ADDRESS), ([address]) => address);
  return [...new Set([...Array.from(text.matchAll(PATH), ([path]) => toPathname(path)), ...addresses])];
}

// A path that is not part of an address with a host.
const PATH = /(?<![\p{L}\p{M}\p{N}_.:/~%-])\/[\p{L}\p{M}\p{N}_.~%-]+(?:\/[\p{L}\p{M}\p{N}_.~%-]+)*/gu;

const ADDRESS = /\bhttps?:\/\/[^\s'"{}[\],]+/g;

const NO_WORD = /[^\w.-]+/;

/** What a value that was left out of a section may have had to do with pages; `undefined` when nothing. */
export function gapOfValue({ node, keys, owner }: DroppedNode, section: Pick<Gap, 'within'>): Gap | undefined {
  const key = keys.at(-1);
  if (key === undefined) return gapOfNode(node, section);
  const owners = keys.slice(0, -1);
  const { holds, mend, decides } = traitsAt(SectionConfig, owners, key);
  if (holds === 'nodes') return gapOfNode(node, section);
  const names = pathsNamedBy(node, section);
  // An unusable pathname may name anything.
  if (mend === 'leave-out') return { names, ...titleOf(owner), ...section };
  if (names.length > 0) return { names, ...(isRunTogether(node) ? { ...titleOf(node), ...section } : { within: [] }) };
  // No one knows what an unknown key was meant to be, but a mere word is not a page.
  const isStrange = node.kind !== 'scalar' && !keysAt(SectionConfig, owners).includes(key);
  // What a node holds besides its children is below its own pathname, which the node names.
  const isToldByNode = owner !== undefined && textOf(owner, 'pathname') !== undefined;
  return (decides === 'pages' || isStrange) && !isToldByNode ? { names, ...section } : undefined;
}

/** A node, or what may have been one. */
function gapOfNode(node: YamlNode, section: Pick<Gap, 'within'>): Gap {
  const names = pathsNamedBy(node, section);
  // A pathname outside of the section may be the end of one that is inside.
  const isInside =
    section.within === undefined || names.some((name) => section.within?.some((area) => isBelow(name, area)));
  return namesItself(node) && isInside ? { names, within: [] } : { names, ...titleOf(node), ...section };
}

/** Whether a node says where it is: a page that it only refers to does not. */
function namesItself(node: YamlNode): boolean {
  if (node.kind === 'scalar') return String(node.value).startsWith('/');
  if (node.kind === 'list') return node.items.some(namesItself);
  const known = keysAt(SectionConfig, ['pages']);
  const own = node.entries.filter(
    ({ key }) => !known.includes(key) || traitsAt(SectionConfig, ['pages'], key).holds !== undefined,
  );
  return own.some(({ value }) => pathsIn(value).some((path) => path.startsWith('/')));
}

/** Two lines that became one: the start of the pathname is lost. */
function isRunTogether(node: YamlNode): boolean {
  return (
    node.kind === 'scalar' &&
    typeof node.value === 'string' &&
    node.value.indexOf('/') > 0 &&
    !isAbsoluteUrl(node.value)
  );
}

/** What a node is called; of a mere text, the end is mostly that of a pathname. */
function titleOf(node: YamlNode | undefined): Pick<Gap, 'title'> {
  const title = node?.kind === 'scalar' ? String(node.value).replace(/^.*\//s, '') : node && textOf(node, 'title');
  return title === undefined ? {} : { title };
}

function textOf(node: YamlNode, key: string): string | undefined {
  const value = findEntry(node, key)?.value;
  return value?.kind === 'scalar' && value.value !== null ? String(value.value) : undefined;
}

/** What is too long for a pathname had something else put into it, and may have named anything of its section. */
function pathsNamedBy(node: YamlNode, { within = [] }: Pick<Gap, 'within'>): readonly string[] {
  const names = pathsIn(node);
  return names.some(({ length }) => length > MAX_ADDRESS_LENGTH) ? [...names, ...within] : names;
}

function pathsIn(node: YamlNode): readonly string[] {
  switch (node.kind) {
    case 'scalar':
      if (typeof node.value !== 'string') return [];
      return isAbsoluteUrl(node.value) ? [node.value] : pathIn(node.value);
    case 'list':
      return node.items.flatMap(pathsIn);
    case 'map':
      return node.entries.flatMap(({ value }) => pathsIn(value));
  }
}

/** What begins with a slash, be it behind the rest of a line that ran into it. */
function pathIn(text: string): readonly string[] {
  const start = text.indexOf('/');
  return start < 0 ? [] : [toPathname(splitAddress(text.slice(start)).pathname)];
}
