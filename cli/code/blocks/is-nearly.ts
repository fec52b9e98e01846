/** Returns whether two names differ in one letter, or in the order of two: one of them is misspelt, not another name. */
export function isNearly(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [a, b] = [one.slice(same), other.slice(same)];
  const swapped = `${a[1] ?? ''}${a[0] ?? ''}${a.slice(2)}`;
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || swapped === b;
}
