import type { Asked, Drawing } from './feature.ts';

/*
 * The features of a project are drawn before the pages that ask for them, in a thread of their own. Marks stand for
 * what only the page knows: no page contains the character that they begin with.
 */

/** Stands for the content of a block. */
export const CONTENT_MARK = '\0content\0';

/** Stands for the title of a block. */
export const TITLE_MARK = '\0title\0';

/** Stands for the id of a title that is a heading. */
export const ID_MARK = '\0id\0';

/** Returns what stands for a resolved address. */
export function addressMark(address: string): string {
  return `\0address ${encodeURIComponent(address)}\0`;
}

const ADDRESS = /\0address ([^\0]*)\0/g;

/** Replaces the marks in what was drawn. `escape` makes an address fit into it. */
export function fillMarks(
  drawn: string,
  { title, id = '', content }: Pick<Asked<unknown>, 'title' | 'id' | 'content'>,
  { resolve, escape = (href) => href }: Pick<Drawing, 'resolve'> & { readonly escape?: (href: string) => string },
): string {
  return drawn
    .replace(ADDRESS, (_, address: string) => escape(resolve(decodeURIComponent(address))?.href ?? '#'))
    .replaceAll(TITLE_MARK, () => title)
    .replaceAll(ID_MARK, () => id)
    .replaceAll(CONTENT_MARK, () => content);
}
