import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { Failure, messageOf } from '../system/base/failure.ts';
import { importModule } from '../system/base/import-module.ts';

const STRIPS_TYPES = 'typescript' in process.features && process.features.typescript !== false;

/**
 * Returns whether Node can run a file as it is: TypeScript since 22.18
 * (https://nodejs.org/api/typescript.html#type-stripping), JSX never.
 */
export function isRunnable(path: string): boolean {
  return /\.[cm]?js$/.test(path) || (/\.[cm]?ts$/.test(path) && STRIPS_TYPES);
}

/**
 * Runs a configuration file; returns its default export or, for a function, that function's result. Throws a `Failure`.
 */
export async function runConfiguration(root: string, path: string): Promise<unknown> {
  try {
    const module = (await importModule(pathToFileURL(join(root, path)).href)) as { readonly default?: unknown };
    return typeof module.default === 'function' ? await (module.default as () => unknown)() : module.default;
  } catch (error) {
    throw new Failure(
      `\`${path}\` cannot be run: ${messageOf(error)}`,
      'leave out --trust to import what can be read without running it',
    );
  }
}

/** Returns what to do about a value that only running the file would reveal. */
export function remedyFor(path: string): string {
  if (isRunnable(path)) return '`--trust` runs the file';
  return /\.[cm]?ts$/.test(path)
    ? '`--trust` runs the file with Node.js 22.18 or later'
    : 'write the value itself there';
}
