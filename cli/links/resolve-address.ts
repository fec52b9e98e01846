import { namedAnchor } from '../../engine/address/anchor.ts';
import { isBelow, toPathname } from '../../engine/address/pathname.ts';
import { languagePrefix, type RouteManifest } from '../../engine/manifest/manifest.ts';
import type { Output } from './read-output.ts';
import { tryTo } from '../system/base/failure.ts';
/** The target of an address in a document of the output. */
export type Target =
  /** `path` is decoded, relative to the output folder, and ends with a slash if it is a folder. */
  | { readonly kind: 'inside'; readonly path: string; readonly hash: string | undefined }
  | { readonly kind: 'outside'; readonly url: URL }
  /** Another scheme, such as `mailto:`. */
  | { readonly kind: 'other' }
  | { readonly kind: 'malformed' };

/**
 * Makes a function that resolves addresses like browsers on the official host. Other sites may share that host: without
 * a file in the output, an absolute address belongs to them, and so does one of another version.
 */
export function createResolver({
  root,
  files,
  manifest,
}: Pick<Output, 'root' | 'files' | 'manifest'>): (href: string, document: string) => Target {
  const { origin, pathname: base } = new URL(root);
  const isOfVersion = findVersions(manifest);
  const known = new Map<string, Target>();
  const resolve = (href: string, document: string): Target => {
    const from = `${root}${encodePath(document.replace(/(^|\/)index\.html$/, '$1'))}`;
    if (!URL.canParse(href, from)) return { kind: 'malformed' };
    const url = new URL(href, from);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'other' };
    if (url.origin !== origin || !`${url.pathname}/`.startsWith(base)) return { kind: 'outside', url };
    // A `%` may be malformed, as in `%zz`.
    const path = tryTo(() => decodeURIComponent(url.pathname.slice(base.length)));
    if (path === undefined) return { kind: 'malformed' };
    if ((SCHEME.test(href) || isOfVersion(url.pathname)) && findFile(path, files) === undefined)
      return { kind: 'outside', url };
    return { kind: 'inside', path, hash: namedAnchor(url.hash.slice(1)) };
  };
  return (href, document) => {
    // The same few thousand addresses are on every page.
    if (!href.startsWith('/') && !SCHEME.test(href)) return resolve(href, document);
    const found = known.get(href) ?? resolve(href, document);
    known.set(href, found);
    return found;
  };
}

/** Makes a function that returns whether a path belongs to another version of the site on its own host. */
function findVersions({ site, sections }: RouteManifest): (path: string) => boolean {
  const versions = sections.flatMap((section) => section.versions.filter(({ current }) => !current));
  const languages = site.languages.map(({ code }) => languagePrefix(site, code));
  const inLanguages = (address: string): readonly string[] =>
    address.startsWith('/') || address.startsWith('{LANG}')
      ? languages.map((code) => address.replace('{LANG}', code === undefined ? '' : `/${code}`))
      : [];
  const starts = new Set(versions.flatMap(({ href = '' }) => inLanguages(href).map(toPathname)));
  const folders = versions
    .flatMap(({ pathTemplate = '' }) => inLanguages(pathTemplate))
    .map((template) => toPathname(template.slice(0, template.indexOf('{pathname}'))))
    .filter((folder) => folder !== '/');
  return (path) => starts.has(toPathname(path)) || folders.some((folder) => isBelow(path, folder));
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Finds the file that a host would serve; `undefined` if there is none. */
export function findFile(path: string, files: ReadonlySet<string>): string | undefined {
  const folder = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
  return [path, folder].find((name) => files.has(name));
}

/** Returns one spelling for each target, so that equal ones can be compared. */
export function targetKey(target: Target): string {
  switch (target.kind) {
    case 'inside':
      return `/${target.path.replace(/\/$/, '')}${target.hash === undefined ? '' : `#${target.hash}`}`;
    case 'outside':
      return target.url.href;
    default:
      return '';
  }
}
