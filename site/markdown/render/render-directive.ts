import { DETAILS, isCallout, lookOf, TAB, TAB_SET } from '../tree/directives.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';
import { renderBlocks } from './render-blocks.ts';
import { renderInline } from './render-inline.ts';
import type { Rendering } from './rendering.ts';
import { contentOf } from '../read/survey.ts';
import { childrenOf, isDirectiveLabel, type NodeOf, toPlainText } from '../tree/syntax-tree.ts';

/** Renders a callout or a set of content tabs, and only the content of an unknown directive. */
export function renderContainer(node: NodeOf<'containerDirective'>, rendering: Rendering, depth: number): string {
  const label = childrenOf(node).find(isDirectiveLabel);
  const { words } = rendering;
  if (isCallout(node.name)) {
    const name = titleOf(node, rendering, depth) || escapeText(words[node.name]);
    const body = renderBlocks(contentOf(node), rendering, depth + 1);
    return `<aside class="callout ${lookOf(node.name)}" role="note"><p class="callout-title">${name}</p>${body}</aside>`;
  }
  if (node.name === DETAILS) {
    const body = renderBlocks(contentOf(node), rendering, depth + 1);
    const isOpen = node.attributes?.['open'] !== undefined && node.attributes['open'] !== 'false';
    return `<details${isOpen ? ' open' : ''}><summary>${titleOf(node, rendering, depth) || escapeText(words.details)}</summary>${body}</details>`;
  }
  if (node.name === TAB_SET) {
    return `<div class="tabset" data-tabs>${renderBlocks(contentOf(node), rendering, depth + 1)}</div>`;
  }
  const body = renderBlocks(contentOf(node), rendering, depth + 1);
  if (node.name !== TAB) return body;
  const name = (label === undefined ? '' : toPlainText(label)) || node.attributes?.['title'] || words.tab;
  return `<section aria-label="${escapeAttribute(name)}">${body}</section>`;
}

/** Renders the title of a directive; returns an empty string if it has none. */
function titleOf(node: NodeOf<'containerDirective'>, rendering: Rendering, depth: number): string {
  const label = childrenOf(node).find(isDirectiveLabel);
  return label === undefined ? escapeText(node.attributes?.['title'] ?? '') : renderInline(label, rendering, depth + 2);
}
