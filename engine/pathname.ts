/**
 * The only place that joins, trims or prefixes paths. Imports nothing, like `manifest.ts`, so that browsers can use it.
 */

declare const pathnameBrand: unique symbol;
declare const hrefBrand: unique symbol;

/** An absolute path as writers write it: no trailing slash, language, query or hash. */
export type Pathname = string & { readonly [pathnameBrand]: true };

/** The target of an `<a>`: a pathname with base, language and trailing slash, or an external URL. */
export type Href = string & { readonly [hrefBrand]: true };

/** A written address, split: `/a/b?c#d` has the pathname `/a/b` and the hash `d`. */
export interface SplitAddress {
  readonly pathname: string;
  /** Without `#`; absent if there is none. */
  readonly hash?: string;
}

/**
 * Cuts query and hash off an address.
 * @example
 * splitAddress('/a/b#c')   // { pathname: '/a/b', hash: 'c' }
 * splitAddress('/a?b=1#c') // { pathname: '/a', hash: 'c' }
 * splitAddress('#c')       // { pathname: '', hash: 'c' }
 */
export function splitAddress(address: string): SplitAddress {
  const hashAt = address.indexOf('#');
  const path = hashAt < 0 ? address : address.slice(0, hashAt);
  const queryAt = path.indexOf('?');
  const pathname = queryAt < 0 ? path : path.slice(0, queryAt);
  return hashAt < 0 ? { pathname } : { pathname, hash: address.slice(hashAt + 1) };
}

/**
 * Normalizes a path for comparison: one leading slash, no double slashes, no `.` or `..` segments, no trailing slash,
 * and composed letters (macOS writes a letter and its accent as two characters).
 * @example
 * toPathname('/a//b/') // '/a/b'
 * toPathname('a/./b')  // '/a/b'
 * toPathname('/a/../b') // '/b'
 * toPathname('/')      // '/'
 * toPathname('/cafe\u0301') // '/caf\u00E9'
 */
export function toPathname(path: string): Pathname {
  // Nearly every path is clean already, and a tree of 100,000 pages checks every one.
  if (CLEAN_PATH.test(path)) return path as Pathname;
  const segments: string[] = [];
  for (const segment of path.normalize().split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}` as Pathname;
}

/** Below the first combining character (U+0300), all letters are composed. */
const CLEAN_PATH = /^(?:\/[^\u0300-\uFFFF/.?#][^\u0300-\uFFFF/?#]*)+$/;

/**
 * Returns whether a written pathname is absolute and has only plain segments; an anchor may follow.
 * @example
 * isPlainPathname('/a/b#c') // true
 * isPlainPathname('/größe') // true
 * isPlainPathname('/a//b')  // false
 */
export function isPlainPathname(written: string): boolean {
  return PLAIN_PATH.test(written);
}

const PLAIN_PATH = /^(?:\/[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._-]*)+(?:#.*)?$/u;

/**
 * Joins a pathname and a path below it.
 * @example
 * joinPathname('/a', 'b/c') // '/a/b/c'
 * joinPathname('/', 'b')    // '/b'
 */
export function joinPathname(parent: string, child: string): Pathname {
  return toPathname(`${parent}/${child}`);
}

/**
 * Returns whether a pathname equals the prefix or is below it, in whole segments.
 * @example
 * isBelow('/a/b', '/a') // true
 * isBelow('/ab', '/a')  // false
 */
export function isBelow(pathname: string, prefix: string): boolean {
  if (prefix === '/') return true;
  return pathname.startsWith(prefix) && (pathname.length === prefix.length || pathname[prefix.length] === '/');
}

/**
 * Returns the pathname one segment up; `undefined` above the root.
 * @example
 * parentPathname('/a/b') // '/a'
 * parentPathname('/a')   // '/'
 */
export function parentPathname(pathname: string): Pathname | undefined {
  if (pathname === '/' || pathname === '') return undefined;
  return (pathname.slice(0, Math.max(0, pathname.lastIndexOf('/'))) || '/') as Pathname;
}

/**
 * Reduces an address from the address bar to the pathname as written: without base, language, query, hash and trailing
 * slash (specification 2, path rules).
 * @example
 * canonicalPathname('/de/a/b/?q=1#c', { languages: ['en', 'de'] }) // '/a/b'
 * canonicalPathname('/fr/a', { languages: ['en', 'de'] })          // '/fr/a' (fr is not supported)
 */
export function canonicalPathname(
  address: string,
  options: { readonly languages: readonly string[]; readonly base?: string },
): Pathname {
  const whole = toPathname(splitAddress(address).pathname);
  const base = toPathname(options.base ?? '/');
  const pathname = base !== '/' && isBelow(whole, base) ? toPathname(whole.slice(base.length)) : whole;
  // The default language has no prefix, so `/en/…` is a pathname like any other.
  const language = options.languages.slice(1).find((code) => isBelow(pathname, `/${code}`));
  return language === undefined ? pathname : toPathname(pathname.slice(language.length + 1));
}

/**
 * Finds the owner of a pathname: the one with the longest prefix that contains it (requirement B1). `undefined` means
 * that the fallback section serves it. For single lookups; `indexPrefixes` is for many.
 */
export function findByPrefix<Owner extends { readonly prefixes: readonly string[] }>(
  pathname: string,
  owners: readonly Owner[],
): Owner | undefined {
  let longest = -1;
  let found: Owner | undefined;
  for (const owner of owners) {
    for (const prefix of owner.prefixes) {
      if (prefix.length > longest && isBelow(pathname, prefix)) {
        longest = prefix.length;
        found = owner;
      }
    }
  }
  return found;
}

/**
 * Returns where a pathname is served: hosts reserve `/api` for functions, so pages below it are served from `/api-docs`
 * (specification 2, path rules).
 * @example
 * toServedPathname('/api/button') // '/api-docs/button'
 * toServedPathname('/apiary')     // '/apiary'
 */
export function toServedPathname(pathname: string): Pathname {
  return (isBelow(pathname, '/api') ? `/api-docs${pathname.slice('/api'.length)}` : pathname) as Pathname;
}

/**
 * Returns the pathname of a page from where it is served: the inverse of `toServedPathname`.
 * @example
 * fromServedPathname('/api-docs/button') // '/api/button'
 */
export function fromServedPathname(pathname: string): Pathname {
  return (isBelow(pathname, '/api-docs') ? `/api${pathname.slice('/api-docs'.length)}` : pathname) as Pathname;
}

/**
 * Returns the pathname of a page's Markdown copy. The start page gets a name of its own: hosts skip files that begin
 * with a dot.
 * @example
 * toCopyPathname('/a/b') // '/a/b.md'
 * toCopyPathname('/')    // '/index.md'
 */
export function toCopyPathname(pathname: string): string {
  return `${pathname === '/' ? START_COPY : toServedPathname(pathname)}.md`;
}

/** The only page whose own pathname would collide with the name of a copy. */
export const START_COPY = '/index';

/** Where a site is served: below which path, and in which language links stay. */
export interface HrefContext {
  /** Path of the site's root without a trailing slash; empty at the root of a host. */
  readonly base: string;
  /** Language code as a path prefix; absent for the default language. */
  readonly language?: string;
}

/**
 * Makes the public address of a page.
 * @example
 * toHref('/a/b', { base: '' }, 'c')                  // '/a/b/#c'
 * toHref('/a', { base: '/docs', language: 'de' })    // '/docs/de/a/'
 */
export function toHref(pathname: string, context: HrefContext, hash?: string): Href {
  const language = context.language === undefined ? '' : `/${context.language}`;
  const served = toServedPathname(pathname);
  const path = `${context.base}${language}${served === '/' ? '' : served}/`;
  return (hash === undefined ? path : `${path}#${hash}`) as Href;
}

