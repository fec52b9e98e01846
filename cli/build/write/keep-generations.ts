import { FOREVER, lifetimeOf } from '../../../site/output/hosts/lifetimes.ts';
import type { WrittenFiles } from './output-state.ts';

/** Begins the keys of files that are only kept for readers of earlier builds. */
const KEPT = 'kept ';

/**
 * Returns the files of earlier builds that stay in the output, with their keys: those whose names contain a hash, so that
 * a page that is still open after a deploy finds its scripts. `generations`: how many builds they stay; a build that
 * changes none of them is no generation.
 */
export function keptFiles(
  before: WrittenFiles,
  planned: ReadonlyMap<string, string>,
  generations: number,
): ReadonlyMap<string, string> {
  const isNext = Array.from(planned.keys()).some((path) => lifetimeOf(path) === FOREVER && before[path] === undefined);
  const kept = new Map<string, string>();
  for (const path in before) {
    if (planned.has(path) || lifetimeOf(path) !== FOREVER) continue;
    const [key = ''] = before[path] ?? [];
    const age = (key.startsWith(KEPT) ? Number(key.slice(KEPT.length)) : 0) + (isNext || !key.startsWith(KEPT) ? 1 : 0);
    if (age <= generations) kept.set(path, `${KEPT}${age}`);
  }
  return kept;
}
