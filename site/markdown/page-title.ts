import { childrenOf, type Node, type NodeOf, toPlainText } from './syntax-tree.ts';

/** What gives a page its name. */
export interface PageTitle {
  /** The level-1 heading that is shown as the title, not where it stands. */
  readonly heading?: NodeOf<'heading'>;
  /** Whether that heading has something before it; what links to it then leads to where it stood. */
  readonly isLate: boolean;
  /** Whether a further level-1 heading would be one too many. */
  readonly isGiven: boolean;
}

/**
 * Finds the title of a page: a level-1 heading that opens it, or the first one in a page whose front matter has no
 * title, as many begin with badges or a note. Below a title in the front matter, a later one starts a section, unless
 * it says the same once more. Headings in quotes, lists and directives never are the title.
 */
export function findTitle(root: NodeOf<'root'>): PageTitle {
  const named = titleInFrontMatter(root);
  const heading = root.children.find(isTitleLike);
  const isGiven = named !== undefined || heading !== undefined;
  if (heading === undefined) return { isLate: false, isGiven };
  const isFirst = root.children.find(isVisible) === heading;
  if (isFirst || named === undefined) return { heading, isLate: !isFirst, isGiven };
  return toPlainText(heading) === named ? { heading, isLate: true, isGiven } : { isLate: false, isGiven };
}

function isTitleLike(node: Node): node is NodeOf<'heading'> {
  return node.type === 'heading' && node.depth === 1;
}

/** Front matter, definitions, comments and targets of links may be above a title without anyone seeing them. */
function isVisible(node: Node): boolean {
  if (node.type === 'paragraph') return !childrenOf(node).every(isTarget);
  return !UNSEEN.has(node.type) && !isComment(node);
}

const UNSEEN: ReadonlySet<string> = new Set(['yaml', 'toml', 'definition', 'footnoteDefinition']);

function isTarget(node: Node): boolean {
  return isComment(node) || (node.type === 'element' && node.name === 'span' && node.children.length === 0);
}

function isComment(node: Node): boolean {
  return node.type === 'html' && node.value.startsWith('<!--');
}

/** Only whether there is one, and its words where they stand in one line, matter here; the engine reads the YAML. */
function titleInFrontMatter({ children: [front] }: NodeOf<'root'>): string | undefined {
  const written = front?.type === 'yaml' ? TITLE.exec(front.value)?.[1]?.trim() : undefined;
  return written === undefined || NOTHING.test(written) ? undefined : written.replace(QUOTED, '$2');
}

const TITLE = /^(?:title|"title"|'title')[ \t]*:(?:[ \t]+|(?=$))(.*(?:\n[ \t]+\S.*)*)$/m;
const NOTHING = /^(?:#.*|~|null|""|'')?$/;
const QUOTED = /^(["'])(.*)\1$/;
