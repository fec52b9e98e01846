import type { GroupNode, PageNode, Section, TreeNode } from '../../../engine/manifest/manifest.ts';
import { fillText } from '../../browser/page-language.ts';
import { countAllPages, countPages, ENGLISH, type Wording } from '../../words/words.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { externalAttributes, pageAttributes, renderLabel, type HrefOf } from '../../text/node-link.ts';
import { countPagesBelow } from './sidebar-index.ts';

/** Maximum number of pages per group on a section's landing page; the group's own page lists the rest. */
const NAMED_PAGES = 8;

/** Renders the body of a group's landing page: everything in the group, each page with its description. */
export function renderGroupLanding(
  group: GroupNode,
  hrefOf: HrefOf,
  wording: Wording = ENGLISH,
  describe?: Scope['describe'],
): string {
  return renderNodes(group.children, { hrefOf, wording, describe });
}

/** Renders the body of a section's landing page that nobody has written: where to start, and what there is. */
export function renderSectionLanding(section: Section, hrefOf: HrefOf, wording: Wording = ENGLISH): string {
  const first = firstPage(section.tree, section.home);
  return (
    (first === undefined
      ? ''
      : `<p class="start-here"><a ${pageAttributes(first, hrefOf)}>${fillText(escapeHtml(wording.words.startHere), { title: escapeHtml(first.title) })}</a></p>`) +
    listSection(section, { hrefOf, wording }, 'h2', first)
  );
}

/** Renders what is in a section below the text of its own page, whose last heading introduces the list. */
export function renderSectionContents(section: Section, hrefOf: HrefOf, wording: Wording = ENGLISH): string {
  return listSection(section, { hrefOf, wording }, 'h3');
}

/** Lists the groups of a section with their first pages, then what is in no group; a page named above is not listed alone. */
function listSection(section: Section, scope: Scope, heading: 'h2' | 'h3', named?: PageNode): string {
  const cards: string[] = [];
  const loose: TreeNode[] = [];
  const collect = (nodes: readonly TreeNode[]): void => {
    for (const node of nodes) {
      if (node.kind === 'group') cards.push(renderGroupCard(node, scope, heading));
      else if (node.kind === 'subheader') collect(node.children);
      else if (node.kind === 'link' || node.pathname !== section.home) loose.push(node);
    }
  };
  collect(section.tree);
  return (
    (cards.length === 0 ? '' : `<div class="cards">${cards.join('')}</div>`) +
    (loose.some((node) => node !== named) ? renderIndex(loose, scope) : '')
  );
}

/** Finds the first page to read in a section. */
function firstPage(nodes: readonly TreeNode[], home: string | undefined): PageNode | undefined {
  for (const node of nodes) {
    if (node.kind === 'page' && node.pathname !== home) return node;
    const inner = 'children' in node ? firstPage(node.children, home) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Renders a group's nodes in order: consecutive pages as lists, each subheader with its rows below it. */
function renderNodes(nodes: readonly TreeNode[], scope: Scope): string {
  let html = '';
  let run: TreeNode[] = [];
  const flush = (): void => {
    if (run.length > 0) html += renderIndex(run, scope);
    run = [];
  };
  for (const node of nodes) {
    if (node.kind === 'subheader') {
      flush();
      html += `<h2>${renderLabel(node, scope.wording)}</h2>${renderNodes(node.children, scope)}`;
    } else run.push(node);
  }
  flush();
  return html;
}

function renderGroupCard(group: GroupNode, { hrefOf, wording }: Scope, heading: 'h2' | 'h3'): string {
  const first = listPages(group.children, NAMED_PAGES);
  const count = countPagesBelow(group);
  const href = escapeHtml(hrefOf(group.pathname));
  const rest = count > first.length ? `<p><a href="${href}">${escapeHtml(countAllPages(count, wording))}</a></p>` : '';
  return `<section><${heading}><a href="${href}">${renderLabel(group, wording)}</a></${heading}>${renderIndex(first, { hrefOf, wording })}${rest}</section>`;
}

/**
 * Lists the first pages and links of a tree, including those under subheaders, and inner groups without their pages.
 */
function listPages(nodes: readonly TreeNode[], limit: number, found: TreeNode[] = []): readonly TreeNode[] {
  for (const node of nodes) {
    if (found.length >= limit) break;
    if (node.kind === 'subheader') listPages(node.children, limit, found);
    else found.push(node);
  }
  return found;
}

/** Context for rendering entries. */
interface Scope {
  readonly hrefOf: HrefOf;
  readonly wording: Wording;
  /** Finds the description of a page, a sentence or two; returns `undefined` if it has none. */
  readonly describe?: ((pathname: string) => string | undefined) | undefined;
}

function renderIndex(nodes: readonly TreeNode[], scope: Scope): string {
  const entries = nodes.map((node) => ({
    node,
    text: node.kind === 'link' || node.kind === 'subheader' ? undefined : scope.describe?.(node.pathname),
  }));
  const kind = entries.some(({ text }) => text !== undefined) ? 'index described' : 'index';
  return `<ul class="${kind}">${entries.map(({ node, text }) => `<li>${renderEntry(node, scope)}${text === undefined ? '' : `<p>${escapeHtml(text)}</p>`}</li>`).join('')}</ul>`;
}

function renderEntry(node: TreeNode, { hrefOf, wording }: Scope): string {
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
