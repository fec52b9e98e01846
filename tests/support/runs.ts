import process from 'node:process';

/** How often a test with random input repeats itself. */
export interface Runs {
  /** In `npm test`: seconds. */
  readonly usual: number;
  /** In `.ci/run`: minutes. */
  readonly ci: number;
}

/**
 * The number of runs that `DOCS_NAV_TEST_RUNS` asks for: `usual` when it is not set, `ci` for the value `ci` (as
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
