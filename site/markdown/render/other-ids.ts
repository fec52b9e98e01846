import type { Drawn } from '../../feature/feature.ts';

/**
 * Returns a part that a page includes once more, with ids of its own: each gets the number of the inclusion.
 *
 * @example
 * '<h2 id="field"><a href="#field">' → '<h2 id="field-2"><a href="#field-2">'
 */
export function withOtherIds({ html, headings }: Drawn, times: number): Drawn {
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id));
  const places = new Set(Array.from(ids, encodeURI));
  return {
    html: html.replaceAll(/ (id="|href="#)([^"]*)"/g, (found, start: string, id: string) =>
      (start === 'id="' ? ids : places).has(id) ? ` ${start}${id}-${times}"` : found,
    ),
    headings: headings.map((heading) => ({ ...heading, id: `${heading.id}-${times}` })),
  };
}
