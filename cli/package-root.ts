import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this package, whether it runs from its sources or from `dist/`. It holds `dist/browser/` once built. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
