import type { PageTree } from '../../resolve/page-tree.ts';
import { indexSingle } from '../../text/single.ts';

/** Finds the only pathname that ends with a path; `undefined` if there are several. */
export type FindByEnd = (path: string) => string | undefined;

/** Makes a function that finds pathnames by their ending, which starts at any slash, or only after certain starts. */
export function pathnameByEnd(
  pathnames: () => Iterable<string>,
  isStart: (start: string) => boolean = () => true,
): FindByEnd {
  let found: ReadonlyMap<string, string | undefined> | undefined;
  return (path) => {
    found ??= indexSingle(endsOf(pathnames(), isStart));
    return found.get(path);
  };
}

/** Makes a function that finds pathnames written without their section's prefix. */
export function pathnameWithoutPrefix({ sections }: PageTree, pathnames: () => Iterable<string>): FindByEnd {
  const prefixes = new Set(sections.flatMap((section) => section.prefixes.map(({ value }) => value as string)));
  return pathnameByEnd(pathnames, (start) => start === '' || prefixes.has(start));
}

function* endsOf(
  pathnames: Iterable<string>,
  isStart: (start: string) => boolean,
): Generator<readonly [end: string, pathname: string]> {
  for (const pathname of pathnames)
    for (const { index } of pathname.matchAll(/\//g))
      if (isStart(pathname.slice(0, index))) yield [pathname.slice(index), pathname];
}
