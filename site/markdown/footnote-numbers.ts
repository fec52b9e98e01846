/** Numbers the footnotes of one page in the order in which they are first referred to. */
export interface FootnoteNumbers {
  /** Counts one more reference to a note; gives the note's number and the reference's own id. */
  refer(identifier: string): { readonly number: number; readonly id: string };
  /** Identifiers by number; grows while the notes themselves refer to further notes. */
  readonly order: readonly string[];
  /** Ids of all references to a note so far. */
  referencesTo(identifier: string): readonly string[];
}

/**
 * Makes the numbers of one page. Ids hold a colon, which no heading's slug does, so they never meet one.
 * @example
 * numbers.refer('why') // { number: 1, id: 'fnref:1' }
 * numbers.refer('why') // { number: 1, id: 'fnref:1-2' }
 */
export function createFootnoteNumbers(): FootnoteNumbers {
  const order: string[] = [];
  const references = new Map<string, string[]>();
  const numbers = new Map<string, number>();
  return {
    order,
    refer(identifier) {
      const before = references.get(identifier) ?? [];
      if (before.length === 0) {
        references.set(identifier, before);
        order.push(identifier);
        numbers.set(identifier, order.length);
      }
      const number = numbers.get(identifier) ?? 0;
      const id = before.length === 0 ? `fnref:${number}` : `fnref:${number}-${before.length + 1}`;
      before.push(id);
      return { number, id };
    },
    referencesTo: (identifier) => references.get(identifier) ?? [],
  };
}

/** Id of the note with a number. */
export function noteId(number: number): string {
  return `fn:${number}`;
}
