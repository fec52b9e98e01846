import coerce from 'semver/functions/coerce.js';
import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';

/**
 * Returns whether a version is in a range as `package.json` writes it (https://github.com/npm/node-semver#ranges). What
 * is no range, such as a tag or `workspace:*`, accepts any; the pre-release of a version counts as that version.
 */
export function accepts(range: string, version: string): boolean {
  return range === version || validRange(range) === null || satisfies(coerce(version) ?? version, range);
}
