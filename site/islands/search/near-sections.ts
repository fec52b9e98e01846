import { compact } from './query-words.ts';
import type { SearchSection } from './titles.ts';

/** Where a reader searches. */
export interface Whereabouts {
  /** Id of the section that the reader is in. */
  readonly own: string;
  /** Id of the only section to search, if the reader has chosen one. */
  readonly only?: string | undefined;
}

/** Ids of the sections that a query is asked in. */
export interface Scope {
  /** Those that rank highest: the reader's own, and those that the query mentions; or the chosen one. */
  readonly near: readonly string[];
  /** Those that are searched as well. */
  readonly others: readonly string[];
  /** Those of the others whose pages come last. */
  readonly after: ReadonlySet<string>;
}

/** Returns which sections a query is asked in, and which of them matter most to its reader. */
export function scopeOf(query: string, sections: readonly SearchSection[], { own, only }: Whereabouts): Scope {
  if (only !== undefined) return { near: [only], others: [], after: new Set() };
  const asked = compact(query);
  const named = sections.filter(
    ({ id, name, search }) => id !== own && search !== 'own' && asked.includes(compact(name)),
  );
  const near = [own, ...named.map(({ id }) => id)];
  const others = sections.filter(({ id, search }) => !near.includes(id) && search !== 'own');
  return {
    near,
    others: others.map(({ id }) => id),
    after: new Set(others.flatMap(({ id, search }) => (search === 'after' ? [id] : []))),
  };
}
