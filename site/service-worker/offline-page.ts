import { escapeHtml } from '../text/escape-html.ts';
import { VISITED_PLACE } from './visited-pages.ts';
import type { OFFLINE_WORDS } from '../words/words.ts';

/** Path of the offline page below a language's folder, among generated files, where no writer's page can be. */
export const OFFLINE_PAGE = '_nav/offline.html';

/**
 * Renders the contents of `<main>` for a page that is neither reachable nor cached; the worker adds a list of visited
 * pages.
 */
export function renderOffline(words: Readonly<Record<keyof typeof OFFLINE_WORDS, string>>): string {
  return (
    `<div class="home"><h1>${escapeHtml(words.offlineTitle)}</h1><p class="lead">${escapeHtml(words.offline)}</p>` +
    `<p><a href="">${escapeHtml(words.offlineRetry)}</a></p>` +
    `<div class="nearest">${VISITED_PLACE}</div></div>`
  );
}
