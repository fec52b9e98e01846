import { folderPathname } from '../address/page-file.ts';
import { resolveReference } from '../address/reference.ts';
import type { Route, RouteManifest } from '../manifest/manifest.ts';
import type { PageFile } from '../model/project-input.ts';
import type { PageTree } from '../resolve/page-tree.ts';
import { applyEdits } from '../text/text-edit.ts';
import type { ManifestDiff } from './manifest-diff.ts';

/** Returns whether the text of a page differs from that of another; `undefined` stands for a page without a file. */
export type IsOther = (was: string | undefined, is: string | undefined) => boolean;

/** Finds the pages that say something else, or nothing any more, in each language. */
export function compareTexts(pairs: Pairs, { old, now }: States, isOther: IsOther): ManifestDiff['texts'] {
  return now.site.languages.flatMap(({ code }, at) =>
    pairs.flatMap(([was, is]) => {
      const before = at === 0 ? was : old.translations?.[code]?.pages[was.pathname];
      const after = at === 0 ? is : now.translations?.[code]?.pages[is.pathname];
      if (!isOther(before?.file, after?.file) && besideFile(before) === besideFile(after)) return [];
      const pathname = at === 0 ? is.pathname : `/${code}${is.pathname}`;
      return [{ pathname, isLost: hasContent(before) && !hasContent(after) }];
    }),
  );
}

type States = Readonly<Record<'old' | 'now', RouteManifest>>;

/** Pages that were there before, and what they are now. */
type Pairs = readonly (readonly [was: Route, is: Route])[];

/** What readers of a language see on a page. */
type Content = Partial<Pick<Route, 'file' | 'description' | 'given' | 'shows'>>;

function besideFile({ description, given, shows }: Content = {}): string {
  return JSON.stringify([description, given, shows]);
}

function hasContent({ file, shows }: Content = {}): boolean {
  return (file ?? shows) !== undefined;
}

/** The texts of files in two states; moved pages have another pathname in the later one. */
export interface Texts {
  readonly before: (path: string) => string | undefined;
  readonly now: (path: string) => string | undefined;
}

/** Compares the text below front matter and title, in which a link counts by what it leads to. */
export function comparer(old: PageTree, now: PageTree, moves: ReadonlyMap<string, string>, texts: Texts): IsOther {
  const [before, after] = [pagesByPath(old), pagesByPath(now)];
  const textOf = ({ path, pathname, facts }: PageFile, { site, slugs }: PageTree, text = ''): string => {
    const languages = site.languages.map(({ value }) => value);
    const place = { from: pathname, folder: folderPathname(path, site.info.content), languages, slugs };
    const targets = facts.links.map(({ href, range: { start, end } }) => {
      const target = resolveReference(href, place);
      const to = target.kind === 'page' ? `${moves.get(target.pathname) ?? target.pathname}#${target.hash ?? ''}` : '';
      return { start: start.offset, end: end.offset, text: to };
    });
    return applyEdits(text, targets).replaceAll('\r\n', '\n').replace(BEFORE_TEXT, '').trim();
  };
  return (was = '', is = '') => {
    const [one, other] = [before.get(was), after.get(is)];
    if (one === undefined || other === undefined) return one !== other;
    return one.facts !== other.facts && textOf(one, old, texts.before(was)) !== textOf(other, now, texts.now(is));
  };
}

function pagesByPath({ input, translatedFiles }: PageTree): ReadonlyMap<string, PageFile> {
  return new Map([...input.pages, ...translatedFiles].map((page) => [page.path, page]));
}

/** Front matter, and a heading that is the title. */
const BEFORE_TEXT = /^(?:---\n[\s\S]*?^---[ \t]*\n)?\s*(?:#[ \t].*)?/m;
