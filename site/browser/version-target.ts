import type { ProductVersion } from '../../engine/manifest/manifest.ts';
import { isBelow } from '../../engine/address/pathname.ts';

/**
 * Returns the address of a version menu entry for a page, still with `{LANG}`: the same page in that version, or the
 * entry's own address if the version has no such page. `pathname` is empty for pages that no version has.
 */
export function versionTarget(
  { href, pathTemplate, without = [] }: Omit<ProductVersion, 'current' | 'documents'>,
  pathname: string,
): string | undefined {
  const isThere = pathTemplate !== undefined && !without.some((prefix) => isBelow(pathname, prefix));
  return isThere && (pathname !== '' || href === undefined)
    ? pathTemplate.replace(PLACE, (_, language = '') => `${language}${pathname}`)
    : href;
}

/** Includes a slash before the placeholder, because pathnames and language prefixes begin with one. */
const PLACE = /\/?(\{LANG\})?\{pathname\}/g;
