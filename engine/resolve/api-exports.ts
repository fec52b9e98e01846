import { apiSlug } from '../address/api-slug.ts';
import type { ApiValue, ProjectInput } from '../model/project-input.ts';
import type { ApiKind } from '../schema/node.ts';

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
