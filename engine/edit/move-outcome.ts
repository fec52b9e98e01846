import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { PageTree } from '../resolve/page-tree.ts';
import { toPathname } from '../address/pathname.ts';
import type { ProjectInput } from '../model/project-input.ts';
import { readNavigationAgain } from '../normalize/read-navigation.ts';
import { applyEdits, editsByFile, type ProjectEdit, type TextEdit } from '../text/text-edit.ts';

interface Outcome extends ProjectEdit {
  /**
   * Every page with its facts after the move. Positions are those from before; a check for mistakes does not need them.
   */
  readonly pages: ProjectInput['pages'];
  /** The content folder. */
  readonly folder: string;
}

/** Returns a project with its navigation after some edits. */
export function editNavigation(input: ProjectInput, byFile: ReadonlyMap<string, readonly TextEdit[]>): ProjectInput {
  const nav = input.nav.map(({ path, text }) => ({ path, text: applyEdits(text, byFile.get(path) ?? []) }));
  return { ...input, nav, navigation: readNavigationAgain(nav, input, ({ path }) => !byFile.has(path)) };
}

/** Returns the project as it will be after a move. */
export function inputAfter(input: ProjectInput, { edits, moves, pages, folder }: Outcome): ProjectInput {
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const moved = (path: string) => targets.get(path) ?? path;
  return {
    ...editNavigation(input, editsByFile(edits)),
    // A page that has returned to one of its old addresses no longer lists it.
    pages: pages.map((page) => ({
      ...page,
      facts: {
        ...page.facts,
        redirectFrom: page.facts.redirectFrom.filter(({ href }) => toPathname(href) !== page.pathname),
      },
    })),
    assets: input.assets.map((asset) => moved(folder + asset).slice(folder.length)),
    modules: (input.modules ?? []).map(moved),
    unreadable: input.unreadable.map((file) => ({ ...file, path: moved(file.path) })),
  };
}

/**
 * Finds the diagnostics that a project did not have before, by kind: messages contain pathnames, which have changed.
 */
export function findWorse(before: readonly Diagnostic[], after: readonly Diagnostic[]): readonly Diagnostic[] {
  const left = new Map<string, number>();
  for (const { code } of before) left.set(code, (left.get(code) ?? 0) + 1);
  const known = new Set(before.map(({ code, message }) => `${code} ${message}`));
  const more = new Set<string>();
  for (const { code } of after) {
    const rest = (left.get(code) ?? 0) - 1;
    left.set(code, rest);
    if (rest < 0) more.add(code);
  }
  return after.filter(({ code, message }) => more.has(code) && !known.has(`${code} ${message}`));
}

/** Notes side effects of a move that its writer may not expect. */
export function notesOn(before: PageTree, after: PageTree, pages: ReadonlyMap<string, string>): readonly string[] {
  const renamed = Array.from(pages).flatMap(([from, to]) => {
    const [was, is] = [before.pages.get(from)?.title, after.pages.get(to)?.title];
    return was === undefined || is === undefined || was === is
      ? []
      : [
          `\`${to}\` is now called ${is}, because its title comes from the pathname; write \`title: ${was}\` to keep the old one`,
        ];
  });
  const sections = new Set(Array.from(pages.keys(), (pathname) => before.pages.get(pathname)?.section));
  const versions = before.sections.flatMap(({ id, name, versions }) => {
    const others = versions
      .filter(({ version }) => version.pathTemplate !== undefined && !version.current)
      .map(({ text }) => text.value);
    return sections.has(id.value) && others.length > 0
      ? [
          `other versions of ${name} (${others.join(', ')}) have these pages at their old addresses: list the new ones under \`without\` there`,
        ]
      : [];
  });
  return [
    ...renamed.slice(0, MANY),
    ...(renamed.length > MANY ? [`${renamed.length - MANY} more titles have changed`] : []),
    ...versions,
  ];
}

/** Notes the places that still name an old address. */
export function noteMentions(places: readonly string[]): readonly string[] {
  const more = places.length > MANY ? `, and ${places.length - MANY} more` : '';
  return places.length === 0
    ? []
    : [`old addresses also stand in text that is not rewritten: ${places.slice(0, MANY).join(', ')}${more}`];
}

const MANY = 5;
