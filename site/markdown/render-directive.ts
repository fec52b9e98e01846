import { isCallout, TAB, TAB_SET } from './directives.ts';
import { escapeAttribute, escapeText } from './escape.ts';
import { renderBlocks } from './render-blocks.ts';
import { renderInline } from './render-inline.ts';
import type { Rendering } from './rendering.ts';
import { contentOf } from './survey.ts';
import { childrenOf, isDirectiveLabel, type NodeOf, toPlainText } from './syntax-tree.ts';

/** Renders a callout or a set of content tabs; of an unknown directive, what it holds. */
export function renderContainer(node: NodeOf<'containerDirective'>, rendering: Rendering, depth: number): string {
  const label = childrenOf(node).find(isDirectiveLabel);
  const { words } = rendering;
  if (isCallout(node.name)) {
    const name = (label === undefined ? '' : renderInline(label, rendering, depth + 2)) || escapeText(words[node.name]);
    const body = renderBlocks(contentOf(node), rendering, depth + 1);
    return `<aside class="callout ${node.name}" role="note"><p class="callout-title">${name}</p>${body}</aside>`;
  }
  if (node.name === TAB_SET) {
    return `<div class="tabset" data-tabs>${renderBlocks(contentOf(node), rendering, depth + 1)}</div>`;
  }
  const body = renderBlocks(contentOf(node), rendering, depth + 1);
  if (node.name !== TAB) return body;
  const name = (label === undefined ? '' : toPlainText(label)) || words.tab;
  return `<section aria-label="${escapeAttribute(name)}">${body}</section>`;
}
