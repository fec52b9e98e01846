import { partKey } from '../../../../engine/index.ts';
import type { Playground, Values } from '../../../../site/features/playground/model/playground.ts';
import type { ImportedPart } from './read-import.ts';

/** A component that readers try with other props. */
export interface PlaygroundSource {
  readonly shown: Playground;
  /** Where the component comes from; absent if a file shows it. */
  readonly part?: ImportedPart;
  /** The props that it starts with, and the code that says the same. */
  readonly props: Values;
  readonly code: string;
}

/** The playgrounds of a site, by `partKey` of what pages ask; those of files by `fileKey`. */
export type Playgrounds = ReadonlyMap<string, PlaygroundSource>;

/** Identifies the playground of a file, given its path from the root and the path of the component. */
export function fileKey(path: string, controls: string): string {
  return partKey('demo', { ask: { path, controls } });
}
