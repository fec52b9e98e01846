import { textsOf } from '../feature/traits.ts';
import type { Kinds } from '../feature/declaration.ts';
import { placeIn, type CheckedPageFacts, type PageFile, type PageReference } from '../model/project-input.ts';
import { contentPathname, folderPathname, splitLanguage } from '../address/page-file.ts';
import { joinPathname, toPathname } from '../address/pathname.ts';
import type { Origin, SourceFile } from '../text/source.ts';
import { moveAddress, moveReference, mapContentPath, type Mover, type PageMove } from './move-address.ts';
import type { TextEdit } from '../text/text-edit.ts';
import { findKey } from '../yaml/edit-list.ts';
import { writeAddress, writeScalar } from '../text/write-value.ts';
import { definedOnly } from '../text/defined-only.ts';

/** What a move does to one page: where its file goes, what changes in it, and its facts afterwards. */
interface MovedPage {
  readonly page: PageFile;
  readonly edits: readonly TextEdit[];
  /** Addresses that should change, but are written in a form that cannot be parsed. */
  readonly unclear: readonly { readonly origin: Origin; readonly value: string }[];
}

/** The project's content, and how to read a file of it. */
export interface Content {
  readonly folder: string;
  readonly read: (path: string) => string | undefined;
  /** Paths of the project's modules. */
  readonly modules: ReadonlySet<string>;
  readonly kinds: Kinds;
}

/** Moves a page, and rewrites its links and demos if they or the page move. */
export function movePage(page: PageFile, mover: Mover, { folder, read, modules, kinds }: Content): MovedPage {
  const own = page.path.slice(folder.length);
  const target = folder + (mapContentPath(own, mover.map, mover.codes) ?? own);
  const pathnameOf = (path: string) => contentPathname(splitLanguage(path.slice(folder.length), mover.codes).path);
  const move: PageMove = {
    before: { from: pathnameOf(page.path), folder: folderPathname(page.path, folder), languages: mover.codes },
    after: { from: pathnameOf(target), folder: folderPathname(target, folder), languages: mover.codes },
  };
  const edits: TextEdit[] = [];
  const unclear: MovedPage['unclear'][number][] = [];
  const replace = ({ range }: { readonly range: PageReference['range'] }, was: string, value: string): void => {
    const { offset: start } = range.start;
    const { offset: end } = range.end;
    const text = writeAddress(read(page.path)?.slice(start, end) ?? '', was, value);
    if (text === undefined) unclear.push({ origin: { file: page.path, range }, value: was });
    else edits.push({ file: page.path, start, end, text });
  };

  const slug = moveSlug(page, move, mover);
  if (slug !== undefined) edits.push(...writeSlug(page, slug, read));
  const links = page.facts.links.map((link) => {
    const href = moveReference(link.href, move, mover);
    if (href === undefined) return link;
    replace(link, link.href, href);
    return { ...link, href };
  });
  const parts = page.facts.parts?.map((part) => {
    const feature = kinds.get(part.kind) ?? {};
    const changed: Record<string, string> = {};
    // A group is among the links.
    for (const [attribute, group] of textsOf('group', feature, part.ask)) {
      const of = moveAddress(group, mover);
      if (of !== undefined) changed[attribute] = of;
    }
    for (const [attribute, was] of textsOf('module', feature, part.ask)) {
      const [name = ''] = was.split('#', 1);
      const module = `${move.before.folder === '/' ? '' : move.before.folder}/${name}`;
      // A demo in the section's own folder stays where it is.
      if (!modules.has(folder + module)) continue;
      const below = `${move.after.folder === '/' ? '' : move.after.folder}/`;
      const moved = mapContentPath(module, mover.map, mover.codes) ?? module;
      const src = moved.startsWith(below) ? moved.slice(below.length) + was.slice(name.length) : undefined;
      const place = { range: placeIn(part, attribute) };
      if (src === undefined) unclear.push({ origin: { file: page.path, ...place }, value: was });
      else if (src !== was) {
        replace(place, was, src);
        changed[attribute] = src;
      }
    }
    return { ...part, ask: { ...part.ask, ...changed } };
  });
  const isSame = edits.length === 0;
  const { frontMatter } = page.facts;
  const facts: CheckedPageFacts = isSame
    ? page.facts
    : {
        ...page.facts,
        links,
        ...(parts === undefined ? {} : { parts }),
        frontMatter: definedOnly({
          ...frontMatter,
          // The pathnames of `related` come first in the list of links.
          related: frontMatter.related?.map((href, at) => links[at]?.href ?? href),
          slug: slug ?? frontMatter.slug,
        }),
      };
  return {
    page:
      target === page.path
        ? { ...page, facts }
        : { path: target, pathname: contentPathname(target.slice(folder.length)), facts },
    edits,
    unclear,
  };
}

/** Returns the new slug of a page that moves; its file may stay. */
function moveSlug({ facts }: PageFile, { before, after }: PageMove, { map }: Mover): string | undefined {
  const { slug } = facts.frontMatter;
  if (slug === undefined) return undefined;
  const pathname = slug.startsWith('/') ? toPathname(slug) : joinPathname(before.folder, slug);
  const moved = map(pathname) ?? pathname;
  const isRight = (slug.startsWith('/') ? pathname : joinPathname(after.folder, slug)) === moved;
  return isRight ? undefined : moved;
}

function writeSlug({ path }: PageFile, slug: string, read: Content['read']): readonly TextEdit[] {
  const { start, ...source } = frontMatterOf(path, read);
  const value = findKey(source, 'slug')?.value;
  if (value === undefined) return [];
  const text = writeScalar(source.text.slice(value.start, value.end), slug);
  return [{ file: path, start: start + value.start, end: start + value.end, text }];
}

/** Returns the YAML at the top of a page as a file of its own, and where it starts in the page. */
export function frontMatterOf(
  path: string,
  read: (path: string) => string | undefined,
): SourceFile & { readonly start: number } {
  const text = read(path) ?? '';
  const start = text.indexOf('\n') + 1;
  const length = text.slice(start).search(/^---[ \t]*\r?$/m);
  return { path, start, text: text.slice(start, start + Math.max(0, length)) };
}
