/** The ids of the references to the notes of a page, by identifier, in the order of the first references. */
export type FootnoteNumbers = Map<string, { readonly number: number; readonly ids: string[] }>;

/**
 * Adds a reference to a note; returns the note's number and the id of the reference. Ids contain a colon, so they never
 * collide with the slug of a heading.
 * @example
 * referTo('why', footnotes) // { number: 1, id: 'fnref:1' }
 * referTo('why', footnotes) // { number: 1, id: 'fnref:1-2' }
 */
export function referTo(
  identifier: string,
  footnotes: FootnoteNumbers,
): { readonly number: number; readonly id: string } {
  const note = footnotes.get(identifier) ?? { number: footnotes.size + 1, ids: [] };
  footnotes.set(identifier, note);
  const { number, ids } = note;
  const id = ids.length === 0 ? `fnref:${number}` : `fnref:${number}-${ids.length + 1}`;
  ids.push(id);
  return { number, id };
}

/** Returns the id of a note by its number. */
export function noteId(number: number): string {
  return `fn:${number}`;
}
