#!/usr/bin/env node
// `npm create docs-nav [dir]`: installs docs-nav in a folder and lets it write the first files of a site.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Another edition of docs-nav, such as a local file, for its developers. */
const SPEC = process.env['DOCS_NAV_SPEC'] ?? 'docs-nav@latest';

const USAGE =
  'Usage: npm create docs-nav [dir]\n\nStarts a documentation site in a folder: the working directory, or one that is made.';

const given = process.argv.slice(2);
const unknown = given.find((argument) => argument.startsWith('-') && !/^(?:-h|--help|-y|--yes)$/.test(argument));
if (unknown !== undefined) {
  console.error(`error: There is no option \`${unknown}\`.\n\n${USAGE}`);
  process.exit(2);
}
if (given.some((argument) => argument === '-h' || argument === '--help')) {
  console.log(USAGE);
  process.exit();
}
const root = path.resolve(given.find((argument) => !argument.startsWith('-')) ?? '.');
mkdirSync(root, { recursive: true });
const list = path.join(root, 'package.json');
const isNew = !existsSync(list);
// An empty folder becomes a library with one component, which the site documents as an example.
const isEmpty = isNew && readdirSync(root).length === 0;
const [, manager = 'npm', major] = /^(npm|pnpm|yarn|bun)\/(\d+)/.exec(process.env['npm_config_user_agent'] ?? '') ?? [];
const isModernYarn = manager === 'yarn' && major !== '1';
const written = [];
if (isNew) {
  const name = path
    .basename(root)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-');
  write(
    'package.json',
    `${JSON.stringify({ name, version: '0.0.0', private: true, type: 'module', ...(isEmpty ? { exports: './src/index.ts' } : {}) }, undefined, 2)}\n`,
  );
  if (isModernYarn) {
    // Without `yarn.lock`, Yarn takes a folder inside another project for part of that project.
    write('yarn.lock', '');
    write('.yarnrc.yml', 'nodeLinker: node-modules\n');
  }
}

const known = Object.keys({ ...read().dependencies, ...read().devDependencies, ...read().peerDependencies });
const packages = [SPEC, ...['@types/react'].filter((name) => !known.includes(name))];
const added = run(manager, [
  manager === 'npm' ? 'install' : 'add',
  manager === 'npm' ? '--save-dev' : '-D',
  ...packages,
]);
if (added !== 0) {
  // The next attempt starts from the same state.
  for (const file of written) rmSync(file, { force: true });
  console.error(
    '\nerror: docs-nav could not be installed, and no file was written. Correct the error above, and run this again.',
  );
  process.exit(added);
}
const bin = path.join(root, 'node_modules/docs-nav/dist/docs-nav.cjs');
if (isModernYarn && !existsSync(bin)) {
  console.error(
    "\nerror: Yarn's Plug'n'Play keeps packages in archives, which docs-nav cannot read. Write `nodeLinker: node-modules` into .yarnrc.yml, and run this again.",
  );
  process.exit(2);
}
need(process.execPath, [bin, 'init', '--yes', '--no-steps', ...(isEmpty ? ['--example'] : [])]);
// The dependencies of the written site are listed now.
need(manager, ['install']);
const way = path.relative(process.cwd(), root);
console.log(`\nEverything is installed. Next:\n${way === '' ? '' : `  cd ${way}\n`}  npx docs-nav dev`);

/** Writes a file unless it exists. */
function write(name, content) {
  const file = path.join(root, name);
  if (existsSync(file)) return;
  writeFileSync(file, content);
  written.push(file);
}

function read() {
  return JSON.parse(readFileSync(list, 'utf8'));
}

/** Runs a program and returns its exit code. */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  return status ?? 1;
}

/** Runs a program, and exits if it fails. */
function need(command, args) {
  const status = run(command, args);
  if (status !== 0) process.exit(status);
}
