import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Hover, Location, Position, Range } from 'vscode-languageserver';
import { isAbsoluteUrl, splitAddress } from '../../engine/address/address.ts';
import { folderPathname, isPageFile } from '../../engine/address/page-file.ts';
import { toPathname } from '../../engine/address/pathname.ts';
import { askedTexts } from '../../engine/index.ts';
import { resolveReference } from '../../engine/address/reference.ts';
import { findDemo } from './demo-files.ts';
import { holds, toLocation, toRange, uriOf } from './places.ts';
import type { Snapshot, Workspace } from './workspace.ts';

/** What the cursor is on: the address of a page, or a module beside it. */
type FoundReference =
  | { readonly kind: 'page'; readonly pathname: string; readonly range: Range }
  | { readonly kind: 'file'; readonly path: string; readonly range: Range };

/** Finds the address under the cursor of an editor. */
export function findReference(
  snapshot: Snapshot,
  path: string,
  position: Position,
  text: string,
): FoundReference | undefined {
  const { input, tree, content } = snapshot;
  return isPageFile(path) ? inPage() : inYaml(text.split(/\r?\n/)[position.line] ?? '', position);

  function inPage(): FoundReference | undefined {
    const page = input.pages.find((known) => known.path === path);
    if (page === undefined) return undefined;
    const modules = askedTexts('module', [page], tree.kinds);
    const found = modules.find(({ at }) => holds(toRange(at.range), position));
    if (found !== undefined)
      return { kind: 'file', path: findDemo(snapshot, path, found.value), range: toRange(found.at.range) };
    const link = [...page.facts.links, ...page.facts.redirectFrom].find(({ range }) => holds(toRange(range), position));
    if (link === undefined) return undefined;
    const target = resolveReference(link.href, {
      from: page.pathname,
      folder: folderPathname(path, content),
      languages: tree.site.languages.map(({ value }) => value),
    });
    if (target.kind === 'asset') return { kind: 'file', path: `${content}${target.path}`, range: toRange(link.range) };
    return target.kind === 'page' ? { kind: 'page', pathname: target.pathname, range: toRange(link.range) } : undefined;
  }
}

/** Finds an address in the navigation: a word that starts with a slash; a key is followed by a colon. */
function inYaml(line: string, { line: row, character }: Position): FoundReference | undefined {
  for (const { 0: word, index } of line.matchAll(/[^\s'",[\]{}]+?(?=:?(?:[\s'",[\]{}]|$))/g)) {
    if (character < index || character > index + word.length || !word.startsWith('/') || isAbsoluteUrl(word)) continue;
    return {
      kind: 'page',
      pathname: toPathname(splitAddress(word).pathname),
      range: { start: { line: row, character: index }, end: { line: row, character: index + word.length } },
    };
  }
  return undefined;
}

/** Returns the page's Markdown, and its place in the navigation. */
export function locate(found: FoundReference, { tree }: Snapshot, workspace: Workspace): readonly Location[] {
  const start = { line: 0, character: 0 };
  const fileAt = (path: string): Location => ({ uri: uriOf(path, workspace), range: { start, end: start } });
  if (found.kind === 'file') return existsSync(resolve(workspace.root, found.path)) ? [fileAt(found.path)] : [];
  const page = tree.pages.get(found.pathname);
  if (page === undefined) {
    const redirect = tree.redirects.find(({ from }) => from === found.pathname);
    return redirect === undefined ? [] : [toLocation(redirect.fromAt, workspace)];
  }
  return [...(page.file === undefined ? [] : [fileAt(page.file.path)]), toLocation(page.span, workspace)];
}

/** Returns what an editor shows about the page under the cursor. */
export function describePage(found: FoundReference, { tree }: Snapshot): Hover | undefined {
  if (found.kind === 'file') return undefined;
  const page = tree.pages.get(found.pathname);
  if (page === undefined) {
    const to = tree.redirects.find(({ from }) => from === found.pathname)?.to;
    return to === undefined
      ? undefined
      : { contents: { kind: 'markdown', value: `Redirected to \`${to}\`` }, range: found.range };
  }
  const { title, tags, section, file } = page;
  const description = file?.facts.frontMatter.description;
  const name = tree.sections.find(({ id }) => id.value === section)?.name ?? section;
  const lines = [
    `**${title}**${tags.map((tag) => ` \`${tag}\``).join('')}`,
    ...(description === undefined ? [] : [description]),
    `${name} · \`${found.pathname}\``,
  ];
  return { contents: { kind: 'markdown', value: lines.join('\n\n') }, range: found.range };
}
