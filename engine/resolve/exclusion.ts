import type { PlacedNode } from './page-tree.ts';
import { parentPathname } from '../address/pathname.ts';

/**
 * Makes a function that tells whether a group excludes a pathname, by its last segment; an asterisk in the list matches
 * any characters.
 */
export function exclusion(list: readonly string[]): (pathname: string) => boolean {
  const plain = new Set(list);
  const patterns = list.filter((entry) => entry.includes('*')).map((entry) => entry.split('*'));
  if (list.length === 0) return () => false;
  return (pathname) => {
    const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
    return plain.has(segment) || patterns.some((parts) => matches(segment, parts));
  };
}

/** Returns whether the parts occur in a text in order, the first at its start and the last at its end. */
function matches(text: string, [start = '', ...others]: readonly string[]): boolean {
  const end = others.pop() ?? '';
  if (!text.startsWith(start) || !text.endsWith(end)) return false;
  const last = text.length - end.length;
  let at = start.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= last;
}

/**
 * Makes a function that tells whether a group filled from a folder excludes a page: pages excluded on purpose are not
 * reported as missing.
 */
export function exclusionsOf(nodes: readonly PlacedNode[]): (pathname: string) => boolean {
  const groups = new Map<string, (pathname: string) => boolean>();
  for (const { node } of nodes) {
    if (node.kind === 'page' || node.kind === 'link' || node.generate?.from !== 'directory') continue;
    const { exclude } = node.generate;
    if (exclude.length > 0) groups.set(node.pathname, exclusion(exclude.map(({ value }) => value)));
  }
  return (pathname) => {
    if (groups.size === 0) return false;
    for (let folder = parentPathname(pathname); folder !== undefined; folder = parentPathname(folder))
      if (groups.get(folder)?.(pathname) === true) return true;
    return false;
  };
}
