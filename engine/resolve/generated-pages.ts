import { apiSlug } from '../address/api-slug.ts';
import type { ApiValue, ProjectInput } from '../model/project-input.ts';
import type { ApiKind } from '../schema/node.ts';
import type { PlacedNode } from './page-tree.ts';
import { pathnamesUp } from '../address/pathname.ts';

/** An export of a package, and what it is. */
export interface ApiExport {
  readonly owner: string;
  readonly name: string;
  readonly kind: ApiKind;
}

/** Lists the exports of a package that are of these kinds. */
export function exportsOf(owner: string, kinds: readonly ApiKind[], known: Known): readonly ApiExport[] {
  const { components = [], values = [] } = known.packages[owner] ?? {};
  const parts = components.map((name) => [name, HOOK.test(name) ? 'hooks' : 'components'] as const);
  const plural = (kind: ApiValue['kind']): ApiKind => (kind === 'class' ? 'classes' : `${kind}s`);
  const others = values.map(({ name, kind }) => [name, plural(kind)] as const);
  return [...parts, ...others].flatMap(([name, kind]) => (kinds.includes(kind) ? [{ owner, name, kind }] : []));
}

type Known = Pick<ProjectInput, 'packages'>;

/** `useForm`, `Form.useForm`. */
const HOOK = /(?:^|\.)use[A-Z][^.]*$/;

/**
 * Returns the segments of the pages made for exports, by name. If two names would share a segment, the one with fewer
 * dots gets it and the other gets a number, so that no page replaces another.
 * @example
 * apiSlugs(['experimental.Button', 'ExperimentalButton'])  // 'experimental-button-2', 'experimental-button'
 */
export function apiSlugs(names: readonly string[]): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set(names.map(apiSlug));
  const given = new Set<string>();
  const dots = (name: string) => name.split('.').length;
  for (const name of [...new Set(names)].toSorted((a, b) => dots(a) - dots(b) || (a < b ? -1 : 1))) {
    const slug = apiSlug(name);
    let own = slug;
    for (let number = 2; given.has(own) || (own !== slug && taken.has(own)); number++) own = `${slug}-${number}`;
    given.add(own);
    slugs.set(name, own);
  }
  return slugs;
}

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
    const above = groups.size === 0 ? [] : pathnamesUp(pathname).slice(1);
    return above.some((folder) => groups.get(folder)?.(pathname) === true);
  };
}
