import type { Located } from '../../model/navigation.ts';
import { splitAddress } from '../../address/address.ts';
import { didYouMean } from '../../text/suggest.ts';
import type { ReportFinding } from './rule.ts';
import type { PageTree } from '../../resolve/page-tree.ts';

/** The placeholders of an address. */
export interface Holes {
  /** What messages call the address. */
  readonly name: string;
  /** The placeholder without which the address would be the same for every page. */
  readonly needed?: string;
  readonly known: readonly string[];
}

/** Checks a template for unknown placeholders, and for the one it needs. */
export function checkTemplate(
  { value, span }: Located<string>,
  { name, needed, known }: Holes,
  report: ReportFinding,
): boolean {
  if (needed !== undefined && !value.includes(needed)) {
    const [meant] = unknownHoles(value, known);
    report({
      at: span,
      message: `The \`${name}\` \`${value}\` has no \`${needed}\`.`,
      help:
        meant === undefined
          ? `write \`${needed}\` where it belongs in the address`
          : `write \`${needed}\` instead of \`${meant}\``,
    });
    return false;
  }
  const unknown = unknownHoles(value, known);
  for (const hole of unknown) {
    report({
      at: span,
      message: `The placeholder \`${hole}\` in the \`${name}\` is never filled in.`,
      help:
        didYouMean(hole, known) ??
        `write the value itself; the build fills in only ${known.map((each) => `\`${each}\``).join(' and ')}`,
    });
  }
  return unknown.length === 0;
}

/** Checks an address that takes no placeholders. In its query and anchor, braces may be intentional. */
export function checkNoHoles({ value, span }: Located<string>, report: ReportFinding): void {
  const [hole] = unknownHoles(splitAddress(value).pathname, []);
  if (hole === undefined) return;
  report({
    at: span,
    message: `The placeholder \`${hole}\` in \`${value}\` is never filled in.`,
    help: 'write the address that readers should be sent to',
  });
}

/** Returns the names in braces that are not known, including double braces and `${…}`. */
function unknownHoles(value: string, known: readonly string[]): readonly string[] {
  return (value.match(/\$?\{+\w+\}+/g) ?? []).filter((hole) => !known.includes(hole));
}

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
