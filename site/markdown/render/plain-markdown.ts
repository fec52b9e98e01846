import type { AskValues, Declarations } from '../../../engine/feature/declaration.ts';
import { applyEdits } from '../../../engine/text/text-edit.ts';
import type { Asked } from '../../feature/feature.ts';
import { findDestination, stretchOf, type Stretch } from '../tree/destination.ts';
import { TAG } from '../tree/find-code.ts';
import { ELEMENTS } from '../foreign/html-elements.ts';
import { closingTagOf, isAdopted, openingTagOf } from '../foreign/make-directive.ts';
import { readAsked, directiveTitle } from '../read/read-part.ts';
import { findTitle, type PageTitle } from '../read/page-title.ts';
import type { ParsedPage } from '../read/parse-page.ts';
import {
  childrenOf,
  type Directive,
  isDirectiveLabel,
  MAX_DEPTH,
  type Node,
  type NodeOf,
  toPlainText,
  withoutComments,
  contentOf,
} from '../tree/syntax-tree.ts';

/** Options for Markdown that makes sense outside the site. */
interface PlainMarkdownOptions {
  /** Makes the address of a link or image absolute. */
  resolve(address: string): string;
  /** Returns the Markdown that replaces a directive; `undefined` leaves only its content. */
  draw(asked: Asked<AskValues>, place: { readonly kind: string; readonly isLine?: true }): string | undefined;
}

/**
 * Writes the Markdown of a page that has been parsed for output, for programs and people who read it separately:
 * without front matter and comments, with common Markdown instead of directives, and with absolute addresses.
 * Everything else stays as written.
 */
export function toPlainMarkdown(
  { root, source, features, overload, script }: ParsedPage,
  options: PlainMarkdownOptions,
): string {
  if (overload !== undefined) return source;
  const front = root.children.find(({ type }) => type === 'yaml' || type === 'toml');
  const start = front === undefined ? 0 : stretchOf(front).end;
  return write(
    root,
    { start, end: source.length },
    { ...options, source, features, title: findTitle(root), code: script?.replaced ?? [] },
    0,
  ).trim();
}

interface Scope extends PlainMarkdownOptions {
  readonly source: string;
  readonly features: Declarations;
  readonly title: PageTitle;
  /** What stands for code, in any order. */
  readonly code: readonly Change[];
}

/** Returns the source of a range with its changed nodes. */
function write(parent: Node, { start, end }: Stretch, scope: Scope, depth: number): string {
  const changes = [...changesIn(parent, scope, depth), ...scope.code].filter(
    ({ stretch }) => stretch.start >= start && stretch.end <= end,
  );
  return applyEdits(
    scope.source.slice(start, end),
    changes.map(({ stretch, text }) => ({ start: stretch.start - start, end: stretch.end - start, text })),
  );
}

interface Change {
  readonly stretch: Stretch;
  readonly text: string;
}

/** Lists the changes below a node. */
function changesIn(parent: Node, scope: Scope, depth: number): readonly Change[] {
  return depth > MAX_DEPTH ? [] : childrenOf(parent).flatMap((node) => changesOf(node, scope, depth));
}

function changesOf(node: Node, scope: Scope, depth: number): readonly Change[] {
  const stretch = stretchOf(node);
  const { source } = scope;
  switch (node.type) {
    case 'containerDirective':
      return isAdopted(node) && openingTagOf(node) === undefined && !isTag(node, scope)
        ? changesOfAdopted(node, scope, depth)
        : [{ stretch: wholeOf(node), text: writeDirective(node, scope, depth) }];
    case 'leafDirective':
      return [{ stretch, text: writeDirective(node, scope, depth) }];
    case 'textDirective':
      return [{ stretch: wholeOf(node), text: writeText(node, scope, depth) }];
    case 'html':
      return [{ stretch, text: withoutComments(source.slice(stretch.start, stretch.end)).replace(TAG, '\\$&') }];
    case 'element':
      return changesOfElement(node, scope, depth);
    case 'break':
      return isTag(node, scope) ? [{ stretch, text: ' ' }] : [];
    case 'heading':
      return changesOfHeading(node, scope, depth);
    case 'image':
    case 'definition':
      return [changeAddress(node, scope)];
    case 'link':
      return [...changesIn(node, scope, depth + 1), changeAddress(node, scope)];
    default:
      return changesIn(node, scope, depth + 1);
  }
}

/** Returns whether a node is written as a tag. */
function isTag(node: Node, { source }: Scope): boolean {
  return source[stretchOf(node).start] === '<';
}

/**
 * Replaces a group of code blocks with the blocks under their names; keeps other syntax that does not look like a
 * directive.
 */
function changesOfAdopted(node: NodeOf<'containerDirective'>, scope: Scope, depth: number): readonly Change[] {
  const stretch = stretchOf(node);
  if (scope.source[stretch.start] !== ':') return changesIn(node, scope, depth + 1);
  const parts = node.children.map((tab) => {
    const { start, end } = stretchOf(tab);
    const label = childrenOf(tab as Node).find(isDirectiveLabel);
    return `**${label === undefined ? '' : toPlainText(label)}**\n\n${scope.source.slice(start, end)}`;
  });
  return [{ stretch, text: parts.join('\n\n') }];
}

