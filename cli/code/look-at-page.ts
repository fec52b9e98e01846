import { locateFindings, type Diagnostic, type ProjectInput } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { checkCode } from './check-code.ts';
import { findTypeScript } from './compiler/find-typescript.ts';

/** A page at one moment. */
interface SeenPage {
  readonly project: ScannedProject;
  readonly input: ProjectInput;
  readonly manifest: RouteManifest;
  readonly pathname: string;
}

/**
 * Checks the code of a page that someone looks at. `undefined` if it was given up, and without a compiler: who only edits
 * pages need not have one.
 */
export async function lookAtPage(
  { project, input, manifest, pathname }: SeenPage,
  signal: AbortSignal,
): Promise<readonly Diagnostic[] | undefined> {
  if (findTypeScript(project) === undefined) return undefined;
  try {
    const { findings } = await checkCode(project, manifest, { pages: [pathname], signal });
    return signal.aborted ? undefined : locateFindings(input, findings).diagnostics;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
