import type { FileFinding, PageFile } from '../../../engine/index.ts';
import { featureNamed } from '../../../site/features/index.ts';
import type { Project } from '../../../site/project/project.ts';
import { locateMistakes, type AskedParts } from './asked-parts.ts';
import { openHost } from './host.ts';

/** Lets features of the package look for mistakes in what pages ask of them; `reads` gets the files that they read. */
export async function lookFeatures(
  project: Project,
  asked: AskedParts,
  pages: readonly PageFile[],
  reads: Set<string>,
): Promise<readonly FileFinding[]> {
  const found: FileFinding[] = [];
  for (const [kind, asks] of asked) {
    const feature = featureNamed(kind);
    if (feature?.look === undefined) continue;
    const mistakes = await feature.look(asks, openHost(project, kind, { mode: 'check', reads }));
    found.push(...locateMistakes(kind, mistakes, pages));
  }
  return found;
}
