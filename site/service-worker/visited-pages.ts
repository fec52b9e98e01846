import { escapeHtml } from '../text/escape-html.ts';

/** Placeholder for links to visited pages in the offline page. */
export const VISITED_PLACE = '<ul class="index" id="visited"></ul>';

/** Maximum number of listed pages: as many as a reader would look through. */
const NAMED = 30;

/** Lists cached pages in an offline page, the most recent first. */
export async function listVisited(offlinePage: string, cache: Cache): Promise<string> {
  const requests = (await cache.keys()).toReversed().slice(0, NAMED);
  const rows = await Promise.all(
    requests.map(async (request) => {
      const answer = await cache.match(request, { ignoreVary: true });
      return answer === undefined ? '' : renderRow(request.url, await answer.text());
    }),
  );
  // A function, as titles may have dollar signs.
  return offlinePage.replace(VISITED_PLACE, () => VISITED_PLACE.replace('</ul>', () => `${rows.join('')}</ul>`));
}

function renderRow(address: string, html: string): string {
  const { pathname } = new URL(address);
  return `<li><a href="${escapeHtml(pathname)}">${titleInHtml(html) ?? escapeHtml(pathname)}</a></li>`;
}

/**
 * Finds the title of a page for link previews, as HTML.
 *
 * @example
 * '… <meta property="og:title" content="Box &amp; Stack - System"> …' // 'Box &amp; Stack - System'
 */
export function titleInHtml(html: string): string | undefined {
  const [, title] = /<meta property="og:title" content="([^"<>]+)"/.exec(html) ?? /<title>([^<]+)/.exec(html) ?? [];
  return title;
}
