import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the folder of this package, whether it runs from source or from `dist/`. It contains `dist/browser/` once
 * built.
 */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
