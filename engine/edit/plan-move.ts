import { resolveProject } from '../compile/compile.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { originOf } from '../resolve/own-address.ts';
import type { PageTree } from '../resolve/page-tree.ts';
import type { ProjectInput } from '../model/project-input.ts';
import { mapContentPath, mapPathnames, type Mover, type MapPathname, type MoveRequest } from './move-address.ts';
import { findConflict, refuseRequest, refuse, type Conflict } from './move-conflicts.ts';
import { findWorse, inputAfter, noteMentions, notesOn } from './move-outcome.ts';
import { moveModule } from './move-modules.ts';
import { moveNavigation } from './move-navigation.ts';
import { movePage, type Content } from './move-pages.ts';
import { moveRedirects } from './move-redirects.ts';
import { isSection, SEARCH_CASES_FILE, SITE_FILE } from '../text/project-files.ts';
import { applyEdits, editsByFile, type FileMove, type ProjectEdit } from '../text/text-edit.ts';

/** What a move needs besides the project. */
export interface MoveOptions extends MoveRequest {
  /** Reads the text of a project file, without a byte order mark; in an editor, the text it shows. */
  readonly read: (path: string) => string | undefined;
  /** `always`: even if a page returns to an old address. `never`: old addresses are lost. */
  readonly redirects: 'as-needed' | 'always' | 'never';
}

/** A possible move, or the reason why it is impossible. */
export type MovePlan = ({ readonly ok: true } & Move) | Refusal;

/** A move as data: nothing is written yet. */
export interface Move extends ProjectEdit {
  /** Everything that will be served at another address, by its old pathname. */
  readonly pages: ReadonlyMap<string, string>;
  readonly redirectsAdded: number;
  /** Old pathnames whose earlier move is undone: their redirect is removed. */
  readonly returned: readonly string[];
  /** What the move does not do and its writer should know. */
  readonly notes: readonly string[];
  /** Returns where a file goes, even one unknown to the engine; `undefined` if it stays. Paths are from the root. */
  readonly place: (path: string) => string | undefined;
}

