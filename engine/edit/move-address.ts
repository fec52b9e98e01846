import { joinOwnAddress, splitOwnAddress } from '../resolve/own-address.ts';
import { isAbsoluteUrl, splitAddress } from '../address/address.ts';
import { fileHref } from '../address/href.ts';
import { decodedPathname, resolveReference, type ReferencePlace } from '../address/reference.ts';
import { isPageFile, pageFormat, splitLanguage } from '../address/page-file.ts';
import { toPathname, type Pathname } from '../address/pathname.ts';

/** Where things move: pages by pathname, files by their path from the content folder. */
export interface Mover {
  readonly map: MapPathname;
  /** Language codes that a page's file name may contain. */
  readonly codes: readonly string[];
  /** The official host, for absolute addresses of the site. */
  readonly origin: string | undefined;
  readonly apiAddresses: 'keep' | undefined;
}

/**
 * Rewrites an absolute address of the site, keeping its host, language, trailing slash, query and anchor; `undefined`
 * if its target does not move.
 */
export function moveAddress(address: string, mover: Mover): string | undefined {
  const { map, codes, origin, apiAddresses } = mover;
  const own = splitOwnAddress(address, { origin, apiAddresses, languages: codes });
  if (own !== undefined) {
    const moved = moveAddress(own.address, mover);
    return moved === undefined ? undefined : joinOwnAddress(own, moved, mover);
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

/** The place of a page's file before and after a move. */
export interface PageMove {
  readonly before: ReferencePlace;
  readonly after: ReferencePlace;
}

/** Rewrites a link or image of a page, keeping it absolute or relative; `undefined` if it does not change. */
export function moveReference(href: string, { before, after }: PageMove, mover: Mover): string | undefined {
  if (href.startsWith('/') || resolveReference(href, before).kind === 'external') return moveAddress(href, mover);
  const { pathname } = splitAddress(href);
  if (pathname === '') return undefined;
  const target = decodedPathname(pathname, before.folder);
  const moved = mapContentPath(target, mover.map, mover.codes) ?? target;
  if (decodedPathname(pathname, after.folder) === moved) return undefined;
  // A leading dot stays even if it is not needed, so that undoing the move restores what the writer wrote.
  return (
    (pathname.startsWith('./') ? './' : '') +
    writtenLike(pathname, relativePath(after.folder, moved)) +
    trailingSlash(pathname) +
    href.slice(pathname.length)
  );
}

/** Keeps letters escaped if they were. */
function writtenLike(written: string, path: string): string {
  return written.includes('%') ? fileHref(path) : path;
}

function trailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? '/' : '';
}

/**
 * Returns the relative path from a folder to another path.
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

/** What to move: a page, a group with everything below it, or every page whose name starts with a prefix. */
export interface MoveRequest {
  /** A pathname; with a hyphen at the end, such as `/library/react-`, it is a prefix of page names. */
  readonly from: string;
  readonly to: string;
}

/** Returns the new pathname; `undefined` if it does not change. */
export type MapPathname = (pathname: string) => Pathname | undefined;

/**
 * Makes the function that maps old pathnames to new ones.
 * @example
 * // from /a/b to /a/c:        /a/b → /a/c, /a/b/d → /a/c/d, /a/bd stays
 * // from /a/react- to /a/ui-: /a/react-tabs → /a/ui-tabs
 * // from /a/react- to /a/ui:  /a/react-tabs → /a/ui/tabs
 */
export function mapPathnames({ from, to }: MoveRequest): MapPathname {
  const source = toPathname(from);
  const target = toPathname(to);
  const before = beginningOf(source);
  const after = beginningOf(target);
  return (pathname) => {
    if (pathname === source) return target;
    return pathname.startsWith(before) ? toPathname(after + pathname.slice(before.length)) : undefined;
  };
}

/** Returns the prefix of all pathnames that a move affects, except the pathname itself. */
export function beginningOf(pathname: Pathname): string {
  return pathname.endsWith('-') ? pathname : `${pathname}/`;
}

/**
 * Maps the path of a content file, from that folder with a leading slash. Pages are named after their pathname, plus a
 * language and `.md` or `.mdx`; other files are in folders or named after a page.
 */
export function mapContentPath(path: string, map: MapPathname, codes: readonly string[]): string | undefined {
  if (!isPageFile(path)) return map(path);
  const ending = `.${pageFormat(path)}`;
  const { path: page, language } = splitLanguage(path, codes);
  const moved = map(page.slice(0, -ending.length));
  return moved === undefined ? undefined : `${moved}${language === undefined ? '' : `.${language}`}${ending}`;
}
