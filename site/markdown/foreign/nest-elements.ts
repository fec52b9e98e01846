import { stretchOf, type Stretch } from '../tree/destination.ts';
import { shorten } from '../../text/shorten.ts';
import type { Node, NodePosition } from '../tree/syntax-tree.ts';
import { decodeReferences } from './character-references.ts';
import { readComment } from './foreign.ts';
import { adviseName, makeComponent } from './make-component.ts';
import { ELEMENTS, HEADINGS } from './html-elements.ts';
import { isComponentName, readHtml, type HtmlTag } from './html-tokens.ts';
import type { Intake } from './intake.ts';
import { makeElement } from './make-element.ts';
import { isPhrasing } from './phrasing.ts';

/** An open tag. */
interface Frame {
  readonly tag: HtmlTag;
  readonly at: Stretch;
  readonly position: NodePosition | undefined;
  /** Its index among the nodes so far; all nodes after it are inside. */
  readonly index: number;
}

/** Elements that end at the start of one of these elements, or at the end of their parent. */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  p: ['p', 'div', 'ul', 'ol', 'table', 'details', 'pre', 'blockquote', ...HEADINGS],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th', 'tr'],
  th: ['td', 'th', 'tr'],
  tr: ['tr', 'tbody', 'tfoot'],
  thead: ['tbody', 'tfoot'],
  tbody: ['tbody', 'tfoot'],
  tfoot: [],
  a: ['a'],
};

/**
 * Converts HTML among siblings to elements: everything between `<details>` and `</details>` becomes the content of a
 * single node. Forbidden tags and unmatched tags stay text and are reported.
 */
export function nestElements(siblings: readonly Node[], isLine: boolean, intake: Intake): readonly Node[] {
  // An open tag is text until its end is found, so an unclosed tag needs no further work.
  const nodes: Node[] = [];
  const open: Frame[] = [];
  const counts = new Map<string, number>();
  const put = (node: Node): void => void nodes.push(node);
  const putTag = (value: string, html: Node, at: Stretch): void =>
    put({ type: 'html', value, position: positionOf(html, at) } as Node);
  const isInCode = (): boolean => (counts.get('pre') ?? 0) > 0;
  const count = (name: string, by: number): void => void counts.set(name, (counts.get(name) ?? 0) + by);

  const end = (isClosed: boolean, closing?: Stretch): void => {
    const frame = open.pop();
    if (frame === undefined) return;
    const { tag, at, position, index } = frame;
    if (isClosed || Object.hasOwn(ENDED_BY, tag.name)) {
      const [, ...children] = nodes.splice(index);
      const kept = isLine || isInCode() ? children : withoutMargins(children);
      count(tag.name, -1);
      for (const node of toNodes(tag, kept, { position, at, closing })) put(node);
      return;
    }
    count(tag.name, -1);
    intake.lose({
      code: 'raw-html',
      at,
      message: `\`${shorten(tag.raw)}\` has no closing tag and is shown as text.`,
      help: `close it with \`</${tag.name}>\` in the same paragraph or block`,
    });
  };

  const toNodes = (
    { name, attributes }: HtmlTag,
    children: readonly Node[],
    { at, ...place }: Pick<Frame, 'position' | 'at'> & { readonly closing?: Stretch | undefined },
  ): readonly Node[] => {
    const isInLine = isLine || (holdsLine(open.at(-1)?.tag.name) && children.every(isPhrasing));
    const written = { name, attributes: decodeAll(attributes), children, ...place, tag: at, isLine: isInLine };
    return isComponentName(name) ? makeComponent(written, intake) : [makeElement(written, intake)];
  };

  const openTag = (tag: HtmlTag, html: Node, at: Stretch): void => {
    const { name } = tag;
    const allowed = isComponentName(name) ? COMPONENT : Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
    const isKnown = allowed !== undefined && (allowed !== COMPONENT || intake.components?.[name] !== undefined);
    if (!isKnown || (isLine && allowed.place === 'block')) {
      intake.lose({
        code: isComponentName(name) ? 'unmapped-component' : 'raw-html',
        at,
        ...sayWhy(tag, isKnown, intake),
      });
      putTag(tag.raw, html, at);
      return;
    }
    while (ENDED_BY[open.at(-1)?.tag.name ?? '']?.includes(name) === true) end(true);
    if (allowed.isVoid || (tag.closesItself && (allowed === COMPONENT || name === 'a'))) {
      for (const node of toNodes(tag, [], { position: positionOf(html, at), at })) put(node);
      return;
    }
    open.push({ tag, at, position: positionOf(html, at), index: nodes.length });
    putTag(tag.raw, html, at);
    count(name, 1);
  };

  const closeTag = ({ name, raw }: HtmlTag, html: Node, at: Stretch): void => {
    if ((counts.get(name) ?? 0) === 0) {
      if (isOnlyEnd(name, at, intake)) {
        intake.lose({
          code: 'raw-html',
          at,
          message: `\`${shorten(raw)}\` has no opening tag and is shown as text.`,
          help: 'remove it, or put the tag that it closes before it',
        });
      }
      // The end of an element that was reported at its start, or of a void element.
      if (!Object.hasOwn(ELEMENTS, name) || ELEMENTS[name]?.isVoid !== true) putTag(raw, html, at);
      return;
    }
    while (open.at(-1)?.tag.name !== name) end(false);
    end(true, at);
  };

  for (const node of siblings) {
    if (node.type !== 'html') {
      put(node);
      continue;
    }
    const { start } = stretchOf(node);
    if (OPEN_COMMENT.test(node.value))
      intake.lose({
        code: 'raw-html',
        at: { start, end: start + '<!--'.length },
        message: 'This comment is not closed, so everything after it is shown as text.',
        help: 'close it with `-->`',
      });
    for (const token of readHtml(node.value)) {
      const at = { start: start + token.start, end: start + token.end };
      if (token.kind === 'open') openTag(token, node, at);
      else if (token.kind === 'close') closeTag(token, node, at);
      else if (token.kind === 'comment') {
        readComment(token.raw, at, intake);
        putTag(token.raw, node, at);
      } else if (token.kind === 'text') {
        const text = isLine || isInCode() ? token.raw : token.raw.replace(/\s+/g, ' ');
        put({ type: 'text', value: decodeReferences(text) });
      }
    }
  }
  while (open.length > 0) end(false);
  return isLine ? nodes : withoutMargins(nodes);
}

