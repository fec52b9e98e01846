import type { ProductVersion } from '../../engine/manifest.ts';
import { isBelow } from '../../engine/pathname.ts';

/**
 * The address that an entry of a version menu has for a page, with `{LANG}` still in it: the same page in that version,
 * or the entry's own address where the version has no such page. `pathname` is empty for pages that no version has.
 */
export function versionTarget(
  { href, pathTemplate, without = [] }: Omit<ProductVersion, 'current'>,
  pathname: string,
): string | undefined {
  const isThere = pathTemplate !== undefined && !without.some((prefix) => isBelow(pathname, prefix));
  return isThere && (pathname !== '' || href === undefined)
    ? pathTemplate.replace(PLACE, (_, language = '') => `${language}${pathname}`)
    : href;
}

/** Pathnames and prefixes of languages begin with a slash, so one before them is one too many. */
const PLACE = /\/?(\{LANG\})?\{pathname\}/g;
