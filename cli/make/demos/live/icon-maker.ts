import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MAKER = /^import createSvgIcon from ["'](\.[^"']+)["']/m;

/**
 * Finds the module that makes the icons of a package with a module per icon, as an absolute path; `undefined` for other
 * packages. `folder` is that of the package.
 */
export function findIconMaker(folder: string): string | undefined {
  const place = existsSync(join(folder, 'esm')) ? join(folder, 'esm') : folder;
  const first = readdirSync(place)
    .filter((name) => /^[A-Z]\w*\.js$/.test(name))
    .toSorted()[0];
  const [, maker] = first === undefined ? [] : (MAKER.exec(readFileSync(join(place, first), 'utf8')) ?? []);
  return maker === undefined ? undefined : join(place, maker);
}
