import type { PageLink } from '../../../engine/manifest/manifest.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { HrefOf } from './node-link.ts';
import { hrefOfLink } from './pager.ts';

/** Renders the tabs of a page with several addresses; `name` is the page's title. */
export function renderTabs(tabs: readonly PageLink[], current: string, name: string, hrefOf: HrefOf): string {
  if (tabs.length === 0) return '';
  const items = tabs.map((tab) => {
    const mark = tab.pathname === current ? ' aria-current="page"' : '';
    return `<a href="${hrefOfLink(tab, hrefOf)}"${mark}>${escapeHtml(tab.title)}</a>`;
  });
  return `<nav class="tabs" aria-label="${escapeHtml(name)}">${items.join('')}</nav>`;
}
