import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { once } from './once.ts';

/** Bytes of objects from which garbage is worth a search, unless most of them were still in use the last time. */
const WORTH_IT = 120e6;

/** How many times what was left of the last search must be there again. */
const GROWTH = 1.4;

const collector = once(() => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void;
  // Code that this command has compiled is kept for the next one, which starts without the flag.
  setFlagsFromString('--no-expose-gc');
  return collect;
});

let left = 0;

/**
 * Collects garbage if there may be much of it. V8 lets it grow to hundreds of megabytes, because it knows nothing of the
 * memory that a bundler and other threads take beside it.
 */
export function collectGarbage(): void {
  if (getHeapStatistics().used_heap_size < Math.max(WORTH_IT, left * GROWTH)) return;
  collector()();
  left = getHeapStatistics().used_heap_size;
}

/** Collects young garbage, in about a millisecond. Native memory is freed on the next turn of the event loop. */
export function collectYoung(): void {
  collector()({ type: 'minor' });
}
