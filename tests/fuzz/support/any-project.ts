import path from 'node:path';
import * as fc from 'fast-check';
import type { ProjectInput, SourceFile } from '../../../engine/index.ts';
import { readFixture } from '../../diagnostics/read-fixture.ts';
import { CUT, mutate } from './mutate.ts';

const SITES = path.join(import.meta.dirname, '../../sites');

/** Projects from which mutations start; they have no findings, or the same ones each time. */
const PROJECTS = ['library', 'languages', 'three-languages'].map((name) => readFixture(path.join(SITES, name)).input);

/** A project with one file changed. */
export interface Mutation {
  readonly before: ProjectInput;
  readonly after: ProjectInput;
  /** The file that was changed. */
  readonly file: string;
  /** Whether the rest of the file is cut off: its content is then missing, rather than unreadable. */
  readonly isCut: boolean;
}

/** Changes one file of `nav/` of one of the projects, at one place. */
export const anyMutation: fc.Arbitrary<Mutation> = fc
  .record({
    project: fc.constantFrom(...PROJECTS),
    file: fc.nat(),
    at: fc.nat(),
    length: fc.integer({ min: 1, max: 20 }),
    piece: fc.nat(),
    kind: fc.nat({ max: CUT }),
  })
  .map(({ project, file, at, length, piece, kind }) => {
    const files = project.nav;
    const changed = files[file % files.length] as SourceFile;
    const text = mutate(changed.text, { at, length, piece, kind });
    const replace = (source: SourceFile) => (source === changed ? { ...source, text } : source);
    return {
      before: project,
      after: { ...project, nav: project.nav.map(replace) },
      file: changed.path,
      isCut: kind === CUT,
    };
  });
