import { Parser } from 'htmlparser2';
import type { HtmlReference } from './html-reference.ts';

/**
 * Reads the addresses of a sitemap, including those of other languages (https://www.sitemaps.org/protocol.html). Drops
 * `origin` from addresses: they must exist in this very output.
 */
export function readSitemap(xml: string, origin: string): readonly HtmlReference[] {
  const references: HtmlReference[] = [];
  let start = -1;
  let text = '';
  const add = (address: string, from: number, end: number): void => {
    const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    references.push({ href: own, start: from, end });
  };
  const parser = new Parser(
    {
      onopentag(name, { href }: Readonly<Record<string, string>>) {
        if (name === 'xhtml:link' && href !== undefined) add(href, parser.startIndex, parser.endIndex + 1);
        if (name !== 'loc') return;
        start = parser.endIndex + 1;
        text = '';
      },
      ontext(more) {
        text += more;
      },
      onclosetag(name) {
        if (name === 'loc') add(text.trim(), start, parser.startIndex);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return references;
}
