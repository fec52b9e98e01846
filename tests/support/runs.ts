import process from 'node:process';

/** How often a test with random input repeats, or how many rows of a table it tries. */
export interface Runs {
  /** In `npm test`: seconds. */
  readonly usual: number;
  /** In `.ci/run`: minutes. */
  readonly ci: number;
}

/**
 * The number of runs that `DOCS_NAV_TEST_RUNS` asks for: `usual` if it is not set, `ci` for the value `ci` (as
 * `.ci/run` sets it), and any whole number as it is, for a long search by hand.
 */
export function countRuns({ usual, ci }: Runs): number {
  const asked = process.env['DOCS_NAV_TEST_RUNS'] ?? '';
  if (asked === '') return usual;
  if (asked === 'ci') return ci;
  const count = Number(asked);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`DOCS_NAV_TEST_RUNS is \`${asked}\`; it may be \`ci\` or a number of runs.`);
}

/** The rows of a table that are tried: the first ones in `npm test`, all in `.ci/run`. */
export function firstRows<Row>(rows: readonly Row[], usual = 1): readonly Row[] {
  return rows.slice(0, countRuns({ usual, ci: rows.length }));
}

/** How fast-check searches. */
export interface RandomRuns {
  readonly numRuns: number;
  readonly seed?: number;
  readonly path?: string;
}

/**
 * The cases of `npm test` and `.ci/run` are always the same, so that a failure comes from a change and not from chance.
 */
const USUAL_SEED = 20_261_122;

/**
 * How a property is searched. A number of runs set by hand draws new cases each time; a failure prints its seed and
 * path, and `DOCS_NAV_TEST_SEED=<seed>:<path>` runs only that case.
 */
export function randomRuns(runs: Runs): RandomRuns {
  const numRuns = countRuns(runs);
  const { DOCS_NAV_TEST_RUNS: asked = '', DOCS_NAV_TEST_SEED: found } = process.env;
  if (found !== undefined) {
    const [, seed, path] = /^(-?\d+)(?::(.+))?$/.exec(found) ?? [];
    if (seed === undefined)
      throw new Error(`DOCS_NAV_TEST_SEED is \`${found}\`; it may be \`<seed>\` or \`<seed>:<path>\`.`);
    return { numRuns, seed: Number(seed), ...(path === undefined ? {} : { path }) };
  }
  return asked === '' || asked === 'ci' ? { numRuns, seed: USUAL_SEED } : { numRuns };
}
