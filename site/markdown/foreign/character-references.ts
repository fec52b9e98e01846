import { markdownToMdast } from 'satteri';

// https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references
const REFERENCE = /&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/g;

const KNOWN = new Map<string, string>();

/** Replaces character references such as `&nbsp;`; the parser knows them all. */
export function decodeReferences(text: string): string {
  return text.includes('&') ? text.replace(REFERENCE, decode) : text;
}

function decode(reference: string): string {
  const known = KNOWN.get(reference);
  if (known !== undefined) return known;
  const root = markdownToMdast(`a${reference}`, { features: { gfm: false, frontmatter: false } });
  const paragraph = root.type === 'root' ? root.children[0] : undefined;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const decoded = text?.type === 'text' ? text.value.slice(1) : reference;
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(reference, decoded);
  return decoded;
}

const MOST_KNOWN = 1000;
