import { createRequire } from 'node:module';
import { findTool } from '../../system/tools/find-tool.ts';

/** Folder of the compiler that this process or thread reads declarations with; never more than one. */
let place: string | undefined;

/** Selects the project's compiler, before any module that uses it is loaded. */
export function chooseCompiler(root: string): void {
  place ??= findTool(root, 'typescript')?.folder;
}

/** Loads the compiler. The built package calls this where the sources import `typescript-for-docs-nav`. */
export function loadCompiler(): unknown {
  return createRequire(import.meta.url)(place ?? 'typescript-for-docs-nav');
}
