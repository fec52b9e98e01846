import type { Playground, Values } from '../../../../site/features/playground/model/playground.ts';
import type { ImportedPart } from './read-import.ts';

/** A playground that needs no file. */
export interface PlaygroundSource {
  readonly shown: Playground;
  /** Where its component comes from. */
  readonly part: ImportedPart;
  /** The props that it starts with, and the code that says the same. */
  readonly props: Values;
  readonly code: string;
}

/** The playgrounds of a site, by `partKey` of what pages ask. */
export type Playgrounds = ReadonlyMap<string, PlaygroundSource>;
