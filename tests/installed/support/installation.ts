import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { ROOT, type Outcome } from '../../support/docs-nav.ts';

/** Puts the built package into a project as an installation does: in its own folder, next to only its dependencies. */
export function installPackage(project: string): void {
  const folder = path.join(project, 'node_modules/docs-nav');
  for (const name of ['dist', 'schemas', 'package.json'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  addPackages(project, ['satteri', 'react-types', 'csstype']);
}

/** Adds packages to a project by their names there; a second name is the one in this repository. */
export function addPackages(
  project: string,
  names: readonly (string | readonly [there: string, here: string])[],
): void {
  for (const name of names) {
    const [there, here] = typeof name === 'string' ? [name, name] : name;
    const place = path.join(project, 'node_modules', there);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', here), place);
  }
}

/** Runs the `docs-nav` of a project. */
export function runInstalled(project: string, ...args: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules/docs-nav/dist/docs-nav.cjs'), ...args],
    { cwd: project, encoding: 'utf8' },
  );
  return { code: status, stdout, stderr };
}
