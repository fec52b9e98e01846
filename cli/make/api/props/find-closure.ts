import { join, relative } from 'node:path';
import type { ApiProgram } from '../exports/open-program.ts';
import type { Closure } from './component-model.ts';

/** Finds what a module of the project is made of. */
export function findClosure(module: string, program: ApiProgram): Closure {
  const { root } = program.project;
  const fromRoot = (file: string) => relative(root, file).replaceAll('\\', '/');
  // Where imports lead depends on them as well.
  const files = new Set(['tsconfig.json', 'jsconfig.json']);
  const packages = new Set<string>();
  const seen = new Set<string>();
  const open = [join(root, module).replaceAll('\\', '/')];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const place = program.packageOf(file);
    const isOwn = place === undefined || !file.includes('/node_modules/');
    if (isOwn) files.add(fromRoot(file));
    if (place !== undefined) packages.add(fromRoot(place.folder));
    for (const { file: target, sought } of program.importsOf(file)) {
      if (target !== undefined) open.push(target);
      else if (isOwn) for (const lost of sought) files.add(fromRoot(lost));
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}
