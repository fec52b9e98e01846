/** Numbers the footnotes of a page in the order of their first references. */
export interface FootnoteNumbers {
  /** Adds a reference to a note; returns the note's number and the id of the reference. */
  refer(identifier: string): { readonly number: number; readonly id: string };
  /** Identifiers by number; grows while notes refer to further notes. */
  readonly order: readonly string[];
  /** Returns the ids of all references to a note so far. */
  referencesTo(identifier: string): readonly string[];
}

/**
 * Creates the numbers for a page. Ids contain a colon, so they never collide with the slug of a heading.
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

/** Returns the id of a note by its number. */
export function noteId(number: number): string {
  return `fn:${number}`;
}
