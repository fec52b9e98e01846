import type { Located } from '../../model/navigation.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import type { ReportFinding } from './rule.ts';

/** Placeholder for the path of a page's file, from the project's root. */
export const FILE_HOLE = '{file}';

/**
 * Checks the text around the file's path in the edit address: it must not repeat parts of the path, as it did in
 * nocodb/nocodb#7816 and plausible/docs#5.
 */
export function checkAroundFile({ value, span }: Located<string>, tree: PageTree, report: ReportFinding): void {
  const [before = '', after = ''] = value.split(FILE_HOLE);
  const complain = (message: string, write: string) =>
    report({ at: span, message, help: `write \`${write}\``, fix: { was: value, write } });
  const twice = folderNamedTwice(before, tree);
  const [ending] = /^\.(?:mdx?|markdown)(?![\w.])/.exec(after) ?? [];
  // A path may be the value of a query, and its slash may be escaped.
  const joined = /[?#]|%[\da-f]{2}$/i.test(before) ? undefined : /[\w.-]+$/.exec(before)?.[0];
  if (joined !== undefined)
    complain(
      `In the \`editUrl\`, no slash separates the path of the file from \`${joined}\`.`,
      value.replace(FILE_HOLE, `/${FILE_HOLE}`),
    );
  else if (ending !== undefined)
    complain(
      `The \`editUrl\` repeats \`${ending}\`: \`${FILE_HOLE}\` already ends with it.`,
      value.replace(FILE_HOLE + ending, FILE_HOLE),
    );
  else if (twice !== undefined)
    complain(
      `The \`editUrl\` repeats \`${twice}\`: \`${FILE_HOLE}\` already begins with it.`,
      before.slice(0, -twice.length - 1) + value.slice(before.length),
    );
}

/**
 * Returns the part of the content folder's path that the address repeats in front of the file's path, which already
 * includes it.
 */
function folderNamedTwice(
  before: string,
  { site, unknown, input: { placeInRepository: place } }: PageTree,
): string | undefined {
  if (place === undefined || unknown.isBroken(site.file)) return undefined;
  const names = site.info.content.split('/');
  return names
    .map((_, at) => names.slice(0, at + 1).join('/'))
    .findLast(
      (folder) =>
        before.endsWith(`/${folder}/`) &&
        // The project's own folder, or a branch, may have the same name.
        !`/${place}`.endsWith(`/${folder}`) &&
        !IN_FRONT_OF_BRANCH.test(before.slice(0, -folder.length - 1)),
    );
}

const IN_FRONT_OF_BRANCH = /\/(?:_?edit|blob|tree|raw|src|branch)\/$/;
