import { shorten } from '../../text/shorten.ts';
import { stretchOf } from '../tree/destination.ts';
import { childrenOf, MAX_DEPTH, toPlainText, type Node, type NodeOf } from '../tree/syntax-tree.ts';
import { foreignCallout } from './callouts.ts';
import { CODE_GROUP, readCodeGroup } from './code-groups.ts';
import { readCodeNotes, readForeignBlock } from './foreign.ts';
import { readForeignPhrases, readUnclosed } from './foreign-phrases.ts';
import type { Intake } from './intake.ts';
import { readExpression, readJsx, readModule } from './jsx.ts';
import { keepLine, liftDirectives } from './make-component.ts';
import { makeDirective } from './make-directive.ts';
import { claimId } from './make-element.ts';
import { nestElements } from './nest-elements.ts';
import { holdsPhrasing, isPhrasing, wrapPhrasing } from './phrasing.ts';

/** The mark of a quote that is a callout, and its title. */
const MARK = /^\[!([A-Za-z][\w-]*)\][-+]?[ \t]*([^\n]*)(?:\n|$)/;

/** Quotes, brackets and punctuation that may directly follow an address, and that no address contains unescaped. */
const END = /[“”„«»‹›…、。，．！？；：）」』】〉》]/;

/**
 * Punctuation at the end of a sentence, which is not part of an address
 * (https://github.github.com/gfm/#extended-autolink-path-validation).
 */
const STOPS = /[?!.,:*_~'"]+$/;

/** The id at the end of a heading. */
const ID = /^\{#([^{}\s]+)\}[ \t]*$/;

/**
 * Converts a tree to nodes that this site supports, in place: syntax of other tools becomes ours, HTML becomes
 * elements, and anything without a counterpart is reported. Visits each node once.
 */
export function adopt(root: Node, intake: Intake): void {
  adoptChildren(root, 0, intake);
}

function adoptChildren(parent: Node, depth: number, intake: Intake): void {
  if (!('children' in parent) || depth > MAX_DEPTH) return;
  const isLine = holdsPhrasing(parent);
  const written = parent.children as readonly Node[];
  /** New children, set once the first child has changed. */
  let changed: Node[] | undefined;
  let hasHtml = false;
  for (let at = 0; at < written.length; at++) {
    const child = written[at] as Node;
    adoptChildren(child, depth + 1, intake);
    const space = spaceBetween(written[at - 1], child, intake);
    const isBeside = space !== undefined || spaceBetween(child, written[at + 1], intake) !== undefined;
    const nodes = adoptNode(child, { isLine, isBeside }, intake);
    if (space && nodes?.[0] !== undefined && isPhrasing(nodes[0]))
      (changed ??= written.slice(0, at)).push({ type: 'text', value: space });
    if (nodes !== undefined) (changed ??= written.slice(0, at)).push(...nodes);
    else changed?.push(child);
    hasHtml ||= nodes === undefined ? child.type === 'html' : nodes.some(({ type }) => type === 'html');
  }
  const adopted = changed ?? written;
  if (changed === undefined && !hasHtml) return;
  const nested = hasHtml ? nestElements(adopted, isLine, intake) : adopted;
  // A paragraph may also be only a component.
  const children = isLine && parent.type !== 'paragraph' ? keepLine(nested, intake) : nested;
  Object.assign(parent, { children: HOLDS_BLOCKS.has(parent.type) ? wrapPhrasing(children) : children });
}

const HOLDS_BLOCKS: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'containerDirective',
  'footnoteDefinition',
]);

/** Returns what is between two components of MDX that are in the same line as a whole. */
function spaceBetween(one: Node | undefined, next: Node | undefined, { source }: Intake): string | undefined {
  if (one?.type !== 'mdxJsxFlowElement' || next?.type !== 'mdxJsxFlowElement') return undefined;
  const { start, end } = stretchOf(one);
  const other = stretchOf(next);
  if (end === 0 || /[\r\n]/.test(source.slice(start, other.end))) return undefined;
  const space = source.slice(end, other.start);
  return space.trim() === '' ? space : undefined;
}

/** Where a node is: in a line, or beside another component. */
interface Place {
  readonly isLine: boolean;
  readonly isBeside: boolean;
}

/** Converts a node; returns `undefined` if it stays the same. */
function adoptNode(node: Node, { isLine, isBeside }: Place, intake: Intake): readonly Node[] | undefined {
  switch (node.type) {
    case 'text':
      if (intake.isChecked) readForeignPhrases(node, intake);
      return undefined;
    case 'link':
      return partAutolink(node, intake.source);
    case 'heading':
      readHeadingId(node, intake);
      return undefined;
    case 'blockquote':
      return [readAlert(node, intake)];
    case 'code':
      if (intake.isChecked) readCodeNotes(node, intake);
      return undefined;
    case 'containerDirective':
      return node.name === CODE_GROUP ? [readCodeGroup(node, intake)] : undefined;
    case 'paragraph':
      return adoptParagraph(node, intake);
    case 'textDirective':
      return adoptTextDirective(node, intake);
    case 'mdxjsEsm':
      readModule(node, intake);
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return readExpression(node, intake);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return readJsx(node, isLine, intake, isBeside);
    default:
      return undefined;
  }
}

