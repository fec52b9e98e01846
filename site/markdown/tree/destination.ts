import type { NodeOf } from './syntax-tree.ts';

/** A range of a page's source; `end` is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A node that contains its own address. */
type Addressed = NodeOf<'link' | 'image' | 'definition'>;

/** Finds the address of a link, image or definition in the source; returns the whole node if it cannot be found. */
export function findDestination(source: string, node: Addressed): Stretch {
  const whole = stretchOf(node);
  if (isTag(source, whole)) return findInTag(source, node.url, whole);
  const from = startOfDestination(source, node, whole);
  const found = from === undefined ? undefined : readDestination(source, from, whole.end);
  return found !== undefined && isSame(source.slice(found.start, found.end), node.url) ? found : whole;
}

/**
 * Returns whether a link or image is HTML; an address in angle brackets has a colon or an at sign in its first word.
 */
function isTag(source: string, { start, end }: Stretch): boolean {
  return (
    source[start] === '<' &&
    /^<(?:a|img|video|audio|source|track)[\s>/]/i.test(source.slice(start, Math.min(end, start + LONGEST_NAME)))
  );
}

const LONGEST_NAME = 10;

/** Finds an address in a tag, whose title, class or name may contain the same text. */
function findInTag(source: string, url: string, { start, end }: Stretch): Stretch {
  for (const { index, 0: attribute, 1: name = '' } of source.slice(start, end).matchAll(ADDRESS)) {
    const from = start + index + name.length;
    const value = { start: from, end: start + index + attribute.length };
    if (isSame(source.slice(value.start, value.end), url)) return value;
  }
  return { start, end };
}

/** An attribute that can contain an address, without the closing quote or its equivalent in JSX. */
const ADDRESS =
  /(\s(?:href|src|srcset|poster)\s*=\s*(?:\{\s*)?["'`]?)(?:(?<=")[^"]*|(?<=')[^']*|(?<=`)[^`]*|(?<!["'`])[^\s"'`>]+)/gi;

/** Finds the end of an offset's line. */
export function endOfLine(source: string, from: number): number {
  LINE_END.lastIndex = from;
  return LINE_END.exec(source)?.index ?? source.length;
}

const LINE_END = /[\r\n]/g;

/** Finds the first line of a range. */
export function firstLine(source: string, { start, end }: Stretch): Stretch {
  return { start, end: Math.min(end, endOfLine(source, start)) };
}

/** Returns the range of a node in the source. */
export function stretchOf(node: { readonly position?: NodeOf<'link'>['position'] }): Stretch {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

function startOfDestination(source: string, node: Addressed, { start, end }: Stretch): number | undefined {
  if (node.type === 'definition') return after(source, ']:', start, end);
  if (node.type === 'image') {
    // A title may also contain `](`, so use the first one that the address follows.
    for (let at = after(source, '](', start, end); at !== undefined; at = after(source, '](', at, end)) {
      const found = readDestination(source, at, end);
      if (found !== undefined && isSame(source.slice(found.start, found.end), node.url)) return at;
    }
    return undefined;
  }
  if (source[start] === '<') return start;
  if (source[start] !== '[') return undefined;
  const text = node.children.at(-1);
  return after(source, '](', text === undefined ? start : stretchOf(text).end, end);
}

function after(source: string, mark: string, from: number, end: number): number | undefined {
  const at = source.indexOf(mark, from);
  return at === -1 || at + mark.length > end ? undefined : at + mark.length;
}

/** Reads an address according to CommonMark: in angle brackets, or up to a space or an unmatched parenthesis. */
function readDestination(source: string, from: number, end: number): Stretch | undefined {
  let at = from;
  while (at < end && /[\s>]/.test(source[at] ?? '')) at++;
  if (source[at] === '<') {
    const close = source.indexOf('>', at);
    return close === -1 || close > end ? undefined : { start: at + 1, end: close };
  }
  const start = at;
  for (let depth = 0; at < end; at++) {
    const character = source[at] ?? '';
    if (character === '\\') at++;
    else if (character === '(') depth++;
    else if (/\s/.test(character) || (character === ')' && --depth < 0)) break;
  }
  return { start, end: Math.min(at, end) };
}

/** Returns whether the source is the address; only escapes and character references may make them differ. */
function isSame(written: string, url: string): boolean {
  return written === url || /[\\&]/.test(written) || `mailto:${written}` === url;
}

/** Finds words within a range; returns the whole range if they are spelled differently. */
export function wordsWithin(shown: string, { start, end }: Stretch, source: string): Stretch {
  const found = source.slice(start, end).indexOf(shown);
  return found < 0 ? { start, end } : { start: start + found, end: start + found + shown.length };
}
