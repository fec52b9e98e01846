import { nearestPathname } from '../../address/nearest-pathname.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress } from '../../address/address.ts';
import { fileHref } from '../../address/href.ts';
import { namedPathname } from '../../address/page-file.ts';
import { isBelow, toPathname } from '../../address/pathname.ts';
import type { Reference } from '../../address/reference.ts';
import type { Near } from '../../text/suggest.ts';
import { destinations } from './destination.ts';

/** Finds the most likely target of a dead link. */
export type FindNear = (target: Exclude<Reference, { readonly kind: 'external' }>, href: string) => Near | undefined;

/**
 * Makes a function that finds the most likely targets of dead links in pages. It first tries the name of a file, a
 * path without its first slash, and one from the project’s root, as in port-labs/port-docs.
 */
export function nearDestinations(tree: PageTree): FindNear {
  const find = destinations(tree);
  const isThere = (pathname: string) => find(pathname) !== 'nothing';
  const nearestAsset = nearestPathname(() => tree.input.assets);
  const nearestPage = nearestPathname(() => tree.pages.keys());
  const folder = `/${tree.site.info.content}`;
  return (target, href) => {
    const path = target.kind === 'asset' ? target.path : target.pathname;
    const written = splitAddress(href).pathname;
    const slips = [path, ...(/^\w/.test(written) && !isAbsoluteUrl(href) ? [toPathname(written)] : [])];
    const page = slips
      .flatMap((each) => [each, ...(isBelow(each, folder) && each !== folder ? [each.slice(folder.length)] : [])])
      .map(namedPathname)
      .find((each) => each !== path && isThere(each));
    // A bare name may refer to a future page beside this one.
    if (page !== undefined) return { value: page, isClear: /[/.]/.test(written) };
    if (target.kind === 'page') return nearestPage(path);
    const near = nearestAsset(path);
    return near && { ...near, value: fileHref(near.value) };
  };
}
