import { MAX_ADDRESS_LENGTH } from '../text/limits.ts';
import { findEntry, type DroppedNode, type YamlNode } from '../yaml/yaml-node.ts';
import { isAbsoluteUrl, splitAddress } from '../address/address.ts';
import { fileStem } from '../address/page-file.ts';
import { isBelow, toPathname } from '../address/pathname.ts';
import { keysAt, traitsAt } from './validate/schema-shape.ts';
import { SectionConfig } from './section.ts';

/**
 * A part of the navigation that a mistake made unknown. The mistake has a message of its own. Whether another finding
 * may be a mere consequence depends on the pathnames in the lost part or, failing that, on where it was.
 */
export interface Gap {
  /** The file of the lost part; absent if it spans several files. */
  readonly file?: string;
  /** Pathnames in the lost part: it may have served them and everything below. Includes addresses on other hosts. */
  readonly names: readonly string[];
  /** Title of a lost node without a pathname. */
  readonly title?: string;
  /**
   * Where the lost part was, as the pathnames its pages would be below: it may have led to files there. Absent if it
   * may have been anywhere.
   */
  readonly within?: readonly string[];
  /** Pathnames below which a section may serve pages, because its prefixes were lost. */
  readonly owns?: readonly string[];
  /** Ids that the lost part may have given to a section. */
  readonly ids?: readonly string[];
}

/** Matches every id. */
export const ANY_ID = '*';

/** Returns the gap that an unusable file leaves; without its text, not even the pathnames in it are known. */
export function gapOfFile({ path, text = '' }: { readonly path: string; readonly text?: string }): Gap {
  return { file: path, names: pathsInText(text), ids: [fileStem(path), ...new Set(text.split(NO_WORD))] };
}

/**
 * Returns whether a value that was left out may have continued a list above it: a stray line ends a list, and takes the
 * rest of it along.
 */
export function mayContinueList({ node, keys }: DroppedNode): boolean {
  const values = node.kind === 'map' ? node.entries.map(({ value }) => value) : [node];
  return keys.length <= 1 && values.some(({ kind }) => kind === 'list');
}

/** Returns the pathnames and addresses in a text, whatever its syntax. */
export function pathsInText(text: string): readonly string[] {
  const addresses = Array.from(text.matchAll(ADDRESS), ([address]) => address);
  return [...new Set([...Array.from(text.matchAll(PATH), ([path]) => toPathname(path)), ...addresses])];
}

// Matches paths that are not part of an address with a host.
const PATH = /(?<![\p{L}\p{M}\p{N}_.:/~%-])\/[\p{L}\p{M}\p{N}_.~%-]+(?:\/[\p{L}\p{M}\p{N}_.~%-]+)*/gu;

const ADDRESS = /\bhttps?:\/\/[^\s'"{}[\],]+/g;

const NO_WORD = /[^\w.-]+/;

/** Returns how a value that was left out of a section may have affected pages; `undefined` if it cannot have. */
export function gapOfValue({ node, keys, owner }: DroppedNode, section: Pick<Gap, 'within'>): Gap | undefined {
  const key = keys.at(-1);
  if (key === undefined) return gapOfNode(node, section);
  const owners = keys.slice(0, -1);
  const { holds, mend, decides } = traitsAt(SectionConfig, owners, key);
  if (holds === 'nodes') return gapOfNode(node, section);
  const names = pathsNamedBy(node, section);
  // An unusable pathname may have been any pathname.
  if (mend === 'leave-out') return { names, ...titleOf(owner), ...section };
  if (names.length > 0) return { names, ...(isRunTogether(node) ? { ...titleOf(node), ...section } : { within: [] }) };
  // An unknown key may have meant anything, but a single word is not a page.
  const isStrange = node.kind !== 'scalar' && !keysAt(SectionConfig, owners).includes(key);
  // Everything in a node except its children is below the node’s own pathname.
  const isToldByNode = owner !== undefined && textOf(owner, 'pathname') !== undefined;
  return (decides === 'pages' || isStrange) && !isToldByNode ? { names, ...section } : undefined;
}

/** Returns the gap that a node leaves, or something that may have been a node. */
function gapOfNode(node: YamlNode, section: Pick<Gap, 'within'>): Gap {
  const names = pathsNamedBy(node, section);
  // A pathname outside the section may be the rest of one that was inside.
  const isInside =
    section.within === undefined || names.some((name) => section.within?.some((area) => isBelow(name, area)));
  return namesItself(node) && isInside ? { names, within: [] } : { names, ...titleOf(node), ...section };
}

/** Returns whether a node gives its own pathname, rather than only referring to another page. */
function namesItself(node: YamlNode): boolean {
  if (node.kind === 'scalar') return String(node.value).startsWith('/');
  if (node.kind === 'list') return node.items.some(namesItself);
  const known = keysAt(SectionConfig, ['pages']);
  const own = node.entries.filter(
    ({ key }) => !known.includes(key) || traitsAt(SectionConfig, ['pages'], key).holds !== undefined,
  );
  return own.some(({ value }) => pathsIn(value).some((path) => path.startsWith('/')));
}

/** Returns whether two lines became one, so that the start of the pathname is lost. */
function isRunTogether(node: YamlNode): boolean {
  return (
    node.kind === 'scalar' &&
    typeof node.value === 'string' &&
    node.value.indexOf('/') > 0 &&
    !isAbsoluteUrl(node.value)
  );
}

/** Returns a node’s title; for plain text, the last segment, since that is usually the end of a pathname. */
function titleOf(node: YamlNode | undefined): Pick<Gap, 'title'> {
  const title = node?.kind === 'scalar' ? String(node.value).replace(/^.*\//s, '') : node && textOf(node, 'title');
  return title === undefined ? {} : { title };
}

function textOf(node: YamlNode, key: string): string | undefined {
  const value = findEntry(node, key)?.value;
  return value?.kind === 'scalar' && value.value !== null ? String(value.value) : undefined;
}

/** A pathname that is too long has swallowed something else, which may have been any page of its section. */
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

/** Returns what begins with a slash, even behind the rest of a line that ran into it. */
function pathIn(text: string): readonly string[] {
  const start = text.indexOf('/');
  return start < 0 ? [] : [toPathname(splitAddress(text.slice(start)).pathname)];
}
