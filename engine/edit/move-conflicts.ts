import { demoWrappers } from '../model/demo-places.ts';
import { nearestPathname } from '../address/nearest-pathname.ts';
import type { PageTree } from '../resolve/page-tree.ts';
import { isBelow, isPlainPathname, joinPathname, parentPathname, toPathname } from '../address/pathname.ts';
import { beginningOf, mapPathnames, type Mover, type MoveRequest } from './move-address.ts';
import type { FileMove } from '../text/text-edit.ts';
import { inWords } from '../text/suggest.ts';
import { definedOnly } from '../text/defined-only.ts';

/** Why a move is impossible. */
export interface Conflict {
  readonly ok: false;
  readonly message: string;
  readonly help?: string;
}

/** Says why a move is impossible, and what to do. */
export function refuse(message: string, help?: string): Conflict {
  return definedOnly({ ok: false, message, help });
}

/** Returns what is wrong with the request itself. */
export function refuseRequest({ from, to }: MoveRequest, tree: PageTree): Conflict | undefined {
  if (tree.unknown.isPage(toPathname(from)) && !tree.pages.has(toPathname(from))) {
    return refuse(
      'The navigation has mistakes that hide some of its pages.',
      'run `docs-nav validate` and fix them first',
    );
  }
  for (const path of [from, to]) {
    if (isPlainPathname(path.replace(/(?<=.)\/$/, '')) && !path.includes('#')) continue;
    return refuse(`\`${path}\` is not a pathname.`, 'write it as in the navigation, such as `/library/button`');
  }
  if (toPathname(from) === toPathname(to)) return refuse('Both pathnames are the same.');
  const map = mapPathnames({ from, to });
  const known = [
    ...tree.pages.keys(),
    ...tree.nodes.flatMap(({ node }) => (node.kind === 'subheader' ? [node.pathname] : [])),
  ];
  if (known.some((pathname) => map(pathname) !== undefined)) return undefined;
  const near = nearestPathname(() => known)(toPathname(from))?.value;
  return refuse(
    `There is no page or group at \`${from}\`.`,
    near === undefined ? 'run `docs-nav routes` for the list of them' : `did you mean \`${near}\``,
  );
}

/** The outcome of a move, before anything is written. */
interface Moving {
  readonly pages: ReadonlyMap<string, string>;
  readonly moves: readonly FileMove[];
  readonly mover: Mover;
}

/** Finds a reason why a move is impossible. */
export function findConflict(
  tree: PageTree,
  request: MoveRequest,
  { pages, moves, mover }: Moving,
): Conflict | undefined {
  for (const [from, to] of pages) {
    const conflict = findPageConflict(from, to, { tree, mover });
    if (conflict) return conflict;
  }
  return findFileConflict(tree, moves) ?? findJoined(tree, request, moves);
}

/** Finds pages that the moved ones would mix with: they could not be told apart, so the move could not be undone. */
function findJoined(tree: PageTree, { from, to }: MoveRequest, moves: readonly FileMove[]): Conflict | undefined {
  const [source, start] = [beginningOf(toPathname(from)), beginningOf(toPathname(to))];
  const isJoined = (pathname: string) =>
    pathname.startsWith(start) && pathname !== toPathname(from) && !pathname.startsWith(source);
  const page = Array.from(tree.pages.keys()).find(isJoined);
  const leaving = new Set(moves.map((move) => move.from));
  const folder = tree.site.info.content;
  const file =
    page === undefined
      ? filesOf(tree).find(
          (path) => path.startsWith(`${folder}/`) && !leaving.has(path) && isJoined(path.slice(folder.length)),
        )
      : undefined;
  if (page === undefined && file === undefined) return undefined;
  const found = page === undefined ? `the file ${file}` : `\`${page}\``;
  return refuse(
    `There is already ${found} below \`${toPathname(to)}\`, which would get mixed up with what moves there.`,
    'choose a pathname with nothing below it',
  );
}

function findPageConflict(
  from: string,
  to: string,
  { tree, mover: { map } }: { readonly tree: PageTree; readonly mover: Mover },
): Conflict | undefined {
  const there = tree.pages.get(to);
  const isWritten = there !== undefined && (there.kind !== 'section' || there.file !== undefined);
  if (isWritten && map(to) === undefined) {
    return refuse(`There is already a page at \`${to}\`.`, 'move it away first, or choose another pathname');
  }
  // Readers of the old address would find another page there, and no redirect could help them.
  if (there !== undefined && to !== from && map(to) !== undefined) {
    return refuse(
      `\`${from}\` would take the address of \`${to}\`, which moves too, so its old address could not redirect.`,
      'choose a pathname that none of these pages has now',
    );
  }
  const owner = tree.findOwner(from);
  const prefixes = owner?.prefixes.map(({ value }) => map(value) ?? value) ?? [];
  if (owner !== undefined && !prefixes.some((prefix) => isBelow(to, prefix))) {
    return refuse(
      `\`${to}\` is outside the section \`${owner.id.value}\`, which \`${from}\` belongs to.`,
      `start it with ${inWords(prefixes.slice(0, MANY), 'or')}, or move the entry of the page to the other section first`,
    );
  }
  const { kind, node } = tree.pages.get(from) ?? {};
  if (kind === 'tab' && node && map(node.pathname) === undefined && parentPathname(to) !== node.pathname) {
    return refuse(
      `\`${from}\` is a tab of \`${node.pathname}\`.`,
      `choose a pathname directly below \`${node.pathname}\`, or move the page`,
    );
  }
  const group =
    node?.kind === 'page' && node.generated !== undefined && node.generated !== 'directory'
      ? parentPathname(from)
      : undefined;
  if (group !== undefined && joinPathname(map(group) ?? group, from.slice(group.length)) !== to) {
    return refuse(`\`${from}\` is generated.`, `move its group \`${group}\``);
  }
  const redirect = tree.redirects.find((known) => known.from === to && toPathname(known.to) !== from);
  return (
    redirect &&
    refuse(`A redirect leads from \`${to}\` to \`${redirect.to}\`.`, 'remove it, or choose another pathname')
  );
}

const MANY = 3;

/** Lists every file of the content folder that the engine knows, by its path from the root. */
function filesOf({ input, site, translatedFiles }: PageTree): readonly string[] {
  return [
    ...[...input.pages, ...translatedFiles].map(({ path }) => path),
    ...input.assets.map((asset) => site.info.content + asset),
    ...(input.modules ?? []),
  ];
}

function findFileConflict(tree: PageTree, moves: readonly FileMove[]): Conflict | undefined {
  const leaving = new Set(moves.map(({ from }) => from));
  const known = new Set(filesOf(tree));
  for (const { from, to } of moves) {
    if (known.has(to) && !leaving.has(to))
      return refuse(`The file ${from} would overwrite ${to}.`, 'move or remove that file first');
  }
  const wrapped = tree.sections
    .flatMap((section) => demoWrappers(section).map(({ value }) => ({ id: section.id.value, module: value })))
    .find(({ module }) => leaving.has(module));
  return (
    wrapped &&
    refuse(
      `${wrapped.module}, which wraps the demos of the section \`${wrapped.id}\`, would move.`,
      'move it out of the pages’ folder first',
    )
  );
}
