import { MAX_HIGHLIGHTED_PAGE } from '../../../engine/text/limits.ts';
import { escapeText, escapeAttribute } from '../../text/escape.ts';
import { isPhrasing } from '../foreign/phrasing.ts';
import { endsParagraph } from '../../text/ends-paragraph.ts';
import { renderAnchored } from '../../rows/render-anchored.ts';
import { renderCode, renderVariants } from './render-code.ts';
import { renderDirective, renderFormula } from './render-directive.ts';
import { renderInline } from './render-inline.ts';
import { renderTable } from './render-table.ts';
import type { Rendering } from './rendering.ts';
import { typeScriptOf } from '../read/typescript-blocks.ts';
import { MAX_DEPTH, type Node, type NodeOf, toPlainText, withoutComments, contentOf } from '../tree/syntax-tree.ts';

/** Renders consecutive blocks, without space between them. `depth` is the number of nodes above them. */
export function renderBlocks(nodes: readonly Node[], rendering: Rendering, depth: number): string {
  return nodes.map((node) => renderBlock(node, rendering, depth)).join('');
}

function renderBlock(node: Node, rendering: Rendering, depth: number): string {
  if (depth > MAX_DEPTH) return wrap('p', escapeText(toPlainText(node)));
  switch (node.type) {
    case 'paragraph':
      return wrapLine(renderInline(node, rendering, depth + 1));
    case 'heading':
      return renderHeading(node, rendering, depth);
    case 'code':
      return renderBlockOfCode(node, rendering);
    case 'list':
      return renderList(node, rendering, depth);
    case 'blockquote':
      return wrap('blockquote', renderBlocks(contentOf(node), rendering, depth + 1));
    case 'table':
      return renderTable(node, rendering, depth);
    case 'thematicBreak':
      return '<hr>';
    case 'containerDirective':
    case 'leafDirective':
      return renderDirective(node, rendering, depth);
    case 'element':
      return renderAlone(node, rendering, depth);
    case 'math':
      return renderFormula(node, rendering);
    case 'html':
      return wrap('p', escapeText(withoutComments(node.value).trim()));
    default:
      return isPhrasing(node) ? renderAlone(node, rendering, depth) : '';
  }
}

/** Renders an inline node among blocks, which may occur inside an element. */
function renderAlone(node: Node, rendering: Rendering, depth: number): string {
  return renderInline({ type: 'paragraph', children: [node] } as Node, rendering, depth);
}

function renderBlockOfCode(node: NodeOf<'code'>, rendering: Rendering): string {
  rendering.code += node.value.length;
  if (rendering.code > MAX_HIGHLIGHTED_PAGE) return renderCode(node, true);
  const javascript = typeScriptOf(node) === undefined ? undefined : rendering.javaScriptOf(node.value);
  return javascript === undefined ? renderCode(node) : renderVariants(node, javascript);
}

function wrapLine(html: string): string {
  return endsParagraph(html) ? `<div class="slot-around">${html}</div>` : wrap('p', html);
}

/** Wraps content in an element; returns an empty string without content. */
function wrap(element: 'p' | 'blockquote', html: string): string {
  return html === '' ? '' : `<${element}>${html}</${element}>`;
}

function renderHeading(node: NodeOf<'heading'>, rendering: Rendering, depth: number): string {
  // If there is content before the title, links to it lead to its original place.
  if (node === rendering.survey.title) return `<span id="${rendering.survey.ids.get(node) ?? ''}"></span>`;
  // The page's title is the only level-1 heading.
  const level = Math.max(2, node.depth);
  const html = renderInline(node, rendering, depth + 1);
  const id = rendering.survey.ids.get(node);
  if (id === undefined) return `<h${level}>${html}</h${level}>`;
  const text = toPlainText(node);
  if (depth === 0 && (level === 2 || level === 3 || level === 4)) {
    rendering.headings.push({ id, depth: level, text });
  }
  return renderAnchored({ id, level, html, text }, rendering.words);
}

function renderList(node: NodeOf<'list'>, rendering: Rendering, depth: number): string {
  const loose = node.spread === true || node.children.some((item) => item.spread);
  const items = node.children.map((item) => renderItem(item, loose, rendering, depth + 1)).join('');
  if (node.ordered !== true) return `<ul>${items}</ul>`;
  const start = node.start ?? 1;
  return `<ol${start === 1 ? '' : ` start="${start}"`}>${items}</ol>`;
}

function renderItem(item: NodeOf<'listItem'>, loose: boolean, rendering: Rendering, depth: number): string {
  if (depth > MAX_DEPTH) return `<li>${escapeText(toPlainText(item))}</li>`;
  let html = '';
  for (const node of contentOf(item)) {
    const isBare = node.type === 'paragraph' && !loose;
    html += isBare ? renderInline(node, rendering, depth + 2) : renderBlock(node, rendering, depth + 1);
  }
  if (typeof item.checked !== 'boolean') return `<li>${html}</li>`;
  const { done, toDo } = rendering.words;
  const box = `<input type="checkbox" disabled${item.checked ? ' checked' : ''} aria-label="${escapeAttribute(item.checked ? done : toDo)}"> `;
  return `<li class="task">${html.startsWith('<p>') ? `<p>${box}${html.slice('<p>'.length)}` : box + html}</li>`;
}