/** Elements whose content is a line if it has no blocks. */
const LINES: ReadonlySet<string> = new Set([...'p summary td th li dt dd caption figcaption'.split(' '), ...HEADINGS]);

function holdsLine(name: string | undefined): boolean {
  return (
    name !== undefined && (LINES.has(name) || (Object.hasOwn(ELEMENTS, name) && ELEMENTS[name]?.place === 'inline'))
  );
}

/** An unclosed comment. */
const OPEN_COMMENT = /^<!--(?![^]*-->)/;

/** Offset of the first opening tag in a page, by name; -1 for none. */
const firstTags = new WeakMap<Intake, Map<string, number>>();

/**
 * Returns whether an allowed element is closed here but never opened before; if it was opened, it was reported there.
 */
function isOnlyEnd(name: string, { start }: Stretch, intake: Intake): boolean {
  if (!Object.hasOwn(ELEMENTS, name) || ELEMENTS[name]?.isVoid === true) return false;
  const known = firstTags.get(intake) ?? new Map<string, number>();
  firstTags.set(intake, known);
  const first = known.get(name) ?? intake.source.search(new RegExp(`<${name}(?![\\w-])`, 'i'));
  known.set(name, first);
  return first < 0 || first > start;
}

/** Sources of pictures and videos. */
const INVISIBLE: ReadonlySet<string> = new Set(['source', 'track']);

/** Removes insignificant spaces: only those between two parts of a line are significant. */
function withoutMargins(nodes: readonly Node[]): readonly Node[] {
  const kept: Node[] = [];
  let isInLine = false;
  let space: Node | undefined;
  for (const node of nodes) {
    if (node.type === 'text' && node.value === ' ') space = isInLine ? node : undefined;
    else if (node.type === 'html' && node.value.startsWith('<!--')) kept.push(node);
    else {
      if (space !== undefined && isPhrasing(node)) kept.push(space);
      isInLine = isPhrasing(node) && !(node.type === 'element' && INVISIBLE.has(node.name));
      space = undefined;
      kept.push(node);
    }
  }
  return kept;
}

const COMPONENT = { place: 'inline', isVoid: false, attributes: {} } as const;

function sayWhy(
  { name, raw }: HtmlTag,
  isKnown: boolean,
  intake: Intake,
): { readonly message: string; readonly help: string } {
  const shown = `\`${shorten(raw)}\``;
  if (isComponentName(name)) {
    return {
      message: `The component \`${name}\` is not mapped to a directive, so its tag is shown as text.`,
      help: `${adviseName(name, intake)}, or put it in backticks if readers should see it`,
    };
  }
  if (isKnown)
    return {
      message: `${shown} is in a line of text, where no block can start.`,
      help: 'put it on a line of its own, with a blank line before it',
    };
  return {
    message: `${shown} is shown as text: pages cannot contain it.`,
    help: 'write it in Markdown, or in backticks if readers should see the tag',
  };
}

function decodeAll(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decodeReferences(value)]));
}

/** Returns the position of an element's opening tag, where its mistakes are reported. */
function positionOf(html: Node, { start, end }: Stretch): NodePosition | undefined {
  if (html.position === undefined) return undefined;
  const { line, column } = html.position.start;
  return { start: { line, column, offset: start }, end: { line, column, offset: end } };
}