/**
 * Makes the public address of a file in the content folder; an address on another host stays as is.
 * @example
 * toFileHref('/static/logo.svg', '/docs')         // '/docs/static/logo.svg'
 * toFileHref('https://cdn.example/a.css', '/docs') // 'https://cdn.example/a.css'
 */
export function toFileHref(address: string, base: string): string {
  return isAbsoluteUrl(address) ? address : `${base}${address.startsWith('/') ? '' : '/'}${address}`;
}

/** Returns whether an address has its own scheme or host, so that it leaves the site or stays unresolved. */
export function isAbsoluteUrl(address: string): boolean {
  return SCHEME.test(address) || address.startsWith('//');
}

// https://url.spec.whatwg.org/#url-scheme-string
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Returns whether an address has a scheme that is safe for readers (requirement C5). */
export function hasSafeScheme(address: string): boolean {
  return SAFE_SCHEME.test(address);
}

const SAFE_SCHEME = /^(?:https?:\/\/|mailto:)/i;

/**
 * Splits the language off a page's file name; without known codes, anything that looks like a language.
 * @example
 * splitLanguage('/a/b.de.md', ['en', 'de']) // { path: '/a/b.md', language: 'de' }
 * splitLanguage('/a/b.pt-BR.mdx', ['en', 'pt-BR']) // { path: '/a/b.mdx', language: 'pt-BR' }
 * splitLanguage('/a/b.fr.md', ['en', 'de']) // { path: '/a/b.fr.md' }
 */
export function splitLanguage(
  path: string,
  codes: readonly string[] | undefined,
): { readonly path: string; readonly language?: string } {
  const [, name, language, ending] = LANGUAGE_NAME.exec(path) ?? [];
  if (name === undefined || language === undefined || codes?.includes(language) === false) return { path };
  return { path: `${name}${ending}`, language };
}

