import { MAX_SEGMENT_BYTES } from '../../text/limits.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress } from '../../address/address.ts';
import type { Pathname } from '../../address/pathname.ts';
import { startOf, type Origin, type Span } from '../../text/source.ts';

/** A pathname as written. */
export interface WrittenPathname {
  readonly value: string;
  readonly at: Span | Origin;
  /** `segment`: only the last part of a tab's pathname. `redirect`: the start of one; `target`: its end. */
  readonly of: 'node' | 'prefix' | 'segment' | 'redirect' | 'target';
}

/** Yields every pathname written in `nav/` and in front matter, with its place. Generated nodes have none. */
export function* writtenPathnames(tree: PageTree): Generator<WrittenPathname> {
  for (const { node } of tree.nodes) {
    if (node.kind === 'link' || node.written === undefined || (node.kind === 'page' && node.generated !== undefined))
      continue;
    yield { value: node.written, at: node.span, of: 'node' };
    if (node.kind !== 'page') continue;
    for (const { segment, span } of node.tabs)
      if (segment !== undefined) yield { value: segment, at: span, of: 'segment' };
  }
  for (const { prefixes } of tree.sections)
    for (const { written, span } of prefixes) yield { value: written, at: span, of: 'prefix' };
  for (const { value, span } of tree.site.stylesheetPrefixes) yield { value, at: span, of: 'prefix' };
  for (const { written, writtenTo, fromAt, toAt } of tree.redirects) {
    yield { value: written, at: fromAt, of: 'redirect' };
    if (writtenTo !== undefined && !isAbsoluteUrl(writtenTo)) yield { value: writtenTo, at: toAt, of: 'target' };
  }
}

/** A pathname that comes from a file: from its front matter or, if no one listed the page by hand, from its name. */
interface GeneratedPathname {
  readonly pathname: Pathname;
  readonly at: Origin;
  /** The front matter chooses the pathname, so renaming the file would not change it. */
  readonly isSlug: boolean;
  /** How to change the file so that its pathname has only plain, lower-case segments. */
  readonly rename: string;
}

/**
 * Yields the pathnames that pages choose in their front matter and those that `generate: directory` found, with their
 * files.
 */
export function* generatedPathnames({ nodes, files, slugs, site }: PageTree): Generator<GeneratedPathname> {
  const chosen = new Set(Object.values(slugs));
  for (const pathname of chosen) {
    const file = isPlain(pathname) ? undefined : files.get(pathname);
    const range = file?.facts.keys?.find(({ key }) => key === 'slug')?.range;
    if (file === undefined || range === undefined) continue;
    yield { pathname, at: { file: file.path, range }, isSlug: true, rename: renameOf(file.path, site.info.content) };
  }
  for (const { node } of nodes) {
    if (node.kind !== 'page' || node.generated !== 'directory') continue;
    // Nearly every pathname is plain, and a tree of 100,000 pages checks every one.
    if (isPlain(node.pathname) || chosen.has(node.pathname)) continue;
    const file = files.get(node.pathname);
    if (file === undefined) continue;
    yield {
      pathname: node.pathname,
      at: startOf(file.path),
      isSlug: false,
      rename: renameOf(file.path, site.info.content),
    };
  }
}

function isPlain(pathname: string): boolean {
  return PLAIN.test(pathname) && pathname.length <= MAX_SEGMENT_BYTES;
}

const PLAIN = /^(?:\/[a-z0-9_-][a-z0-9._-]*)+$/;

/** Suggests a plain name for a file or its folder. */
function renameOf(path: string, content: string): string {
  const written = path.slice(content.length + 1).split('/');
  const plain = written.map(toPlainName);
  const name = plain.at(-1) ?? '';
  if (plain.includes('') || name.startsWith('.'))
    return 'use only letters, digits and hyphens in the names of the file and its folders';
  const isFolderPlain = plain.slice(0, -1).every((segment, at) => segment === written[at]);
  return isFolderPlain ? `rename the file to \`${name}\`` : `move the file to \`${content}/${plain.join('/')}\``;
}

/**
 * Reduces a name to characters that are valid in every address.
 * @example
 * toPlainName('Up Case.md') // 'up-case.md'
 */
function toPlainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^-+|-+(?=\.|$)/g, '');
}

/** Returns what messages call a written pathname. */
export function nameOf({ of }: WrittenPathname): string {
  return of === 'prefix' || of === 'segment' ? of : 'pathname';
}

/** Returns the path of a written address without query and hash, otherwise as typed. */
export function pathOf({ value }: WrittenPathname): string {
  return splitAddress(value).pathname;
}
