import { createRequire } from 'node:module';
import type { Project } from '../../../site/project/project.ts';

/** Folder of the compiler that this process or thread reads declarations with; never more than one. */
let place: string | undefined;

/** Selects the project's compiler, before any module that uses it is loaded. */
export function chooseCompiler(project: Project): void {
  place ??= project.tools.find('typescript')?.folder;
}

/** Loads the compiler. The built package calls this where the sources import `typescript-for-docs-nav`. */
export function loadCompiler(): unknown {
  return createRequire(import.meta.url)(place ?? 'typescript-for-docs-nav');
}
