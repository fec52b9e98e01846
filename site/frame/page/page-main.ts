import type { PageLink, Tag } from '../../../engine/manifest.ts';
import { nameDay, WORDS } from '../words.ts';
import { renderBreadcrumbs, type Crumb } from './breadcrumbs.ts';
import { escapeHtml } from './escape-html.ts';
import type { HrefOf } from './node-link.ts';
import { hrefOfLink, renderPager } from './pager.ts';
import { renderTabs } from './tabs.ts';
import { renderTags } from './tags.ts';

/** Everything that stands in a page's `<main>`. */
export interface PageMain {
  readonly pathname: string;
  readonly title: string;
  readonly tags: readonly Tag[];
  readonly crumbs: readonly Crumb[];
  /** One sentence under the title, as inline HTML of the Markdown renderer. */
  readonly lead?: string | undefined;
  /** The place of the page's ad, as HTML. */
  readonly adSlot?: string;
  readonly tabs?: readonly PageLink[] | undefined;
  /** What to use instead of a deprecated page. */
  readonly replacement?: PageLink | undefined;
  /** Other pages on the same subject, such as the API of a component. */
  readonly related?: readonly PageLink[] | undefined;
  /** The page's own HTML. */
  readonly body: string;
  readonly editUrl?: string | undefined;
  /** The day of the last change, as `YYYY-MM-DD`. */
  readonly updated?: string | undefined;
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}

/** Renders the contents of `<main>`, in reading order. */
export function renderPageMain(page: PageMain, hrefOf: HrefOf): string {
  return (
    renderBreadcrumbs(page.crumbs, hrefOf) +
    `<h1>${escapeHtml(page.title)}${renderTags(page.tags)}</h1>` +
    (page.lead ? `<p class="lead">${page.lead}</p>` : '') +
    (page.adSlot ?? '') +
    renderTabs(page.tabs ?? [], page.pathname, page.title, hrefOf) +
    renderReplacement(page, hrefOf) +
    `<article class="prose">${page.body}</article>` +
    renderRelated(page.related ?? [], hrefOf) +
    renderPager(page.previous, page.next, hrefOf) +
    renderFooter(page)
  );
}

function renderReplacement({ replacement }: PageMain, hrefOf: HrefOf): string {
  if (replacement === undefined) return '';
  const link = `<a href="${hrefOfLink(replacement, hrefOf)}">${escapeHtml(replacement.title)}</a>`;
  return (
    '<aside class="callout warning" role="note"><p class="callout-title">Deprecated</p>' +
    `<p>Use ${link} instead.</p></aside>`
  );
}

function renderRelated(related: readonly PageLink[], hrefOf: HrefOf): string {
  if (related.length === 0) return '';
  const links = related.map((link) => `<li><a href="${hrefOfLink(link, hrefOf)}">${escapeHtml(link.title)}</a></li>`);
  return `<nav class="related" aria-label="${WORDS.related}"><ul>${links.join('')}</ul></nav>`;
}

function renderFooter({ editUrl, updated }: PageMain): string {
  if (editUrl === undefined && updated === undefined) return '';
  return (
    '<footer>' +
    (updated === undefined ? '' : `<span>${WORDS.updated} ${renderDay(updated)}</span>`) +
    (editUrl === undefined ? '' : `<a class="edit" href="${escapeHtml(editUrl)}">${WORDS.edit}</a>`) +
    '</footer>'
  );
}

function renderDay(day: string): string {
  return `<time datetime="${escapeHtml(day)}">${escapeHtml(nameDay(day))}</time>`;
}
