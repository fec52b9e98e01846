import type { LostNode, NavSection, Unread } from '../page-tree.ts';
import type { YamlNode } from '../parse/yaml-node.ts';
import { findByPrefix, splitAddress, toPathname } from '../pathname.ts';
import type { SourceFile } from '../source.ts';

/** The parts of a navigation that could not be used. */
export interface UnreadParts {
  /** Files that are no YAML, no mapping or no text. */
  readonly files: readonly SourceFile[];
  /** Navigation files of which nothing is known. */
  readonly unreadable: readonly string[];
  /** Pathnames of Markdown files that are no text. */
  readonly contents: readonly string[];
  /** Values that were left out of files that could be used. */
  readonly dropped: readonly YamlNode[];
  /** Nodes among them. */
  readonly nodes: readonly LostNode[];
  /** Sections whose list of pages is missing or of no use. */
  readonly treeless: readonly NavSection[];
}

/**
 * Gathers what is unknown because a part of the navigation could not be used: every path that is named there may
 * have been a page, a folder of pages or a prefix.
 */
export function gatherUnread({ files, unreadable, contents, dropped, nodes, treeless }: UnreadParts, sections: readonly NavSection[]): Unread {
  const named = new Set<string>([
    ...files.flatMap(({ text }) => Array.from(text.matchAll(PATH), ([path]) => toPathname(path))),
    ...dropped.flatMap(pathsIn),
    ...treeless.flatMap(({ prefixes }) => prefixes.map(({ value }) => value)),
  ]);
  const unreadContents = new Set(contents);
  // Nothing at all is known of these, so only what another section owns can be judged.
  const isBlind = unreadable.length > 0 || files.some(({ text }) => text.search(PATH) < 0) || treeless.some(({ prefixes }) => prefixes.length === 0);
  const owners = sections.map(({ prefixes }) => ({ prefixes: prefixes.map(({ value }) => value) }));
  const mayServe = (pathname: string): boolean => {
    if (unreadContents.has(pathname)) return true;
    if (isBlind && findByPrefix(pathname, owners) === undefined) return true;
    if (named.size === 0) return false;
    for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) if (named.has(path)) return true;
    return false;
  };
  return {
    mayServe,
    mayReach: mayServe,
    nodes,
    hasContent: (pathname) => unreadContents.has(pathname),
    mayDeclare: (id) => [...unreadable, ...files.map(({ path }) => path)].some((path) => nameOf(path) === id) || files.some(({ text }) => text.includes(id)),
  };
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}

// A path that is not part of an address with a host.
const PATH = /(?<![\w.:/~%-])\/[\w.~%-]+(?:\/[\w.~%-]+)*/g;

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
