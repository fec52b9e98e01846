#!/usr/bin/env node
// What pre-commit runs, from a clone of this repository with nothing installed: checks the project with the project's
// own docs-nav, or else with one that is made here before the first check.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = path.join(ROOT, '.docs-nav/hook');
const BIN = 'dist/docs-nav.cjs';
/** The dependencies of `validate`, and the bundler; none of them has dependencies except its binaries. */
const PACKAGES = ['commander', 'js-yaml', 'rolldown', 'satteri', 'yaml', 'zod'];
/** The command line, and the thread that reads the pages of large projects. */
const ENTRIES = ['docs-nav', 'start', 'thread', 'page-worker'];
/** Not part of the bundle: the Markdown parser, with its binary. */
const KEPT = ['satteri', '@bruits'];

/** Settings of a surrounding installation, which would redirect packages elsewhere. */
const GLOBAL = /^npm_config_(?:global|prefix|location)$/i;

const args = process.argv.slice(2);
try {
  const bin = findInstalled() ?? (await findOwn());
  process.exitCode =
    spawnSync(process.execPath, [bin, 'validate', '--staged', ...args], { stdio: 'inherit' }).status ?? 2;
} catch (error) {
  console.error(`docs-nav: the check could not be made ready: ${error.message}`);
  console.error('  help: install docs-nav in the project, and the hook uses that: npm install --save-dev docs-nav');
  process.exitCode = 2;
}

/** Returns the bin of the package installed by the project, in the checked folder or above it. */
function findInstalled() {
  const folder = path.resolve(args.find((arg) => !arg.startsWith('-')) ?? '.');
  try {
    const face = createRequire(path.join(folder, 'package.json')).resolve('docs-nav/package.json');
    const bin = path.join(path.dirname(face), BIN);
    return existsSync(bin) ? bin : undefined;
  } catch {
    return undefined;
  }
}

async function findOwn() {
  const bin = path.join(OWN, BIN);
  if (!existsSync(bin)) await makeOwn();
  return bin;
}

/** Installs these few packages in the versions of package-lock.json, and bundles the command line with them. */
async function makeOwn() {
  console.error('docs-nav: making the check ready, once for this revision …');
  const work = `${OWN}-${process.pid}`;
  mkdirSync(work, { recursive: true });
  try {
    const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
    const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, packages[`node_modules/${name}`].version]));
    writeFileSync(path.join(work, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
    runNpm(['install', '--no-package-lock'], work);
    const { rolldown } = await import(
      pathToFileURL(createRequire(path.join(work, 'package.json')).resolve('rolldown')).href
    );
    const { buildBin } = await import('./build-bin.mjs');
    await buildBin({
      rolldown,
      root: ROOT,
      folder: path.join(work, 'dist'),
      inputs: 'hook',
      only: { entries: ENTRIES, packages: PACKAGES, from: work },
    });
    for (const name of readdirSync(path.join(work, 'node_modules')))
      if (!KEPT.includes(name)) rmSync(path.join(work, 'node_modules', name), { recursive: true });
    putInPlace(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Another run may have done the same in the meantime; its result is as good. */
function putInPlace(work) {
  try {
    renameSync(work, OWN);
  } catch (error) {
    if (!existsSync(path.join(OWN, BIN))) throw error;
  }
}

/** Installs packages in a folder, silently. */
function runNpm(args, folder) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !GLOBAL.test(name)));
  const isWindows = process.platform === 'win32';
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync(isWindows ? 'npm.cmd' : 'npm', [...args, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env,
    shell: isWindows,
  });
  if (status !== 0)
    throw new Error(`npm ${args.join(' ')} ended with ${status}\n${error?.message ?? firstLines(stderr)}`);
}

/** Returns npm's first lines of output, without the stack. */
function firstLines(text) {
  return text
    .split('\n')
    .filter((line) => !/^npm error\s+at /.test(line))
    .slice(0, 4)
    .join('\n');
}
