/**
 * Returns whether a version is in a range as `package.json` writes it (https://github.com/npm/node-semver#ranges). What
 * is no range, such as a tag or `workspace:*`, accepts any; the pre-release of a version counts as that version.
 */
export function accepts(range: string, version: string): boolean {
  const own = toNumber(version.split(/[.+-]/, 3).map(Number));
  const parts = range.replaceAll(/(\S+)\s+-\s+(\S+)/g, '>=$1 <=$2').split('||');
  return range === version || parts.some((part) => [...part.matchAll(COMPARATOR)].every((each) => fits(each, own)));
}

const COMPARATOR = /([<>]=?|[=^~]|)\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?[^\s<>=^~]*/g;

function fits([, sign = '', ...parts]: readonly (string | undefined)[], own: number): boolean {
  const given = parts.filter((part) => part !== undefined).map(Number);
  const low = toNumber(given);
  const nonZero = given.findIndex((part) => part > 0) + 1 || given.length;
  // The last of its numbers that may not grow; the first version behind the range has one more of it.
  const last = Math.min(given.length, sign === '^' ? nonZero : sign === '~' ? 2 : 3);
  const high = toNumber(given.slice(0, last).map((part, at) => (at === last - 1 ? part + 1 : part)));
  if (sign.startsWith('>')) return own >= (sign === '>' ? high : low);
  return sign.startsWith('<') ? own < (sign === '<' ? low : high) : own >= low && own < high;
}

function toNumber([major = 0, minor = 0, patch = 0]: readonly number[]): number {
  return (major * 1e5 + minor) * 1e5 + patch;
}
