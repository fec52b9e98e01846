import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './docs-nav.ts';

/** The pages and demos of the reference site, which are no part of the product. */
const CONTENT = 'site/reference/content/';

/** Lists the scripts below a folder of the repository, without those of the reference site's pages. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|js|mjs)$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith(CONTENT))
    .toSorted();
}

/**
 * Every package or file that a source file imports at run time; `types` adds those that it imports as types, and
 * `eagerOnly` leaves out `import()`.
 */
export function importsOf(file: string, { eagerOnly = false, types = false } = {}): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const statements = /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s*)?'([^']+)'/gm;
  const calls = /\bimport\(\s*'([^']+)'\s*\)/g;
  const found = [
    ...text.matchAll(types ? /^(?:import|export)\s+(?:[^'";]*?\sfrom\s*)?'([^']+)'/gm : statements),
    ...(eagerOnly ? [] : text.matchAll(calls)),
  ];
  return found.map(([, target = '']) =>
    target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target,
  );
}
