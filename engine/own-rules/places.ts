import { indexLines } from '../text/source.ts';
import type { Page, Place } from './view.ts';

/** What is needed to find places in a page. */
export type PageText = Pick<Page, 'file' | 'place' | 'text'>;

/** Returns the place between two offsets in the text of a page; `page.place` if it has no file. */
export function placeAt({ file, place, text }: PageText, start: number, end: number): Place {
  if (file === undefined) return place;
  return { file, range: indexLines(text).range(start, end) };
}

/** Something found in the text of a page. */
export interface Match {
  /** The found text. */
  readonly text: string;
  readonly place: Place;
}

/**
 * Finds a word, or every match of a pattern, in the text of a page. `text` is where to look: `page.prose` leaves out
 * code and front matter.
 */
export function findAll(page: PageText, pattern: string | RegExp, text: string = page.text): readonly Match[] {
  if (page.file === undefined || pattern === '') return [];
  const { file } = page;
  const found =
    typeof pattern === 'string'
      ? offsetsOf(pattern, text).map((index) => ({ index, 0: pattern }))
      : [...text.matchAll(new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join('')))];
  if (found.length === 0) return [];
  const lines = indexLines(page.text);
  return found.map(({ index, 0: match }) => ({
    text: match,
    place: { file, range: lines.range(index, index + match.length) },
  }));
}

/** Returns the place of a key at the top level of the front matter; `page.place` if it is not written. */
export function placeOfKey(page: PageText, key: string): Place {
  const [frontMatter = ''] = FRONT_MATTER.exec(page.text) ?? [];
  for (const { index, 0: line } of frontMatter.matchAll(/^[^\s#].*$/gm)) {
    const [, quoted, bare] = KEY.exec(line) ?? [];
    if ((quoted ?? bare) === key) return placeAt(page, index, index + line.trimEnd().length);
  }
  return page.place;
}

/** The lines between two of `---` at the top of a file. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:[^]*?\n)?---[ \t]*(?:\r?\n|$)/;

const KEY = /^(?:["']([^"']*)["']|([^\s:"'][^:]*?))[ \t]*:/;

function offsetsOf(word: string, text: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push(at);
  return found;
}
