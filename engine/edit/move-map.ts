import { isPageFile, pageFormat, splitLanguage } from '../address/page-file.ts';
import { toPathname, type Pathname } from '../address/pathname.ts';

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
