import { findTitle } from './page-title.ts';
import type { ParsedPage } from './parse-page.ts';
import { createSlugger } from './slug.ts';
import {
  childrenOf,
  isDirectiveLabel,
  joinLeaves,
  MAX_DEPTH,
  type Node,
  type NodeOf,
  visibleText,
} from './syntax-tree.ts';

/** What has to be known of a whole page before any part of it is read or rendered. */
export interface Survey {
  /** Headings of levels 2 and 3 that are in nothing else, for a list of what the page holds. */
  readonly outline: readonly NodeOf<'heading'>[];
  /** The heading that is the page's own name. */
  readonly title: NodeOf<'heading'> | undefined;
  /** Whether the page has a title, be it in its front matter. */
  readonly hasTitle: boolean;
  /** Ids of all headings but a title that the page opens with, in document order. */
  readonly ids: ReadonlyMap<Node, string>;
  /** Where reference-style links lead, by identifier; the first definition wins. */
  readonly definitions: ReadonlyMap<string, NodeOf<'definition'>>;
  readonly footnotes: ReadonlyMap<string, NodeOf<'footnoteDefinition'>>;
  /** Footnotes whose name another one before them has. */
  readonly repeatedFootnotes: readonly NodeOf<'footnoteDefinition'>[];
}

const CHARACTER_REFERENCE = /&#?\w+;/;

/** Returns whether slugs need the parser's positions: `&amp;` and `&` differ in the source only. */
function needsPositions(text: string): boolean {
  return text.includes('&') && CHARACTER_REFERENCE.test(text);
}

/** Walks the blocks of a page once and notes headings, definitions and footnotes. */
export function surveyPage(page: ParsedPage): Survey {
  const slug = createSlugger(page.ids);
  const outline: NodeOf<'heading'>[] = [];
  const ids = new Map<Node, string>();
  const definitions = new Map<string, NodeOf<'definition'>>();
  const footnotes = new Map<string, NodeOf<'footnoteDefinition'>>();
  const repeatedFootnotes: NodeOf<'footnoteDefinition'>[] = [];
  const asWritten = needsPositions(page.source);
  const { heading: title, isLate, isGiven: hasTitle } = findTitle(page.root);

  const visit = (parent: Node, depth: number, named: boolean): void => {
    for (const node of childrenOf(parent)) {
      switch (node.type) {
        case 'heading':
          // A footnote is shown elsewhere than written, so its headings stay without an address.
          if (named && (node !== title || isLate)) {
            ids.set(node, givenId(node) ?? slug(slugText(node, asWritten ? page.source : undefined)));
            if (depth === 0 && node.depth <= 3 && node !== title) outline.push(node);
          }
          break;
        case 'definition':
          if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
          break;
        case 'footnoteDefinition':
          if (footnotes.has(node.identifier)) repeatedFootnotes.push(node);
          else footnotes.set(node.identifier, node);
          if (depth < MAX_DEPTH) visit(node, depth + 1, false);
          break;
        case 'blockquote':
        case 'list':
        case 'listItem':
        case 'containerDirective':
        case 'element':
          if (depth < MAX_DEPTH) visit(node, depth + 1, named);
          break;
        default:
      }
    }
  };
  visit(page.root, 0, true);
  return { title, hasTitle, ids, definitions, footnotes, repeatedFootnotes, outline };
}

/** The id that its writer gave to a heading. */
function givenId({ data }: NodeOf<'heading'>): string | undefined {
  return (data as { readonly id?: string } | undefined)?.id;
}

/** The nodes of a page that are neither data, label nor definition: what its body is made of. */
export function contentOf(parent: Node): readonly Node[] {
  return childrenOf(parent).filter((node) => !isDirectiveLabel(node) && !INVISIBLE.has(node.type));
}

const INVISIBLE: ReadonlySet<Node['type']> = new Set(['yaml', 'toml', 'definition', 'footnoteDefinition']);

/** A heading's text for its slug; with the source, character references stay as they were typed. */
function slugText(heading: Node, source: string | undefined): string {
  return joinLeaves(heading, (leaf) => {
    if (leaf.type === 'html') return leaf.value;
    // Code shows its angle brackets, so they are no tags: they part words as other punctuation does.
    if (leaf.type === 'inlineCode') return leaf.value.replaceAll(/[<>&]/g, ' ');
    if (leaf.type === 'text' && leaf.position !== undefined && source !== undefined) {
      return source.slice(leaf.position.start.offset, leaf.position.end.offset);
    }
    return visibleText(leaf);
  });
}
