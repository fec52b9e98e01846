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

/** Where the packages of adopters stay between runs, by what their `package.json` says. */
const INSTALLED = path.join(ROOT, '.docs-nav/adopters');

/** Folders of adopters that have packages of their own to be installed. */
export const INSTALLED_ADOPTERS = readdirSync(FIXTURES).filter((name) =>
  existsSync(path.join(FIXTURES, name, 'nav/site.yaml')),
);

/** Copies the workspace into a folder and links its packages, as a package manager does; returns the folder of its documentation. */
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

/** Copies an adopter into a folder, with its packages, which are installed where they are not yet; returns the folder. */
export function makeAdopter(name: string, folder: string): string {
  const source = path.join(FIXTURES, name);
  const packages = installOnce(name, readFileSync(path.join(source, 'package.json'), 'utf8'));
  cpSync(source, folder, { recursive: true });
  symlinkSync(packages, path.join(folder, 'node_modules'));
  return folder;
}

/** Installs the packages that a `package.json` names, where they are not yet; returns their `node_modules`. */
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

/** Gives a folder that is whole its name, unless another worker was quicker. */
function settle(fresh: string, store: string): void {
  try {
    renameSync(fresh, store);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(store)) throw error;
  }
}

/** Builds a site; throws what the command says where it fails. */
export function buildSite(project: string): string {
  const { code, stdout, stderr } = docsNav(['build', '--no-search'], project);
  if (code !== 0) throw new Error(stdout + stderr);
  return path.join(project, 'out');
}
