import { escapeHtml } from '../text/escape-html.ts';
import type { OfflinePage } from './settings.ts';

/** Files that a page cannot do without: its own styles and scripts, by their addresses in its HTML. */
const NEEDED = /<(?:link\b(?=[^>]* rel="stylesheet")|script\b)[^>]*? (?:href|src)="([^"]*\/_nav\/assets\/[^"]*)"/g;

/** Lists the styles and scripts of a page, as whole addresses. */
export function filesOf(html: string, origin: string): readonly string[] {
  return Array.from(html.matchAll(NEEDED), ([, address = '']) => new URL(address, origin).href);
}

/**
 * Says at the top of a page that it comes from the cache, and of which day it is; `date` is the value of the header with
 * which the host sent it.
 */
export function withNote(html: string, date: string | null, { note, language }: OfflinePage): string {
  const time = new Date(date ?? '');
  if (Number.isNaN(time.getTime())) return html;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time);
  const text = escapeHtml(note).replace(
    '{date}',
    () => `<time datetime="${time.toISOString()}">${escapeHtml(day)}</time>`,
  );
  return html.replace(
    /<main\b[^>]*>/,
    (main) => `${main}<aside class="callout note from-cache" role="note"><p>${text}</p></aside>`,
  );
}
