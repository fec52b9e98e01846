import { markdownToMdast, mdxToMdast } from 'satteri';
import type { PageFormat } from '../foreign/intake.ts';
import { childrenOf, type Node, type NodeOf } from '../tree/syntax-tree.ts';

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
  const masked = maskTextDirectives(source, inText);
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
  if (masked !== source) unmask(root);
  return { root };
}

/**
 * A colon before a name and a bracket, which would start a text directive. Only declared names are one, and
 * `see:also[this](/link)` must stay text and a link, so the parser gets other punctuation of the same length.
 */
const LABELLED_TEXT_DIRECTIVE = /(?<!:):(?=([\p{L}\p{N}_-]+)[[{])/gu;
const MASK = '\uFE13';

/** Matches all of these and a few more, but compiles fast, since few pages have any. */
const LIKE_A_TEXT_DIRECTIVE = /:[^\s:[{]+[[{]/;

function maskTextDirectives(source: string, inText: readonly string[] | 'any'): string {
  return inText === 'any' || !LIKE_A_TEXT_DIRECTIVE.test(source) || source.includes(MASK)
    ? source
    : source.replace(LABELLED_TEXT_DIRECTIVE, (colon, name: string) => (inText.includes(name) ? colon : MASK));
}

/** Restores the colons in all texts. */
function unmask(root: Node): void {
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    restoreStrings(node);
    if ('attributes' in node && node.attributes) restoreStrings(node.attributes);
    for (const child of childrenOf(node)) open.push(child);
  }
}

function restoreStrings(target: object): void {
  for (const [key, value] of Object.entries(target)) {
    if (typeof value !== 'string' || !value.includes(MASK)) continue;
    Object.assign(target, { [key]: value.replaceAll(MASK, ':') });
  }
}
