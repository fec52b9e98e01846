import { splitAddress, isAbsoluteUrl, decodeEscapes } from './address.ts';
import { splitLanguage, isPageFile, contentPathname } from './page-file.ts';
import { type Pathname, toPathname, joinPathname } from './pathname.ts';

/** The target of a reference in a page. */
export type Reference =
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'page'; readonly pathname: Pathname; readonly hash?: string }
  /** `path` is that of the file, with escapes such as `%20` decoded. */
  | { readonly kind: 'asset'; readonly path: string };

/** Where a reference is. */
export interface ReferencePlace {
  readonly from: string;
  readonly folder: string;
  readonly languages?: readonly string[];
  /** Pathnames that pages choose in their front matter, by those of their files. */
  readonly slugs?: Readonly<Record<string, Pathname>> | undefined;
}

/**
 * Resolves a link or image of a page. `from` is the page's own pathname, and `folder` the pathname of its file's
 * folder: `./other.md` is a file beside it. `languages` are the codes that a file name may contain.
 * @example
 * resolveReference('/a/b#c', …)                            // page /a/b, hash c
 * resolveReference('#c', { from: '/a/b', folder: '/a' })     // page /a/b, hash c
 * resolveReference('./x.md', { from: '/a/b', folder: '/a' }) // page /a/x
 * resolveReference('/gr%C3%B6%C3%9Fe', …)                  // page /größe
 * resolveReference('/static/x%20y.png', …)                   // asset /static/x y.png
 */
export function resolveReference(href: string, place: ReferencePlace): Reference {
  if (isAbsoluteUrl(href)) return { kind: 'external', href };
  const { pathname: written, hash } = splitAddress(href);
  const withHash = hash === undefined || hash === '' ? {} : { hash };
  if (written === '') return { kind: 'page', pathname: place.from as Pathname, ...withHash };
  const path = decodedPathname(written, place.folder);
  if (isPageFile(path)) {
    const pathname = contentPathname(splitLanguage(path, place.languages ?? []).path);
    return { kind: 'page', pathname: place.slugs?.[pathname] ?? pathname, ...withHash };
  }
  if (FILE_EXTENSION.test(path)) return { kind: 'asset', path };
  return { kind: 'page', pathname: path, ...withHash };
}

/**
 * Returns the path of the file at an address, from the content folder; letters may be escaped or not.
 * @example
 * assetPathname('/static/my%20logo.svg?v=2') // '/static/my logo.svg'
 * assetPathname('/static/my logo.svg')       // '/static/my logo.svg'
 * assetPathname('/a%2F..%2F..%2Fb.svg')      // '/b.svg'
 */
export function assetPathname(address: string): Pathname {
  return decodedPathname(splitAddress(address).pathname);
}

/** Resolves a path against a folder; letters may be escaped, and so may `..`. */
export function decodedPathname(written: string, folder = '/'): Pathname {
  const path = decodeEscapes(written);
  return path.startsWith('/') ? toPathname(path) : joinPathname(folder, path);
}

// A dot followed by letters in the last segment means a file; `/guides/v1.2` is a page.
const FILE_EXTENSION = /\.[a-z][a-z0-9]{1,9}$/i;
