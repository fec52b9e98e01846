import { fillText } from '../../browser/page-language.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';
import { noteId, referTo } from '../read/footnote-numbers.ts';
import { renderFormula, renderTextDirective } from './render-directive.ts';
import type { Rendering } from './rendering.ts';
import { encodeHref, IMAGE_SCHEMES, isSafeHref, LINK_SCHEMES } from '../read/safe-href.ts';
import { ELEMENTS, FILE_ATTRIBUTES } from '../foreign/html-elements.ts';
import { isPhrasing } from '../foreign/phrasing.ts';
import { renderBlocks } from './render-blocks.ts';
import { inRegion } from './render-table.ts';
import {
  childrenOf,
  type ElementNode,
  MAX_DEPTH,
  type Node,
  toPlainText,
  withoutComments,
} from '../tree/syntax-tree.ts';

/** Renders the content of a paragraph, heading or table cell. `depth` is the number of nodes above it. */
export function renderInline(parent: Node, rendering: Rendering, depth: number): string {
  if (depth > MAX_DEPTH) return escapeText(toPlainText(parent));
  let html = '';
  for (const node of childrenOf(parent)) html += renderNode(node, rendering, depth);
  return html;
}

/** Renders the content of an element: inline nodes or blocks. */
function renderMixed(element: ElementNode, rendering: Rendering, depth: number): string {
  return element.children.every(isPhrasing)
    ? renderInline(element, rendering, depth)
    : renderBlocks(element.children, rendering, depth);
}

function renderNode(node: Node, rendering: Rendering, depth: number): string {
  switch (node.type) {
    case 'text':
      return escapeText(node.value);
    case 'inlineCode':
      return `<code>${escapeText(node.value).replaceAll(OPTION, '<span>$&</span>')}</code>`;
    case 'emphasis':
      return `<em>${renderInline(node, rendering, depth + 1)}</em>`;
    case 'strong':
      return `<strong>${renderInline(node, rendering, depth + 1)}</strong>`;
    case 'delete':
      return `<del>${renderInline(node, rendering, depth + 1)}</del>`;
    case 'break':
      return '<br>';
    case 'html':
      return escapeText(withoutComments(node.value));
    case 'element':
      return renderElement(node, renderMixed(node, rendering, depth + 1), rendering);
    case 'inlineMath':
      return renderFormula(node, rendering);
    case 'link':
      return renderLink(renderInline(node, rendering, depth + 1), node, rendering);
    case 'linkReference':
      return renderLink(renderInline(node, rendering, depth + 1), definitionOf(node, rendering), rendering);
    case 'image':
      return renderImage(node.alt ?? '', node, rendering);
    case 'imageReference':
      return renderImage(node.alt ?? '', definitionOf(node, rendering), rendering);
    case 'footnoteReference':
      return renderReference(node.identifier, rendering);
    case 'textDirective':
      return renderTextDirective(node, rendering, depth);
    default:
      return escapeText(toPlainText(node));
  }
}

/** The hyphens of an option or CSS variable with the word after them; browsers would break lines between them. */
const OPTION = /(?<![\w-])--?\w+/g;

interface Target {
  readonly url: string;
  readonly title?: string | null | undefined;
  /** Size, alignment and language of an image written in HTML. */
  readonly data?: { readonly shape?: Readonly<Record<string, string>> } | undefined;
}

function definitionOf(node: { readonly identifier: string }, { survey }: Rendering): Target | undefined {
  return survey.definitions.get(node.identifier);
}

function renderLink(content: string, target: Target | undefined, { resolveHref }: Rendering): string {
  if (target === undefined || !isSafeHref(target.url, LINK_SCHEMES)) return content;
  const resolved = resolveHref(target.url);
  if (resolved === undefined) return content;
  const { href, external } = resolved;
  // A link needs a name, and its address is better than none.
  const name = content === '' ? escapeText(target.url) : content;
  return `<a href="${escapeAttribute(encodeHref(href))}"${external ? ' class="x"' : ''}${titleOf(target)}>${name}</a>`;
}

function renderImage(alt: string, target: Target | undefined, { resolveSource }: Rendering): string {
  if (target === undefined || !isSafeHref(target.url, IMAGE_SCHEMES)) return escapeText(alt);
  const src = escapeAttribute(encodeHref(resolveSource(target.url)));
  const shape = Object.entries(target.data?.shape ?? {}).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<img src="${src}" alt="${escapeAttribute(alt)}"${titleOf(target)}${shape.join('')} loading="lazy" decoding="async">`;
}

function titleOf({ title }: Target): string {
  return title ? ` title="${escapeAttribute(title)}"` : '';
}

function renderReference(identifier: string, { footnotes, words }: Rendering): string {
  const { number, id } = referTo(identifier, footnotes);
  const label = escapeAttribute(fillText(words.footnote, { number }));
  return `<sup><a id="${id}" href="#${noteId(number)}" aria-label="${label}">${number}</a></sup>`;
}

/**
 * Renders an element around its content. All elements and attributes are on the list of allowed ones, and still
 * escaped.
 */
function renderElement({ name, attributes }: ElementNode, content: string, rendering: Rendering): string {
  let tag = name;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!FILE_ATTRIBUTES.includes(attribute))
      tag += value === '' ? ` ${attribute}` : ` ${attribute}="${escapeAttribute(value)}"`;
    else if (isSafeHref(value, IMAGE_SCHEMES))
      tag += ` ${attribute}="${escapeAttribute(encodeHref(rendering.resolveSource(value)))}"`;
  }
  if (ELEMENTS[name]?.isVoid === true) return `<${tag}>`;
  const element = `<${tag}>${content}</${name}>`;
  return name === 'table' ? inRegion(element, rendering) : element;
}
