import { compile } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { Io } from '../system/base/io.ts';
import type { LoadedProject } from '../project/load-project.ts';
import { reportProject } from './report-project.ts';

/**
 * Compiles a project for a command that needs its manifest; if there are errors, reports them and returns `undefined`.
 */
export async function compileOrReport(project: LoadedProject, io: Io): Promise<RouteManifest | undefined> {
  const compiled = compile(project.input);
  if (compiled.ok) return compiled.manifest;
  const diagnostics = compiled.diagnostics.filter(({ severity }) => severity === 'error');
  const { sections, pages } = compiled;
  io.stderr.write(await reportProject(project, { diagnostics, sections, pages }, { format: 'pretty', io }));
  return undefined;
}
