/**
 * Randomly decides whether to report a case, given the share of cases to report, from 0 to 1. A random number above the
 * share means no (specification 9); with a share of 0, nothing is reported.
 */
export function isDrawn(share: number): boolean {
  return share > 0 && Math.random() <= share;
}
