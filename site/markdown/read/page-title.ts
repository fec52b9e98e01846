import { childrenOf, type Node, type NodeOf, toPlainText } from '../tree/syntax-tree.ts';

/** The title of a page. */
export interface PageTitle {
  /** The level-1 heading that is shown as the title, not in its place. */
  readonly heading?: NodeOf<'heading'>;
  /** Whether there is content before that heading; links to it then lead to its original place. */
  readonly isLate: boolean;
  /** Whether the page has a title, so that a further level-1 heading is a mistake. */
  readonly isGiven: boolean;
}

/**
 * Finds the title of a page: the level-1 heading at its start, or, if the front matter has no title, the first one in
 * the page, since many pages begin with badges or a note. If the front matter has a title, a later heading starts a
 * section, unless its text is the same. Headings in quotes, lists and directives are never the title.
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

/** Returns whether a node is visible; front matter, definitions, comments and link targets above a title are not. */
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

/** Reads a single-line title from the front matter; the engine parses the YAML. */
function titleInFrontMatter({ children: [front] }: NodeOf<'root'>): string | undefined {
  const written = front?.type === 'yaml' ? TITLE.exec(front.value)?.[1]?.trim() : undefined;
  return written === undefined || NOTHING.test(written) ? undefined : written.replace(QUOTED, '$2');
}

const TITLE = /^(?:title|"title"|'title')[ \t]*:(?:[ \t]+|(?=$))(.*(?:\n[ \t]+\S.*)*)$/m;
const NOTHING = /^(?:#.*|~|null|""|'')?$/;
const QUOTED = /^(["'])(.*)\1$/;
