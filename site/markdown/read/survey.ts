import { byKind } from '../../../engine/feature/declaration.ts';
import { includeOf } from '../../../engine/manifest/asks.ts';
import { readAsked, directiveTitle } from './read-part.ts';
import { apiAnchors, apiSlug } from '../../../engine/address/api-slug.ts';
import { findTitle } from './page-title.ts';
import type { ParsedPage } from './parse-page.ts';
import { childrenOf, MAX_DEPTH, type Node, type NodeOf, toPlainText } from '../tree/syntax-tree.ts';

/** Facts about a whole page that reading or rendering any part requires. */
export interface Survey {
  /** Top-level headings of levels 2 and 3, for a list of the page's sections. */
  readonly outline: readonly NodeOf<'heading'>[];
  /** The heading that is the page's title. */
  readonly title: NodeOf<'heading'> | undefined;
  /** Whether the page has a title, possibly in its front matter. */
  readonly hasTitle: boolean;
  /** Ids of all headings, and of directives that make one, except for a title at the start of the page, in document order. */
  readonly ids: ReadonlyMap<Node, string>;
  /** Definitions of reference-style links, by identifier; the first definition wins. */
  readonly definitions: ReadonlyMap<string, NodeOf<'definition'>>;
  readonly footnotes: ReadonlyMap<string, NodeOf<'footnoteDefinition'>>;
  /** Footnotes with the name of an earlier one. */
  readonly repeatedFootnotes: readonly NodeOf<'footnoteDefinition'>[];
}

/** Returns the id of a heading; repeated headings get `-2`, `-3` and so on. */
type Slugger = (text: string) => string;

/** Id of a heading without letters or digits, such as a single emoji. */
const NAMELESS = 'section';

/** https://github.com/Flet/github-slugger */
const DROPPED = /[^\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc} -]/gu;

/** Marks that belong to an emoji, not to a letter, and are removed with it. */
const EMOJI_MARKS = /[\p{Variation_Selector}\u{20E3}]/gu;

/** Lists the ids of the headings that documentation makes, each time: a written heading of the same name gets another. */
function idsOfParts({ root, source, features }: ParsedPage): readonly string[] {
  const documenting = Object.values(features).filter(({ documents }) => documents === true);
  if (documenting.every(({ name }) => !source.includes(`::${name}`))) return [];
  const kinds = byKind(documenting);
  const times = new Map<string, number>();
  const below = (node: Node, depth: number): readonly string[] => {
    const feature = node.type === 'leafDirective' ? kinds.get(node.name) : undefined;
    if (node.type !== 'leafDirective' || feature === undefined)
      return depth > MAX_DEPTH ? [] : childrenOf(node).flatMap((child) => below(child, depth + 1));
    const { name, rows } = includeOf({ kind: feature.name, ask: readAsked(node, feature) }, kinds) ?? {};
    if (name === undefined || rows !== undefined) return [];
    const slug = apiSlug(name);
    const time = (times.get(slug) ?? 0) + 1;
    times.set(slug, time);
    return apiAnchors(name).map((id) => (time === 1 ? id : `${id}-${time}`));
  };
  return below(root, 0);
}

/** Collects the headings, definitions and footnotes of a page in one pass. */
export function surveyPage(page: ParsedPage): Survey {
  const slug = createSlugger(new Set([...page.ids, ...idsOfParts(page)]));
  const outline: NodeOf<'heading'>[] = [];
  const ids = new Map<Node, string>();
  const definitions = new Map<string, NodeOf<'definition'>>();
  const footnotes = new Map<string, NodeOf<'footnoteDefinition'>>();
  const repeatedFootnotes: NodeOf<'footnoteDefinition'>[] = [];
  const { heading: title, isLate, isGiven: hasTitle } = findTitle(page.root);

  const idOf = (node: Node): string | undefined => {
    if (node.type === 'heading')
      return node === title && !isLate ? undefined : (givenId(node) ?? slug(lastingText(node, page)));
    if (node.type === 'leafDirective')
      return page.features[node.name]?.heading === undefined ? undefined : slug(node.name);
    if (node.type !== 'containerDirective' || page.features[node.name]?.label?.heading === undefined) return undefined;
    const text = directiveTitle(node);
    return text === '' ? undefined : slug(text);
  };
  const visit = (parent: Node, depth: number, named: boolean): void => {
    for (const node of childrenOf(parent)) {
      const id = named ? idOf(node) : undefined;
      if (id !== undefined) {
        ids.set(node, id);
        if (node.type === 'heading' && depth === 0 && node.depth <= 3 && node !== title) outline.push(node);
      }
      if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
      const isNote = node.type === 'footnoteDefinition';
      if (isNote && footnotes.has(node.identifier)) repeatedFootnotes.push(node);
      else if (isNote) footnotes.set(node.identifier, node);
      // A footnote is shown in another place, so its headings get no id.
      if (HOLDS_HEADINGS.has(node.type) && depth < MAX_DEPTH) visit(node, depth + 1, named && !isNote);
    }
  };
  visit(page.root, 0, true);
  return { title, hasTitle, ids, definitions, footnotes, repeatedFootnotes, outline };
}

const HOLDS_HEADINGS: ReadonlySet<Node['type']> = new Set([
  'footnoteDefinition',
  'containerDirective',
  'blockquote',
  'list',
  'listItem',
  'element',
]);

/**
 * Returns the words that make the anchor of a heading. A badge comes and goes, and links to the heading must not, so it
 * only counts if there is nothing else. What is in a component of the project is part of the text.
 */
function lastingText(heading: NodeOf<'heading'>, { features }: ParsedPage): string {
  const children = heading.children.filter(
    (node) => node.type !== 'textDirective' || features[node.name]?.component !== undefined,
  );
  return toPlainText({ ...heading, children }) || toPlainText(heading);
}

/** Returns the id that the writer has set on a heading. */
function givenId({ data }: NodeOf<'heading'>): string | undefined {
  return (data as { readonly id?: string } | undefined)?.id;
}

/**
 * Creates a slugger for a page; `given` are the ids set by its writer.
 *
 * The form is the one of GitHub, where writers copy links from and other tools take it from: letters, marks, digits and
 * underscores of the visible text in lowercase, a hyphen for each space, nothing for the rest. Ids are percent-encoded.
 * @example
 * slug('v5 → v6')                  // 'v5--v6'
 * slug('Props & slots')            // 'props--slots'
 * slug('useTab() 🎉')              // 'usetab-'
 * slug('Usage'), slug('Usage')     // 'usage', 'usage-1'
 */
export function createSlugger(given: ReadonlySet<string> = new Set()): Slugger {
  const taken = new Set(given);
  const lastNumbers = new Map<string, number>();
  return (text) => {
    const base = toSlug(text) || NAMELESS;
    let slug = base;
    if (taken.has(base)) {
      let number = lastNumbers.get(base) ?? 0;
      do slug = `${base}-${++number}`;
      while (taken.has(slug));
      lastNumbers.set(base, number);
    }
    taken.add(slug);
    return slug;
  };
}

function toSlug(text: string): string {
  return encodeURI(text.trim().toLowerCase().replaceAll(EMOJI_MARKS, '').replaceAll(DROPPED, '').replaceAll(' ', '-'));
}
