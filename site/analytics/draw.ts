/**
 * Draws whether a case belongs to the share, from 0 to 1, of cases that are reported. A number above the share means
 * that it does not (specification 9); of a share of 0 nothing is reported.
 */
export function isDrawn(share: number): boolean {
  return share > 0 && Math.random() <= share;
}