/** The reason why nothing was done. */
export interface Refusal extends Conflict {
  /** What the project would report afterwards. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** What a move has planned so far. */
type Planned = ProjectEdit & Pick<Content, 'folder' | 'read'> & Pick<Move, 'pages'>;

/** Files of the content folder that may name addresses. */
const TEXT = /\.(?:css|html|js|json|txt|xml|ya?ml)$/;

const OTHER_HOST = /\/\/[^\s/]*$/;

/**
 * Plans to move a page or a group with everything below it: navigation, content folders, translations, links, demos,
 * and redirects from the old addresses. The result is checked as a whole: a move that would add mistakes to the project
 * is refused.
 */
export function planMove(project: ProjectInput, options: MoveOptions): MovePlan {
  const input = { ...project, hasDrafts: true };
  const request = { from: options.from, to: options.to };
  const { tree, diagnostics } = resolveProject(input);
  const refused = refuseRequest(request, tree);
  if (refused) return refused;
  const folder = tree.site.info.content;
  const mapAll = mapPathnames(request);
  const staying = namedByTitle(tree, mapAll);
  const mover: Mover = {
    map: (pathname) => (staying.has(pathname) ? undefined : mapAll(pathname)),
    codes: tree.site.languages.map(({ value }) => value),
    origin: originOf(tree.site),
    apiAddresses: tree.site.info.apiAddresses,
  };
  const content: Content = { folder, read: options.read, modules: new Set(input.modules), kinds: tree.kinds };

  const pages = new Map<string, string>();
  for (const pathname of tree.pages.keys()) {
    const moved = mover.map(pathname);
    if (moved !== undefined) pages.set(pathname, moved);
  }
  const place = (path: string) => {
    const moved = path.startsWith(`${folder}/`)
      ? mapContentPath(path.slice(folder.length), mover.map, mover.codes)
      : undefined;
    return moved === undefined ? undefined : folder + moved;
  };
  const moves = movesOf(input, folder, place);
  if (pages.size === 0 && moves.length === 0) {
    return refuse(
      `\`${request.from}\` is not written in the navigation: the pathname of this group comes from its title.`,
      'write a `pathname` for the group first, or move its pages',
    );
  }
  const conflict = findConflict(tree, request, { pages, moves, mover });
  if (conflict) return conflict;

  const movedPages = input.pages.map((page) => ({ was: page, ...movePage(page, mover, content) }));
  const unclear = movedPages.flatMap((page) => page.unclear)[0];
  if (unclear) {
    const { file, range } = unclear.origin;
    return refuse(
      `The address \`${unclear.value}\` in ${file}:${range.start.line} would have to change, but cannot be rewritten.`,
      'write it without escapes and relative to its page, or change it by hand first',
    );
  }
  const redirects =
    options.redirects === 'never'
      ? NO_REDIRECTS
      : moveRedirects(tree, mover, {
          left: addressesLeft(pages, tree),
          always: options.redirects === 'always',
          ...content,
        });
  const edits = [
    ...moveNavigation(tree, mover, options.read(SEARCH_CASES_FILE)),
    ...redirects.edits,
    ...movedPages.flatMap((page) => page.edits),
    ...(input.modules ?? []).flatMap((path) => moveModule(path, mover, content)),
  ];
  const after = resolveProject(inputAfter(input, { edits, moves, pages: movedPages.map(({ page }) => page), folder }));
  const worse = findWorse(diagnostics, after.diagnostics);
  if (worse.length > 0)
    return {
      ok: false,
      message: `The project would have ${worse.length === 1 ? 'a mistake' : `${worse.length} mistakes`} after the move.`,
      help: 'choose another pathname, or fix what is reported first',
      diagnostics: worse,
    };
  return {
    ok: true,
    edits,
    moves,
    pages,
    redirectsAdded: redirects.added.length,
    returned: redirects.undone,
    notes: [
      ...notesOn(tree, after.tree, pages),
      ...noteMentions(findMentions(input, { ...content, pages, edits, moves })),
    ],
    place,
  };
}

const NO_REDIRECTS = { edits: [], added: [], undone: [] } as const;

/**
 * Returns the groups without a written pathname that keep their derived one; it comes from their parent and title, and
 * changes with them.
 */
function namedByTitle(tree: PageTree, map: MapPathname): ReadonlySet<string> {
  const staying = new Set<string>();
  for (const { node, section, ancestors } of tree.nodes) {
    if (node.kind === 'link' || node.kind === 'page' || node.written !== undefined || node.generate !== undefined)
      continue;
    const parent = ancestors[0]?.pathname ?? section.prefixes[0]?.value ?? '/';
    if (map(parent) === undefined || staying.has(parent)) staying.add(node.pathname);
  }
  return staying;
}

/** Lists every file of the content folder that moves. */
function movesOf(
  { pages, assets, modules = [], unreadable }: ProjectInput,
  folder: string,
  place: Move['place'],
): readonly FileMove[] {
  const files = new Set([
    ...pages.map(({ path }) => path),
    ...assets.map((asset) => folder + asset),
    ...modules,
    ...unreadable.map(({ path }) => path),
  ]);
  return [...files].flatMap((from) => {
    const to = place(from);
    return to === undefined ? [] : [{ from, to }];
  });
}

/**
 * Returns the addresses that readers may know: those of existing documents, except groups that merely change their
 * derived pathname.
 */
function addressesLeft(pages: ReadonlyMap<string, string>, tree: PageTree): readonly string[] {
  const arriving = new Set(pages.values());
  return Array.from(pages.keys()).filter((pathname) => !arriving.has(pathname) && tree.pages.has(pathname));
}

/**
 * Finds the places, as `file:line` after the move, where old pathnames stay: in code, comments and data, where they can
 * be part of an example as well as an address, so that only a writer can tell.
 */
function findMentions(input: ProjectInput, { folder, pages, edits, moves, read }: Planned): readonly string[] {
  if (pages.size === 0) return [];
  const byFile = editsByFile(edits);
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const old = new RegExp(`(?:${[...pages.keys()].map(escaped).join('|')})(?![\\p{L}\\p{N}_-])`, 'gu');
  const nav = input.nav.filter(({ path }) => path === SITE_FILE || isSection(path));
  const sources = [...nav, ...input.pages].map(({ path }) => path);
  const data = input.assets.filter((path) => TEXT.test(path)).map((path) => folder + path);
  return [...sources, ...(input.modules ?? []), ...data].flatMap((file) => {
    const text = read(file) ?? '';
    const changes = byFile.get(file) ?? [];
    const lines = Array.from(text.matchAll(old)).flatMap(({ index, 0: { length } }) => {
      const intro = text.slice(0, index);
      if (OTHER_HOST.test(intro) || changes.some(({ start, end }) => start < index + length && index < end)) return [];
      const before = changes.filter(({ end }) => end <= index);
      return [applyEdits(intro, before).split('\n').length];
    });
    return [...new Set(lines)].map((line) => `${targets.get(file) ?? file}:${line}`);
  });
}

function escaped(pathname: string): string {
  return pathname.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
