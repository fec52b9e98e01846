import { joinOwnAddress, splitOwnAddress } from '../own-address.ts';
import {
  decodedPathname,
  fileHref,
  isAbsoluteUrl,
  resolveReference,
  splitAddress,
  type ReferencePlace,
} from '../pathname.ts';
import { mapContentPath, type MapPathname } from './move-map.ts';

/** Where something goes: pages by their pathnames, files by their paths from the content folder. */
export interface Mover {
  readonly map: MapPathname;
  /** Codes of languages that a page's file may carry. */
  readonly codes: readonly string[];
  /** Of the official host, for whole addresses of the site. */
  readonly origin: string | undefined;
}

/**
 * Rewrites an absolute address of the site, with its host, language, trailing slash, query and anchor as they were;
 * `undefined` when what it leads to stays.
 */
export function moveAddress(address: string, mover: Mover): string | undefined {
  const { map, codes, origin } = mover;
  const own = splitOwnAddress(address, { origin, languages: codes });
  if (own !== undefined) {
    const moved = moveAddress(own.address, mover);
    return moved === undefined ? undefined : joinOwnAddress(own, moved);
  }
  const language = address.startsWith(LANGUAGE) ? LANGUAGE : '';
  const rest = address.slice(language.length);
  if (!rest.startsWith('/') || isAbsoluteUrl(rest)) return undefined;
  const { pathname } = splitAddress(rest);
  const moved = mapContentPath(decodedPathname(pathname), map, codes);
  return moved === undefined
    ? undefined
    : language + writtenLike(pathname, moved) + trailingSlash(pathname) + rest.slice(pathname.length);
}

const LANGUAGE = '{LANG}';

/** Where a page's file is before and after. */
export interface PageMove {
  readonly before: ReferencePlace;
  readonly after: ReferencePlace;
}

/** Rewrites a link or image of a page, as absolute or relative as it was; `undefined` when it stays. */
export function moveReference(href: string, { before, after }: PageMove, mover: Mover): string | undefined {
  if (href.startsWith('/') || resolveReference(href, before).kind === 'external') return moveAddress(href, mover);
  const { pathname } = splitAddress(href);
  if (pathname === '') return undefined;
  const target = decodedPathname(pathname, before.folder);
  const moved = mapContentPath(target, mover.map, mover.codes) ?? target;
  if (decodedPathname(pathname, after.folder) === moved) return undefined;
  // A dot in front stays even where it has no use, so that undoing the move restores what the writer wrote.
  return (
    (pathname.startsWith('./') ? './' : '') +
    writtenLike(pathname, relativePath(after.folder, moved)) +
    trailingSlash(pathname) +
    href.slice(pathname.length)
  );
}

/** Letters are written as escapes where they were. */
function writtenLike(written: string, path: string): string {
  return written.includes('%') ? fileHref(path) : path;
}

function trailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? '/' : '';
}

/**
 * The way from a folder to a path.
 * @example
 * relativePath('/a/b', '/a/c/d') // '../c/d'
 * relativePath('/a', '/a/b')     // 'b'
 */
export function relativePath(folder: string, path: string): string {
  const from = folder.split('/').filter(Boolean);
  const to = path.split('/').filter(Boolean);
  let same = 0;
  while (same < from.length && same < to.length - 1 && from[same] === to[same]) same++;
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/');
}