const LANGUAGE_NAME = /^(.*[^/])\.([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?)(\.mdx?)$/;

/** The file that makes a folder a project, from the project's root. */
export const SITE_FILE = 'nav/site.yaml';

/** The file of baselined findings, from the project's root. */
export const BASELINE_FILE = 'nav/baseline.yaml';

/** Returns whether a path is that of a page, by its extension. */
export function isPageFile(path: string): boolean {
  return PAGE_FILE.test(path);
}

/** Returns the format of a page, by its file extension. */
export function pageFormat(path: string): 'md' | 'mdx' {
  return path.endsWith('.mdx') ? 'mdx' : 'md';
}

const PAGE_FILE = /\.mdx?$/;

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

/** Returns a file's name without folders and extension: `kit` for `nav/sections/kit.yaml`. */
export function fileStem(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
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

/** Escapes the path of a file for use as an address: `/a b.png` becomes `/a%20b.png`. */
export function fileHref(path: string): string {
  return encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F');
}

// A dot followed by letters in the last segment means a file; `/guides/v1.2` is a page.
const FILE_EXTENSION = /\.[a-z][a-z0-9]{1,9}$/i;

/**
 * Returns the pathname of the folder that contains a page's file.
 * @example
 * folderPathname('content/a/b.md', 'content')       // '/a'
 * folderPathname('content/a/b/index.md', 'content') // '/a/b'
 */
export function folderPathname(file: string, content: string): Pathname {
  return toPathname(file.slice(content.length, file.lastIndexOf('/')));
}

/**
 * Returns the pathname of a file in the content folder.
 * @example
 * contentPathname('/a/b.md')       // '/a/b'
 * contentPathname('/a/b/index.md') // '/a/b'
 */
export function contentPathname(file: string): Pathname {
  return toPathname(file.replace(PAGE_FILE, '').replace(/(^|\/)index$/, ''));
}

/**
 * Returns the pathname of the page that a file path refers to, whether its Markdown or its HTML.
 * @example
 * namedPathname('/a/b.html')       // '/a/b'
 * namedPathname('/a/b/index.html') // '/a/b'
 * namedPathname('/a/b.md')         // '/a/b'
 */
export function namedPathname(file: string): Pathname {
  return contentPathname(file.replace(/\.html?$/i, ''));
}

/**
 * Returns whether a page has the anchor in a link. Browsers accept an anchor both encoded and decoded.
 * @example
 * listsAnchor(['gr%C3%B6%C3%9Fe'], 'größe') // true
 */
export function listsAnchor(anchors: readonly string[], hash: string): boolean {
  if (anchors.length <= WORTH_A_SET && anchors.includes(hash)) return true;
  const known = anchorSets.get(anchors) ?? { written: new Set(anchors) };
  anchorSets.set(anchors, known);
  if (known.written.has(hash)) return true;
  // Nearly all anchors are plain.
  if (!hash.includes('%') && !NOT_ASCII.test(hash)) return false;
  known.read ??= new Set(anchors.map(decodeEscapes));
  return known.read.has(decodeEscapes(hash));
}

/**
 * Returns the anchor after the `#` of an address; `undefined` if only the browser interprets it, such as the top of the
 * page or a text fragment (https://wicg.github.io/scroll-to-text-fragment/).
 * @example
 * namedAnchor('usage')          // 'usage'
 * namedAnchor('usage:~:text=a') // 'usage'
 * namedAnchor('top')            // undefined
 */
export function namedAnchor(hash: string): string | undefined {
  const [name = ''] = hash.split(':~:', 1);
  return name === '' || name.toLowerCase() === 'top' ? undefined : name;
}

/** Number of anchors above which a set is faster than a search through the list. */
const WORTH_A_SET = 16;

/** Many links point to the same page, so the anchors of each page are indexed once. */
const anchorSets = new WeakMap<
  readonly string[],
  { readonly written: ReadonlySet<string>; read?: ReadonlySet<string> }
>();

const NOT_ASCII = /[^\0-\x7f]/;

/** Decodes part of an address; leaves it as is if a `%` is malformed. */
export function decodeEscapes(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Turns the name of a component, hook or type into the segment of its page, which is also the prefix of its anchors.
 * @example
 * apiSlug('CssBaseline') // 'css-baseline'
 * apiSlug('useButton')   // 'use-button'
 * apiSlug('Dialog.Root') // 'dialog-root'
 */
export function apiSlug(name: string): string {
  return name
    .replaceAll('.', '-')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase();
}

/**
 * Returns the pathname, in the content folder, of a navigation node's icon.
 * @example
 * iconPathname('BookIcon') // '/static/icons/BookIcon.svg'
 */
export function iconPathname(name: string): string {
  return `${ICON_FOLDER}${name}${ICON_EXTENSION}`;
}

/**
 * Returns the name by which nodes use a file of the content folder as their icon; `undefined` if it is not an icon.
 * @example
 * iconName('/static/icons/BookIcon.svg') // 'BookIcon'
 */
export function iconName(asset: string): string | undefined {
  return asset.startsWith(ICON_FOLDER) && asset.endsWith(ICON_EXTENSION)
    ? asset.slice(ICON_FOLDER.length, -ICON_EXTENSION.length)
    : undefined;
}

const ICON_FOLDER = '/static/icons/';
const ICON_EXTENSION = '.svg';