/** Lowers further level-1 headings by one level, as on the site, because a page only has one title, at its top. */
function changesOfHeading(node: NodeOf<'heading'>, scope: Scope, depth: number): readonly Change[] {
  const { start, end } = stretchOf(node);
  const { heading, isLate } = scope.title;
  const inner = () => changesIn(node, scope, depth + 1);
  if (isTag(node, scope)) return inner();
  if (node === heading && isLate) return [{ stretch: { start, end }, text: '' }];
  if (node.depth !== 1 || node === heading) return inner();
  if (scope.source[start] === '#') return [{ stretch: { start, end: start }, text: '#' }, ...inner()];
  const underline = scope.source.lastIndexOf('\n', end - 1) + 1;
  const lowered = scope.source.slice(underline, end).replaceAll('=', '-');
  return [...inner(), { stretch: { start: underline, end }, text: lowered }];
}

/**
 * Removes the tags of inline elements; keys become code, the closest equivalent in Markdown. Blocks without an
 * equivalent stay.
 */
function changesOfElement(node: NodeOf<'element'>, scope: Scope, depth: number): readonly Change[] {
  const last = node.children.at(-1);
  const inner = changesIn(node, scope, depth + 1);
  if (ELEMENTS[node.name]?.place !== 'inline' || last?.position === undefined) return inner;
  const text = node.name === 'kbd' ? '`' : '';
  const { end } = stretchOf(last);
  const closing = /^<\/[^>]*>/.exec(scope.source.slice(end))?.[0] ?? '';
  return [{ stretch: stretchOf(node), text }, ...inner, { stretch: { start: end, end: end + closing.length }, text }];
}

function changeAddress(node: NodeOf<'link' | 'image' | 'definition'>, { source, resolve }: Scope): Change {
  const stretch = findDestination(source, node);
  const written = source.slice(stretch.start, stretch.end);
  return { stretch, text: written === node.url ? resolve(node.url) : written };
}

/** Writes a directive within the lists and quotes around it, whose marks begin each of its lines. */
function writeDirective(node: NodeOf<'containerDirective' | 'leafDirective'>, scope: Scope, depth: number): string {
  const margin = marginAt(stretchOf(node).start, scope);
  const range = innerOf(node, scope);
  // What is in a component may be indented.
  const indent = isTag(node, scope) ? marginAt(range.start, scope) : margin;
  const inner =
    node.type === 'leafDirective'
      ? ''
      : write({ ...node, children: [...contentOf(node)] } as Node, range, scope, depth + 1);
  const lines = inner.split('\n').map((line) => line.slice(line.startsWith(indent) ? indent.length : 0));
  const bare = lines.map((line) => (line === margin.trimEnd() ? '' : line)).join('\n');
  return (drawDirective(node, { content: bare.trim() }, scope) ?? bare.trim())
    .split('\n')
    .map((line, at) => (at === 0 ? line : line === '' ? margin.trimEnd() : margin + line))
    .join('\n');
}

/** Returns what is before an offset in its line, with spaces for all but the marks of quotes. */
function marginAt(offset: number, { source }: Scope): string {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset).replace(/[^>\s]/g, ' ');
}

/** Writes a directive in a line, whose words may be in an attribute of a component. */
function writeText(node: NodeOf<'textDirective'>, scope: Scope, depth: number): string {
  const isTag = openingTagOf(node) !== undefined;
  const range = isTag ? innerOf(node, scope) : contentStretch(node.children, stretchOf(node).end);
  const written = write(node, range, scope, depth + 1);
  const title = written === '' ? directiveTitle(node) : written;
  const isOwn = scope.features[node.name]?.component !== undefined;
  return drawDirective(node, { title, content: isOwn ? title : '' }, scope) ?? title;
}

/** Writes a directive as its feature does; `undefined` if it has none. */
function drawDirective(
  node: Directive,
  { title = directiveTitle(node), content }: { readonly title?: string; readonly content: string },
  scope: Scope,
): string | undefined {
  const feature = scope.features[node.name];
  if (feature === undefined) return undefined;
  const asked = { name: node.name, ask: readAsked(node, feature), title, text: directiveTitle(node), content };
  return scope.draw(asked, { kind: feature.name, ...(node.type === 'textDirective' ? { isLine: true } : {}) });
}

/** Returns the range between the opening and closing lines of a directive, or that of what is in a component. */
function innerOf(node: Directive, scope: Scope): Stretch {
  const { source } = scope;
  const { start, end } = stretchOf(node);
  const tag = openingTagOf(node);
  const until = closingTagOf(node)?.start ?? endOfContent(node);
  if (tag !== undefined) return { start: tag.end, end: Math.max(tag.end, until) };
  if (isTag(node, scope)) return contentStretch(contentOf(node), end);
  const first = source.indexOf('\n', start);
  const from = first < 0 || first > end ? end : first + 1;
  const last = source.lastIndexOf('\n', end - 1);
  return { start: from, end: /^[\s>]*:{3,}\s*$/.test(source.slice(last, end)) ? Math.max(from, last) : end };
}

/** Returns the range from the first node to the last; an empty one at `end` if no text has them. */
function contentStretch(nodes: readonly Node[], end: number): Stretch {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.position === undefined || last?.position === undefined) return { start: end, end };
  return { start: stretchOf(first).start, end: stretchOf(last).end };
}

/** Returns the range of a directive, or of a component with its closing tag. */
function wholeOf(node: Node): Stretch {
  const { start, end } = stretchOf(node);
  return { start, end: closingTagOf(node)?.end ?? end };
}

/**
 * Returns where the last part of a node ends: a line between tags has the position of its first part only. Not
 * recursive, so that it works at any depth.
 */
function endOfContent(node: Node): number {
  let end = 0;
  for (let last = childrenOf(node).at(-1); last !== undefined; last = childrenOf(last).at(-1))
    end = Math.max(end, wholeOf(last).end);
  return end;
}
