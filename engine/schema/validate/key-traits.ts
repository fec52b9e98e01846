import { z } from 'zod';

/** What repairs and reports need to know about a key besides the form of its value; declared with the key, in the schema. */
export interface KeyTraits {
  /** What stands in for a missing or unusable value that the whole file needs; the name of the file by default. */
  readonly standIn?: string;
  /** What to do with a list in place of its mapping, because another key has that list. */
  readonly insteadOfList?: string;
}

/** The traits of keys, by the schema of their value. */
export const KEY_TRAITS = z.registry<KeyTraits>();
