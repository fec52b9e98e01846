import { markdownToMdast, mdxToMdast } from 'satteri';
import type { PageFormat } from '../foreign/intake.ts';
import { readAttributeList } from '../tree/attribute-list.ts';
import { findCode } from '../tree/find-code.ts';
import { isDirective, type Node, type NodeOf, nodesIn } from '../tree/syntax-tree.ts';
import { attributesOf, valuesOf } from './directive-source.ts';

/** The syntax that is enabled. */
type Features = Exclude<NonNullable<Parameters<typeof markdownToMdast>[1]>['features'], undefined>;

/** A tree, or why there is none and its line, counted from 1. */
type Tree = { readonly root: NodeOf<'root'> } | { readonly failed: string; readonly line: number };

/** The parser's message for invalid MDX: `3:14: Unexpected end of file (mdx-jsx:unexpected-character)`. */
const MDX_MISTAKE = /^(?:Error: )?(\d+):\d+: ([\s\S]*?)(?: \(note:[\s\S]*)?(?: \([\w-]+:[\w-]+\))?$/;

/**
 * Parses a text whose syntax is the parser's; only MDX can be invalid. Positions are in UTF-16 units. `inText` has the
 * names that are directives in a line, if they are known.
 */
export function parseTree(
  source: string,
  features: Features,
  format: PageFormat,
  { positions = true, inText = [] }: { readonly positions?: boolean; readonly inText?: readonly string[] | 'any' } = {},
): Tree {
  const isClean = !Object.values(HIDDEN).some((hidden) => source.includes(hidden));
  const masked = isClean ? maskTextDirectives(hideMarks(source), inText) : source;
  const options = { features, position: positions };
  let root: Node;
  try {
    root = format === 'mdx' ? mdxToMdast(masked, options) : markdownToMdast(masked, options);
  } catch (error) {
    const [, line, failed] = (error instanceof Error && MDX_MISTAKE.exec(error.message)) || [];
    if (format !== 'mdx' || line === undefined || failed === undefined) throw error;
    return { failed: failed.replace(/^./, (letter) => letter.toLowerCase()), line: Number(line) };
  }
  if (root.type !== 'root') throw new Error(`The parser returned a ${root.type} for a whole page`);
  if (masked !== source || source.search(OPENING) >= 0) complete(root, { source, isMasked: masked !== source });
  return { root };
}

/**
 * A colon before a name and a bracket, which would start a text directive. Only declared names are one, and
 * `see:also[this](/link)` must stay text and a link, so the parser gets other punctuation of the same length.
 */
const LABELLED_TEXT_DIRECTIVE = /(?<!:):(?=([\p{L}\p{N}_-]+)[[{])/gu;

/** What stands for marks that the parser must not read, of the same length; in quotes, also in every encoding. */
const HIDDEN = { ':': '\uFE13', '}': '\x1A', '`': '\x1B' };

/** Matches all of these and a few more, but compiles fast, since few pages have any. */
const LIKE_A_TEXT_DIRECTIVE = /:[^\s:[{]+[[{]/;

function maskTextDirectives(source: string, inText: readonly string[] | 'any'): string {
  return inText === 'any' || !LIKE_A_TEXT_DIRECTIVE.test(source)
    ? source
    : source.replace(LABELLED_TEXT_DIRECTIVE, (colon, name: string) => (inText.includes(name) ? colon : HIDDEN[':']));
}

/** The colon, the name, the label and the opening brace of a directive. */
const OPENING = /:[^\s!-,./:-@[-^`{-~]+(?:\[(?:[^[\]\n\\]|\\.|\[(?:[^[\]\n]|\[[^[\]\n]*\])*\])*\])?\{/g;

/** A faster first check. */
const MAY_HOLD_MARKS = /=[ \t]*(?:"[^"\n]*[}`]|'[^'\n]*[}`])/;

/**
 * Hides marks in the quotes of attributes: at a brace, the parser would end all attributes, and from a backtick it would
 * read code.
 */
function hideMarks(source: string): string {
  if (!MAY_HOLD_MARKS.test(source)) return source;
  const code = findCode(source);
  let passed = 0;
  let hidden = '';
  let from = 0;
  for (const { 0: before, index } of source.matchAll(OPENING)) {
    // A backtick in an attribute starts no code.
    while ((code[passed]?.end ?? Infinity) <= index || (code[passed]?.start ?? Infinity) < from) passed++;
    if (index < from || (code[passed]?.start ?? Infinity) <= index) continue;
    const open = index + before.length;
    const { end } = readAttributeList(source, open - 1);
    if (end === undefined) continue;
    const inside = source
      .slice(open, end - 1)
      .replaceAll('}', HIDDEN['}'])
      .replaceAll('`', HIDDEN['`']);
    hidden += `${source.slice(from, open)}${inside}}`;
    from = end;
  }
  return hidden + source.slice(from);
}

/** Restores what was hidden from the parser, and reads the attributes of directives as HTML does. */
function complete(root: Node, { source, isMasked }: { readonly source: string; readonly isMasked: boolean }): void {
  for (const node of nodesIn(root)) {
    if (isMasked) restoreStrings(node);
    if (isDirective(node) && node.position !== undefined && Object.keys(node.attributes ?? {}).length > 0) {
      const list = attributesOf(source, node);
      if (list?.end !== undefined) Object.assign(node, { attributes: valuesOf(list, source) });
    }
  }
}

/** Restores the texts of a node, also those of its attributes. */
function restoreStrings(target: object): void {
  for (const [key, value] of Object.entries(target) as readonly (readonly [string, unknown])[]) {
    if (typeof value === 'string') {
      const whole = Object.entries(HIDDEN).reduce((text, [mark, hidden]) => text.replaceAll(hidden, mark), value);
      if (whole !== value) Object.assign(target, { [key]: whole });
    } else if (typeof value === 'object' && value !== null && key !== 'children' && key !== 'position')
      restoreStrings(value);
  }
}
