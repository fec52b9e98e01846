import { isPageFile, pageFormat, splitLanguage, toPathname, type Pathname } from '../pathname.ts';

/** What a move is asked for: a page, a group with all that is below it, or every page whose name starts alike. */
export interface MoveRequest {
  /** A pathname; one that ends with a hyphen, such as `/library/react-`, is the beginning of its pages' names. */
  readonly from: string;
  readonly to: string;
}

/** Where a pathname goes; `undefined` when it stays. */
export type MapPathname = (pathname: string) => Pathname | undefined;

/**
 * Makes the function that takes pathnames along.
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

/** What every pathname begins with that a move to or from a pathname is about, that pathname itself apart. */
export function beginningOf(pathname: Pathname): string {
  return pathname.endsWith('-') ? pathname : `${pathname}/`;
}

/**
 * Takes the path of a file of the content folder along, from that folder with a leading slash. Pages are named by
 * their pathname, with a language and `.md` or `.mdx` behind it; all else is in folders or is named like a page.
 */
export function mapContentPath(path: string, map: MapPathname, codes: readonly string[]): string | undefined {
  if (!isPageFile(path)) return map(path);
  const ending = `.${pageFormat(path)}`;
  const { path: page, language } = splitLanguage(path, codes);
  const moved = map(page.slice(0, -ending.length));
  return moved === undefined ? undefined : `${moved}${language === undefined ? '' : `.${language}`}${ending}`;
}
