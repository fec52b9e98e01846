import process from 'node:process';

/**
 * Seconds of processor time that some work takes in this process. Other load on the machine makes no difference, so a
 * generous limit catches whatever grows faster than its input, on any machine.
 */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
