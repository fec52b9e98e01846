import { stretchOf } from '../tree/destination.ts';
import type { Node, NodeOf } from '../tree/syntax-tree.ts';

/** Quotes, brackets and punctuation that may directly follow an address, and that no address contains unescaped. */
const END = /[“”„«»‹›…、。，．！？；：）」』】〉》]/;

/**
 * Punctuation at the end of a sentence, which is not part of an address
 * (https://github.github.com/gfm/#extended-autolink-path-validation).
 */
const STOPS = /[?!.,:*_~'"]+$/;

/** Separates a bare address from characters that the parser included, such as the quote in `“https://a.example”`. */
export function partAutolink(link: NodeOf<'link'>, source: string): readonly Node[] | undefined {
  const [text, ...others] = link.children;
  if (text?.type !== 'text' || !link.url.endsWith(text.value) || others.length > 0 || link.position === undefined)
    return undefined;
  const at = text.value.search(END);
  const { start } = stretchOf(link);
  if (at <= 0 || !source.startsWith(text.value, start)) return undefined;
  const address = text.value.slice(0, at).replace(STOPS, '');
  const rest = text.value.slice(address.length);
  const middle = { ...link.position.start, offset: start + address.length };
  return [
    {
      ...link,
      url: link.url.slice(0, -rest.length),
      children: [{ ...text, value: address, position: { start: link.position.start, end: middle } }],
      position: { start: link.position.start, end: middle },
    },
    { type: 'text', value: rest, position: { start: middle, end: link.position.end } },
  ];
}
