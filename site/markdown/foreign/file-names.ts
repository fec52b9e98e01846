/** A line of a file tree up to its name. */
const BEFORE = /^[ \t>]*[-*+][ \t]+(?:\[[ xX]\][ \t]+)?/;

/**
 * A part of a name: an escape, code, a link, a picture or bold text, which are Markdown; a mark that is none in a name;
 * any other letter. `**` before a slash is a pattern for folders.
 */
const PART =
  /\\.|(?<!`)(`+)[^`]+\1|!?\[[^[\]]*\]\([^()]*\)|\*\*(?![\s/*])[^*]*[^\s*]\*\*|(?<mark>[*~[${]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?!!--|\/?[A-Z])|&(?=#?\w+;))|\S/guy;

/**
 * Lists the offsets of marks in the name of a file tree's entry, which Markdown must not read: `__tests__`, `*.ts`,
 * `<dir>`. The name ends with the first space outside of code, links and bold text.
 */
export function marksOfName(line: string): readonly number[] {
  const start = BEFORE.exec(line)?.[0].length;
  if (start === undefined) return [];
  const parts = Array.from(line.slice(start).matchAll(PART));
  return parts.flatMap(({ index, groups }) => (groups?.['mark'] === undefined ? [] : [start + index]));
}

/** Returns what starts and what ends a file tree in a line: a directive, or a component that stands for it. */
export function treeLines(components: Readonly<Record<string, string>> = {}): Record<'start' | 'end', RegExp> {
  const names = Object.keys(components).filter((name) => components[name] === 'file-tree');
  const tags = names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|') || '(?!)';
  return {
    start: new RegExp(`^[ \\t>]*(?::{3,}[ \\t]*file-tree(?![\\w-])|<(?:${tags})(?:\\s[^>/]*)?>)`, 'm'),
    end: new RegExp(`^[ \\t>]*(?::{3,}[ \\t]*$|</(?:${tags})>)`),
  };
}
