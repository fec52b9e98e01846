import { createRequire } from 'node:module';
import { findTool } from '../tools/find-tool.ts';

/** The folder of the compiler that this process, or this thread, reads declarations with: there is one of it. */
let place: string | undefined;

/** Chooses the compiler of a project, before any module is loaded that uses it. */
export function chooseCompiler(root: string): void {
  place ??= findTool(root, 'typescript')?.folder;
}

/** Loads the compiler. The built package puts this in the place of the import of `typescript-for-docs-nav`. */
export function loadCompiler(): unknown {
  return createRequire(import.meta.url)(place ?? 'typescript-for-docs-nav');
}
