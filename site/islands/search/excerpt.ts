/** A piece of an excerpt; `marked` pieces are words of the query. */
export interface ExcerptPiece {
  readonly text: string;
  readonly marked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * Takes an excerpt's HTML apart into plain text; `<mark>` is the only tag it may hold.
 *
 * @example
 * 'a <mark>b</mark> &lt;c&gt;' → 'a ', marked 'b', ' <c>'
 */
export function parseExcerpt(html: string): ExcerptPiece[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const marked = piece.startsWith('<mark>');
      return { text: decode(piece.replace(/^<mark>|<\/mark>$/g, '')), marked };
    });
}

function decode(html: string): string {
  return html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
