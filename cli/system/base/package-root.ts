import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { once } from './once.ts';

/**
 * Returns the folder of this package, whether it runs from source or from `dist/`. It contains `dist/browser/` once
 * built.
 */
export const packageRoot = once((): string => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
});
