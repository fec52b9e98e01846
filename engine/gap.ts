import { findEntry, type DroppedNode, type YamlNode } from './parse/yaml-node.ts';
import { splitAddress, toPathname } from './pathname.ts';
import { keysAt, traitsAt } from './schema/schema-shape.ts';
import { SectionConfig } from './schema/section.ts';

/**
 * A part of the navigation that a mistake made unknown. The mistake has a message of its own; what may be no more than
 * its consequence is told by the gap’s place: by what the lost part names, else by where it stood.
 */
export interface Gap {
  /** Pathnames that the lost part names: it may have served them, and what lies below. */
  readonly names: readonly string[];
  /** What a lost node without a pathname was called. */
  readonly title?: string;
  /**
   * Where the lost part stood, as the pathnames below which its pages live: files there may have been reached by it.
   * Absent when it may have been anywhere.
   */
  readonly within?: readonly string[];
  /** Ids that the lost part may have given to a section. */
  readonly ids?: readonly string[];
}

/** The gap that a file leaves of which nothing could be used; without text, not even what it names is known. */
export function gapOfFile({ path, text = '' }: { readonly path: string; readonly text?: string }): Gap {
  const stem = path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
  return { names: pathsInText(text), ids: [stem, ...new Set(text.split(NO_WORD))] };
}

/** The pathnames that a text names, whatever its syntax. */
export function pathsInText(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(PATH), ([path]) => toPathname(path)))];
}

// A path that is not part of an address with a host.
const PATH = /(?<![\w.:/~%-])\/[\w.~%-]+(?:\/[\w.~%-]+)*/g;

const NO_WORD = /[^\w.-]+/;

/** What a value that was left out of a section may have had to do with pages; `undefined` when nothing. */
export function gapOfValue({ node, keys, owner }: DroppedNode, section: Pick<Gap, 'within'>): Gap | undefined {
  const key = keys.at(-1);
  if (key === undefined) return undefined;
  const owners = keys.slice(0, -1);
  const { holds, mend, decidesPages } = traitsAt(SectionConfig, owners, key);
  const isNode = node.kind === 'map' && holds === 'nodes';
  // Nobody knows what a key without a meaning was meant to be, but a mere word is no page.
  const isStrange = node.kind !== 'scalar' && !keysAt(SectionConfig, owners).includes(key);
  const names = pathsIn(node);
  if (decidesPages !== true && !isStrange && names.length === 0) return undefined;
  if (names.length > 0) return { names, within: [] };
  const isWhere = mend === 'leave-out';
  const title = isNode ? textOf(node, 'title') : isWhere && owner ? textOf(owner, 'title') : undefined;
  // What a node holds besides its children lies below its own pathname, and the node tells it.
  if (owner && holds !== 'nodes' && !isWhere && textOf(owner, 'pathname') !== undefined) return undefined;
  return { names, ...(title === undefined ? {} : { title }), ...section };
}

function textOf(node: YamlNode, key: string): string | undefined {
  const value = findEntry(node, key)?.value;
  return value?.kind === 'scalar' && value.value !== null ? String(value.value) : undefined;
}

function pathsIn(node: YamlNode): readonly string[] {
  switch (node.kind) {
    case 'scalar':
      return typeof node.value === 'string' && node.value.startsWith('/') ? [toPathname(splitAddress(node.value).pathname)] : [];
    case 'list':
      return node.items.flatMap(pathsIn);
    case 'map':
      return node.entries.flatMap(({ value }) => pathsIn(value));
  }
}
