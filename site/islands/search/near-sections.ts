import { compact } from './query-words.ts';
import type { SearchSection } from './titles.ts';

/** Returns the ids of the sections that rank highest: the reader's own, and those that a query mentions. */
export function nearSections(query: string, sections: readonly SearchSection[], own: string): readonly string[] {
  const asked = compact(query);
  return [own, ...sections.filter(({ id, name }) => id !== own && asked.includes(compact(name))).map(({ id }) => id)];
}