function adoptParagraph(node: NodeOf<'paragraph'>, intake: Intake): readonly Node[] | undefined {
  const { position } = node;
  if (TABLE_OF_CONTENTS.test(startOf(node)) && TABLE_OF_CONTENTS.test(toPlainText(node)))
    return [makeDirective({ type: 'leafDirective', name: 'toc', children: [], position })];
  if (readForeignBlock(node, intake)) return [];
  const children = liftDirectives(node.children, intake);
  if (children === node.children) return undefined;
  return children.every((child) => child.type === 'containerDirective' || child.type === 'leafDirective')
    ? children
    : [Object.assign(node, { children })];
}

/** Keeps a directive in a line; a word after a colon, as in `10:30`, only looks like one. */
function adoptTextDirective(node: NodeOf<'textDirective'>, intake: Intake): readonly Node[] | undefined {
  const { start, end } = stretchOf(node);
  const written = intake.source.slice(start, end);
  const { asked = [], component } = intake.known[node.name] ?? {};
  const hasMore = node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0;
  const isMeant = hasMore || (component !== undefined && /[\]}]$/.test(written));
  if (asked.includes('text') && isMeant) {
    // Braces that follow what has none of its own are open.
    if (intake.isChecked) readUnclosed({ start, end }, intake);
    return undefined;
  }
  if (hasMore && asked.length === 0) intake.noteUnknown();
  if (node.position === undefined) return [{ type: 'text', value: `:${node.name}` }];
  if (asked.includes('text')) readUnclosed({ start, end }, intake);
  return [{ type: 'text', value: written, position: node.position }];
}

const TABLE_OF_CONTENTS = /^\[\[?_?toc_?\]?\]$|^\[\[$/i;

/** Returns the first text of a paragraph, so that few paragraphs have to be read as a whole. */
function startOf({ children: [first] }: NodeOf<'paragraph'>): string {
  return first?.type === 'text' ? first.value : '';
}

/** Converts a quote that starts with `[!NOTE]`, as on GitHub, to a callout; text after the mark is its title. */
function readAlert(quote: NodeOf<'blockquote'>, { lose }: Intake): Node {
  const [first, ...rest] = quote.children;
  const mark = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || mark?.type !== 'text') return quote;
  const [whole, kind = '', title = ''] = MARK.exec(mark.value) ?? [];
  if (whole === undefined) return quote;
  const callout = foreignCallout(kind, title.trim() === '' ? undefined : title.trim());
  if (callout === undefined) {
    const { start } = stretchOf(mark);
    lose({
      code: 'unknown-directive',
      at: { start, end: start + kind.length + '[!]'.length },
      message: `There is no callout \`${shorten(kind)}\`.`,
      help: 'use `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]`',
    });
    return quote;
  }
  const text = mark.value.slice(whole.length);
  const line = [...(text === '' ? [] : [{ ...mark, value: text }]), ...childrenOf(first).slice(1)];
  const children = [...(line.length === 0 ? [] : [{ ...first, children: line } as Node]), ...rest];
  return makeDirective({ type: 'containerDirective', ...callout, children, position: quote.position });
}

/** Separates a bare address from characters that the parser included, such as the quote in `“https://a.example”`. */
function partAutolink(link: NodeOf<'link'>, source: string): readonly Node[] | undefined {
  const [text, ...others] = link.children;
  if (text?.type !== 'text' || !link.url.endsWith(text.value) || others.length > 0 || link.position === undefined)
    return undefined;
  const at = text.value.search(END);
  const { start } = stretchOf(link);
  if (at <= 0 || !source.startsWith(text.value, start)) return undefined;
  const address = text.value.slice(0, at).replace(STOPS, '');
  const rest = text.value.slice(address.length);
  const middle = { ...link.position.start, offset: start + address.length };
  return [
    {
      ...link,
      url: link.url.slice(0, -rest.length),
      children: [{ ...text, value: address, position: { start: link.position.start, end: middle } }],
      position: { start: link.position.start, end: middle },
    },
    { type: 'text', value: rest, position: { start: middle, end: link.position.end } },
  ];
}

/** Removes `{#id}` from the end of a heading and uses it as the heading's id. */
function readHeadingId(heading: NodeOf<'heading'>, intake: Intake): void {
  const last = heading.children.at(-1);
  const from = last?.type === 'text' ? last.value.lastIndexOf('{#') : -1;
  if (last?.type !== 'text' || from < 0) return;
  const written = ID.exec(last.value.slice(from))?.[1];
  if (written === undefined) return;
  const kept = last.value.slice(0, from).trimEnd();
  last.value = kept;
  const id = claimId(written, stretchOf(heading), intake);
  if (id !== undefined) Object.assign(heading, { data: { ...heading.data, id } });
}
