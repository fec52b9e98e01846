import type { GroupNode, Section, TreeNode } from '../../../engine/manifest.ts';
import { countAllPages, countPages, ENGLISH, type Wording } from '../words.ts';
import { escapeHtml } from './escape-html.ts';
import { externalAttributes, pageAttributes, renderLabel, type HrefOf } from './node-link.ts';
import { countPagesBelow } from './sidebar-index.ts';

/** Pages of a group that a section's landing page names; the rest are behind the group's own page. */
const NAMED_PAGES = 8;

/** Renders the body of a group's landing page: everything that stands below it. */
export function renderGroupLanding(group: GroupNode, hrefOf: HrefOf, wording: Wording = ENGLISH): string {
  return renderNodes(group.children, hrefOf, wording);
}

/** Renders the body of a section's landing page: its groups with their first pages. */
export function renderSectionLanding(section: Section, hrefOf: HrefOf, wording: Wording = ENGLISH): string {
  const cards: string[] = [];
  const loose: TreeNode[] = [];
  const collect = (nodes: readonly TreeNode[]): void => {
    for (const node of nodes) {
      if (node.kind === 'group') cards.push(renderGroupCard(node, hrefOf, wording));
      else if (node.kind === 'subheader') collect(node.children);
      else if (node.kind === 'link' || node.pathname !== section.home) loose.push(node);
    }
  };
  collect(section.tree);
  return (
    (cards.length === 0 ? '' : `<div class="cards">${cards.join('')}</div>`) +
    (loose.length === 0 ? '' : renderIndex(loose, hrefOf, wording))
  );
}

/** Renders a group's nodes in order: runs of pages as lists, each subheader with its rows below it. */
function renderNodes(nodes: readonly TreeNode[], hrefOf: HrefOf, wording: Wording): string {
  let html = '';
  let run: TreeNode[] = [];
  const flush = (): void => {
    if (run.length > 0) html += renderIndex(run, hrefOf, wording);
    run = [];
  };
  for (const node of nodes) {
    if (node.kind === 'subheader') {
      flush();
      html += `<h2>${renderLabel(node, wording)}</h2>${renderNodes(node.children, hrefOf, wording)}`;
    } else {
      run.push(node);
    }
  }
  flush();
  return html;
}

function renderGroupCard(group: GroupNode, hrefOf: HrefOf, wording: Wording): string {
  const first = listPages(group.children, NAMED_PAGES);
  const count = countPagesBelow(group);
  const href = escapeHtml(hrefOf(group.pathname));
  const rest = count > first.length ? `<p><a href="${href}">${escapeHtml(countAllPages(count, wording))}</a></p>` : '';
  return `<section><h2><a href="${href}">${renderLabel(group, wording)}</a></h2>${renderIndex(first, hrefOf, wording)}${rest}</section>`;
}

/** The first pages and links of a tree, those under subheaders included, inner groups by their name alone. */
function listPages(nodes: readonly TreeNode[], limit: number, found: TreeNode[] = []): readonly TreeNode[] {
  for (const node of nodes) {
    if (found.length >= limit) break;
    if (node.kind === 'subheader') listPages(node.children, limit, found);
    else found.push(node);
  }
  return found;
}

function renderIndex(nodes: readonly TreeNode[], hrefOf: HrefOf, wording: Wording): string {
  return `<ul class="index">${nodes.map((node) => `<li>${renderEntry(node, hrefOf, wording)}</li>`).join('')}</ul>`;
}

function renderEntry(node: TreeNode, hrefOf: HrefOf, wording: Wording): string {
  switch (node.kind) {
    case 'page':
      return `<a ${pageAttributes(node, hrefOf)}>${renderLabel(node, wording)}</a>`;
    case 'link':
      return `<a ${externalAttributes(node)}>${renderLabel(node, wording)}</a>`;
    case 'group':
      return (
        `<a href="${escapeHtml(hrefOf(node.pathname))}">${renderLabel(node, wording)}</a> ` +
        `<small>${escapeHtml(countPages(countPagesBelow(node), wording))}</small>`
      );
    case 'subheader':
      return renderLabel(node, wording);
  }
}
