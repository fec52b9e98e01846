import process from 'node:process';

/**
 * How often a measurement that is too high is tried: one good result is enough, since other programs use the machine as
 * well.
 */
const TRIES = 4;

/** Below this many milliseconds, growth cannot be told from chance. */
const WORTH_COMPARING = 120;

/**
 * Checks that work on four times the size takes about four times as long, in processor time of this process. The limit
 * of eight times leaves room for chance; quadratic growth would take sixteen times as long. Also returns both times.
 */
export function measureGrowth(
  work: (size: number) => unknown,
  size: number,
): { readonly isLinear: boolean; readonly times: string } {
  let times = '';
  for (let left = TRIES; left > 0; left--) {
    const small = measure(() => work(size));
    const large = measure(() => work(4 * size));
    times = `${small} ms for ${size}, ${large} ms for ${4 * size}`;
    if (large < WORTH_COMPARING || large < 8 * small) return { isLinear: true, times };
  }
  return { isLinear: false, times };
}

function measure(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}
