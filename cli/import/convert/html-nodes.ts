import { stretchOf, type Stretch } from '../../../site/markdown/tree/destination.ts';
import type { Node, NodeOf } from '../../../site/markdown/tree/syntax-tree.ts';
import { parseTag, type Tag } from '../read/parse-tag.ts';

/** An element of HTML or JSX, or a component. */
export interface Markup {
  readonly type: 'markup';
  readonly tag: Pick<Tag, 'name' | 'attributes'>;
  /** The text between its tags; `undefined` if it has none. */
  readonly inner: Stretch | undefined;
  /** Whether its end is missing. */
  readonly isUnclosed?: boolean;
  readonly children: readonly PageNode[];
  readonly position: NodeOf<'html'>['position'];
}

/** A node of a page of another tool. */
export type PageNode = Node | Markup;

/** Finds the elements among siblings, which the parser returns as single tags, or as blocks of HTML. */
export function nestMarkup(siblings: readonly PageNode[], source: string): readonly PageNode[] {
  if (!siblings.some((node) => node.type === 'html' || isJsx(node.type) || isTorn(node))) return siblings;
  const nodes: PageNode[] = [];
  const open: { readonly tag: Tag; readonly start: number; readonly index: number }[] = [];
  const put = (node: object, start: number, end: number): void =>
    void nodes.push({ ...node, position: { start: { offset: start }, end: { offset: end } } } as PageNode);
  for (const node of siblings.flatMap((one) => (isTorn(one) ? one.children : [one]))) {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') nodes.push(fromJsx(node, source));
    else if (node.type === 'html') readHtml(stretchOf(node));
    else nodes.push(node);
  }
  return nodes;

  function readHtml({ start, end }: Stretch): void {
    let from = start;
    for (let at = source.indexOf('<', start); at >= 0 && at < end; at = source.indexOf('<', Math.max(at + 1, from))) {
      if (source.startsWith('<!--', at)) {
        const closing = source.indexOf('-->', at);
        putText(from, at);
        from = closing < 0 ? end : Math.min(end, closing + '-->'.length);
        put({ type: 'html', value: source.slice(at, from) }, at, from);
        continue;
      }
      const tag = parseTag(source, at);
      if (tag === undefined || tag.end > end) continue;
      putText(from, at);
      from = tag.kind === 'close' ? close(tag, at) : begin(tag, at, end);
    }
    putText(from, end);
  }

  function putText(start: number, end: number): void {
    const text = source.slice(start, end);
    const from = start + text.length - text.trimStart().length;
    if (text.trim() !== '') put({ type: 'text', value: text.trim() }, from, from + text.trim().length);
  }

  /** Returns the offset to read on from. */
  function begin(tag: Tag, start: number, last: number): number {
    const closing =
      tag.kind === 'open' && CODE.test(tag.name)
        ? new RegExp(`</${tag.name}\\s*>`, 'i').exec(source.slice(tag.end, last))
        : null;
    if (tag.kind === 'open' && closing === null) open.push({ tag, start, index: nodes.length });
    const end = tag.end + (closing === null ? 0 : closing.index + closing[0].length);
    const isUnclosed = tag.kind === 'open' && closing === null;
    put({ type: 'markup', tag, inner: undefined, isUnclosed, children: [] }, start, end);
    return end;
  }

  function close({ name, end }: Tag, at: number): number {
    const index = open.findLastIndex(({ tag }) => tag.name === name);
    const opened = open[index];
    if (opened === undefined) put({ type: 'markup', tag: { name: `/${name}`, attributes: {} }, children: [] }, at, end);
    else {
      open.length = index;
      const [, ...children] = nodes.splice(opened.index);
      put({ type: 'markup', tag: opened.tag, inner: { start: opened.tag.end, end: at }, children }, opened.start, end);
    }
    return end;
  }
}

/** Elements whose content is code. */
const CODE = /^(?:script|style)$/;

/** Returns whether a paragraph has a tag of a component without the other one, which is in another paragraph. */
function isTorn(node: PageNode): node is NodeOf<'paragraph'> {
  if (node.type !== 'paragraph') return false;
  const open = new Map<string, number>();
  for (const child of node.children) {
    const [, slash, name = '', alone] = child.type === 'html' ? (COMPONENT.exec(child.value) ?? []) : [];
    if (name !== '' && alone === '') open.set(name, (open.get(name) ?? 0) + (slash === '' ? 1 : -1));
  }
  return [...open.values()].some((count) => count !== 0);
}

const COMPONENT = /^<(\/?)([A-Z][\w.]*)[^]*?(\/?)>$/;

function isJsx(type: PageNode['type']): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

function fromJsx(node: NodeOf<'mdxJsxFlowElement' | 'mdxJsxTextElement'>, source: string): Markup {
  const { start, end } = stretchOf(node);
  const tag =
    node.name === null
      ? { name: 'Fragment', kind: 'open', attributes: {}, end: start + '<>'.length }
      : (parseTag(source, start) ?? { name: node.name, kind: 'alone', attributes: {} });
  const inner =
    tag.kind === 'open' && 'end' in tag ? { start: tag.end, end: source.lastIndexOf('</', end - 1) } : undefined;
  return {
    type: 'markup',
    tag,
    inner,
    children: node.children as readonly Node[],
    position: node.position,
  } as Markup;
}
