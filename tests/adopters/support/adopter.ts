import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { docsNav, ROOT } from '../../support/docs-nav.ts';

const FIXTURES = path.join(ROOT, 'tests/adopters');

/** Where the packages of adopters are kept between runs, by the content of their `package.json`. */
const INSTALLED = path.join(ROOT, '.docs-nav/adopters');

/** Folders of adopters with packages of their own to install. */
export const INSTALLED_ADOPTERS = readdirSync(FIXTURES).filter((name) =>
  existsSync(path.join(FIXTURES, name, 'nav/site.yaml')),
);

/**
 * Copies the workspace into a folder and links its packages, as a package manager does; returns its documentation
 * folder.
 */
export function makeMonorepo(folder: string): string {
  cpSync(path.join(FIXTURES, 'monorepo'), folder, { recursive: true });
  mkdirSync(path.join(folder, '.git'));
  mkdirSync(path.join(folder, 'node_modules/@acme'), { recursive: true });
  symlinkSync('../../packages/ui', path.join(folder, 'node_modules/@acme/ui'));
  mkdirSync(path.join(folder, 'node_modules/@types'));
  for (const name of ['react', 'react-dom', 'scheduler', '@types/react', 'csstype'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name));
  return path.join(folder, 'docs');
}

/** Copies an adopter into a folder and links its packages, installing them first if needed; returns the folder. */
export function makeAdopter(name: string, folder: string): string {
  const source = path.join(FIXTURES, name);
  const packages = installOnce(name, readFileSync(path.join(source, 'package.json'), 'utf8'));
  cpSync(source, folder, { recursive: true });
  symlinkSync(packages, path.join(folder, 'node_modules'));
  return folder;
}

/** Installs the packages that a `package.json` names, unless they are there already; returns their `node_modules`. */
export function installOnce(name: string, manifest: string): string {
  const store = path.join(INSTALLED, `${name}-${hash('sha1', manifest).slice(0, 10)}`);
  if (!existsSync(store)) {
    mkdirSync(INSTALLED, { recursive: true });
    const fresh = mkdtempSync(`${store}-`);
    writeFileSync(path.join(fresh, 'package.json'), manifest);
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'],
      { cwd: fresh, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`The packages of ${name} could not be installed:\n${stderr}`);
    settle(fresh, store);
  }
  return path.join(store, 'node_modules');
}

/** Gives a complete folder its final name, unless another worker was quicker. */
function settle(fresh: string, store: string): void {
  try {
    renameSync(fresh, store);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(store)) throw error;
  }
}

/** Builds a site and returns its output folder; if that fails, throws what the command printed. */
export function buildSite(project: string): string {
  const { code, stdout, stderr } = docsNav(['build', '--no-search'], project);
  if (code !== 0) throw new Error(stdout + stderr);
  return path.join(project, 'out');
}
