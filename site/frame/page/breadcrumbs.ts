import type { Section } from '../../../engine/manifest/manifest.ts';
import { ENGLISH, type Wording } from '../../words/words.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { HrefOf } from '../../text/node-link.ts';
import { indexSidebar } from './sidebar-index.ts';

/** One step from the section to the page; a step without a pathname is not a link. */
export interface Crumb {
  readonly title: string;
  readonly pathname?: string | undefined;
}

/** Finds the path from a section to one of its pages, without the page itself. */
export function findCrumbs(section: Section, current: string): readonly Crumb[] {
  if (current === section.home) return [];
  const crumbs: Crumb[] = [];
  for (let row = indexSidebar(section).rows.get(current)?.parent; row !== undefined; row = row.parent) {
    const { node } = row;
    crumbs.unshift({ title: node.title, pathname: node.kind === 'group' ? node.pathname : undefined });
  }
  return [{ title: section.name, pathname: section.home }, ...crumbs];
}

/** Renders the breadcrumbs; returns an empty string for a page at the top level. */
export function renderBreadcrumbs(crumbs: readonly Crumb[], hrefOf: HrefOf, { words }: Wording = ENGLISH): string {
  if (crumbs.length === 0) return '';
  const items = crumbs.map(({ title, pathname }) =>
    pathname === undefined
      ? `<li>${escapeHtml(title)}</li>`
      : `<li><a href="${escapeHtml(hrefOf(pathname))}">${escapeHtml(title)}</a></li>`,
  );
  return `<nav class="crumbs" aria-label="${escapeHtml(words.breadcrumb)}"><ol>${items.join('')}</ol></nav>`;
}
