import { compile } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { Io } from '../system/base/io.ts';
import type { LoadedProject } from '../project/load-project.ts';
import type { Format } from './formats.ts';
import { reportProject } from './report-project.ts';

/**
 * Compiles a project for a command that needs its manifest; if there are errors, reports them and returns `undefined`. A
 * command whose output is findings names their `format`.
 */
export async function compileOrReport(
  project: LoadedProject,
  io: Io,
  format?: Format,
): Promise<RouteManifest | undefined> {
  const compiled = compile(project.input);
  if (compiled.ok) return compiled.manifest;
  const diagnostics = compiled.diagnostics.filter(({ severity }) => severity === 'error');
  const { sections, pages } = compiled;
  const out = format === undefined ? io.stderr : io.stdout;
  out.write(await reportProject(project, { diagnostics, sections, pages }, { format: format ?? 'pretty', io }));
  return undefined;
}
