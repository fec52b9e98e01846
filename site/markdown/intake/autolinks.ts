import { stretchOf } from '../destination.ts';
import type { Node, NodeOf } from '../syntax-tree.ts';

/** Quotes, brackets and stops that follow an address without a space, and that no address holds as they are. */
const END = /[“”„«»‹›…、。，．！？；：）」』】〉》]/;

/** What ends a sentence, and so no address (https://github.github.com/gfm/#extended-autolink-path-validation). */
const STOPS = /[?!.,:*_~'"]+$/;

/** Parts an address without marks from what the parser took for its end, as the quote in `“https://a.example”`. */
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
