import { compile, type ProjectInput } from '../../engine/index.ts';
import type { LoadedProject } from '../project/load-project.ts';
import { showProgress } from '../report/tell.ts';
import type { Io } from '../system/base/io.ts';

/** Adds to what the engine knows of a project what its compiler says of code for readers; nothing if it has no site. */
export async function withCode(project: LoadedProject, io: Io): Promise<ProjectInput> {
  const { input } = project;
  const compiled = compile(input);
  if (!compiled.ok) return input;
  const { checkCode } = await import('./check-code.ts');
  const { findings, notes } = await checkCode(project, compiled.manifest, { step: showProgress(io) });
  for (const note of notes) io.stderr.write(`note: ${note}\n`);
  return { ...input, findings: [...(input.findings ?? []), ...findings], code: 'checked' };
}
