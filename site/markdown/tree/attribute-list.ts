import type { Stretch } from './destination.ts';

/** An attribute as it is written; the range of its value is without quotes, and empty if only the name is written. */
export interface WrittenAttribute extends Stretch {
  readonly name: string;
  readonly value: Stretch;
}

/** What is written in the braces of a directive. */
export interface AttributeList {
  readonly attributes: readonly WrittenAttribute[];
  /** Offset after the closing brace; absent if none closes them in their line. */
  readonly end?: number;
}

/**
 * Reads the attributes after an opening brace as HTML does: in quotes, braces are text. `#a` and `.a` are an id and a
 * class.
 * @example
 * readAttributeList('::demo{src="a}b" open}', 6).end // 22
 */
export function readAttributeList(text: string, open: number): AttributeList {
  const attributes: WrittenAttribute[] = [];
  for (let at = open + 1; ; at = ATTRIBUTE.lastIndex) {
    ATTRIBUTE.lastIndex = at;
    const { groups = {}, indices } = ATTRIBUTE.exec(text) ?? {};
    const { sign, name = sign === undefined ? undefined : sign === '#' ? 'id' : 'class' } = groups;
    const end = ATTRIBUTE.lastIndex;
    if (name === undefined || attributes.length === MOST)
      return text[end] === '}' ? { attributes, end: end + 1 } : { attributes };
    const { double, single, bare, short } = indices?.groups ?? {};
    const [start = at] = indices?.groups?.['whole'] ?? [];
    const [from, to] = double ?? single ?? bare ?? short ?? [end, end];
    attributes.push({ name, start, end, value: { start: from, end: to } });
  }
}

/**
 * Attributes of one directive. What is in the quotes of one may look like the start of another, so each character is
 * read at most that often.
 */
const MOST = 100;

// https://html.spec.whatwg.org/multipage/syntax.html#attributes-2
const ATTRIBUTE =
  /[ \t,/"']*(?<whole>(?<sign>[#.])(?<short>[^\s#.=,/"'{}]+)|(?<name>[^\s=,/"'{}]+)(?:[ \t]*=[ \t]*(?:"(?<double>[^"\r\n]*)"|'(?<single>[^'\r\n]*)'|(?<bare>[^\s"'{}][^\s{}]*)|(?=[}])))?)?/dy;
