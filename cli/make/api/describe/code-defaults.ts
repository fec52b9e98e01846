import type { Project } from '../../../../site/project/project.ts';
import type { FoundDefault } from '../read/passed-props.ts';
import type { CodeDefault } from './read-members.ts';
import { placeIn } from '../exports/source-place.ts';

/** Converts defaults in code to what a page shows of them, with places below the project's root. */
export function codeDefaults(
  project: Project,
  found: ReadonlyMap<string, FoundDefault>,
): ReadonlyMap<string, CodeDefault> {
  return new Map(
    Array.from(found, ([prop, { text, script, at }]) => [
      prop,
      { ...(text === undefined ? {} : { text }), source: placeIn(project.root, script, at), file: script.file },
    ]),
  );
}
