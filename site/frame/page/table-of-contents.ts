import type { DrawnHeading } from '../../feature/feature.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { Foreign } from './page-main.ts';

/**
 * Renders the list of second- and third-level headings for `nav.toc`; returns an empty string if there are none. For
 * rows, it only reserves the room: their names are in the page already, where a script takes them from.
 */
export function renderTableOfContents(headings: readonly DrawnHeading[], foreign?: Foreign): string {
  const listed = headings.filter(({ depth }) => depth < 4);
  if (listed.length === 0) return '';
  const items = listed.map(
    ({ id, depth, text, rows }) =>
      `<li class="d${depth}"><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a>` +
      (rows === undefined ? '' : `<li data-rows style="--dn-rows:${rows}">`),
  );
  // The list keeps the direction of the page, which determines its layout.
  return `<ul${foreign === undefined ? '' : ` lang="${escapeHtml(foreign.code)}"`}>${items.join('')}</ul>`;
}
