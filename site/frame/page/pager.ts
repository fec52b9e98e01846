import type { PageLink } from '../../../engine/manifest/manifest.ts';
import { ENGLISH, type Wording } from '../../words/words.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { HrefOf } from './node-link.ts';

/** Renders the links to the previous and next page; returns an empty string if there is neither. */
export function renderPager(
  previous: PageLink | undefined,
  next: PageLink | undefined,
  hrefOf: HrefOf,
  { words }: Wording = ENGLISH,
): string {
  if (previous === undefined && next === undefined) return '';
  return (
    `<nav class="pager" aria-label="${escapeHtml(words.pages)}">` +
    renderWay('prev', words.previous, previous, hrefOf) +
    renderWay('next', words.next, next, hrefOf) +
    '</nav>'
  );
}

function renderWay(rel: string, word: string, link: PageLink | undefined, hrefOf: HrefOf): string {
  if (link === undefined) return '';
  return `<a rel="${rel}" href="${hrefOfLink(link, hrefOf)}"><small>${escapeHtml(word)}</small> ${escapeHtml(link.title)}</a>`;
}

/** Returns the escaped address of a link to a page, with its anchor. */
export function hrefOfLink({ pathname, hash }: PageLink, hrefOf: HrefOf): string {
  return escapeHtml(hrefOf(pathname) + (hash === undefined ? '' : `#${hash}`));
}
