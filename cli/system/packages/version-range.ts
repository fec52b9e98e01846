/**
 * Returns whether a version is in a range as `package.json` writes it (https://github.com/npm/node-semver#ranges). What
 * is no range, such as a tag or `workspace:*`, accepts any; the pre-release of a version counts as that version.
 */
export function accepts(range: string, version: string): boolean {
  const own = /^\d+\.\d+\.\d+/.exec(version)?.[0].split('.').map(Number);
  if (own === undefined || range === version) return true;
  return range.split('||').some((part) => {
    const written = part.replace(/(\S+)\s+-\s+(\S+)/, '>=$1 <=$2').trim();
    const comparators = [...written.matchAll(COMPARATOR)];
    if (written.replace(COMPARATOR, '').trim() !== '') return true;
    return comparators.every(([, sign = '', ...numbers]) => isWithin(sign, numbers, own));
  });
}

const COMPARATOR =
  /([<>]=?|[=^~]|)\s*v?(\d+|[xX*])(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*]))?(?:[-+][\w.+-]*)?(?=\s|$|[<>=^~])/g;

function isWithin(sign: string, written: readonly (string | undefined)[], own: readonly number[]): boolean {
  const free = written.findIndex((part) => part === undefined || !/^\d+$/.test(part));
  const given = (free < 0 ? written : written.slice(0, free)).map(Number);
  if (given.length === 0) return true;
  const low = [...given, 0, 0].slice(0, 3);
  // The number that the first version behind the range has one more of: the first that is not zero, or the last but one.
  const firstNumber = given.findIndex((part) => part > 0);
  const fixed = sign === '^' ? (firstNumber < 0 ? given.length : firstNumber + 1) : sign === '~' ? 2 : 3;
  const at = Math.min(fixed, given.length) - 1;
  const high = low.map((part, place) => (place < at ? part : place === at ? part + 1 : 0));
  const isFrom = compare(own, low) >= 0;
  const isBelow = compare(own, high) < 0;
  if (sign === '>') return !isBelow;
  if (sign === '>=') return isFrom;
  if (sign === '<') return !isFrom;
  return sign === '<=' ? isBelow : isFrom && isBelow;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, place) => part !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
