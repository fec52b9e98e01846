// Sets up a fresh clone: packages, the built package and, with --tests, Chromium and pre-commit; in CI also web servers.
// With --engines, also Firefox and WebKitGTK.
// Plain Node without dependencies, because it runs before anything is installed. Silent if there is nothing to do.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findChromium, findHeadless } from '../tests/support/find-chromium.mjs';
import { findFirefox, hasWebKit } from '../tests/support/find-engines.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LEAST_NODE = [20, 19];

checkNode();
if (!packagesInstalled()) installPackages();
run('node', [path.join(ROOT, 'cli/package/build.mjs')], 'the package could not be built');
if (process.argv.includes('--tests')) {
  installBrowser();
  installPreCommit();
  // Servers listen once they are installed, so a developer's own machine is left alone: the tests skip those it lacks.
  if (process.env.CI) installServers();
}
if (process.argv.includes('--engines')) installEngines();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  stop(`Node ${LEAST_NODE.join('.')} or later is needed; this is Node ${process.versions.node}.`);
}

/**
 * Compares npm's record of installed packages with package-lock.json; npm writes the record last, so an interrupted
 * installation counts as missing.
 */
function packagesInstalled() {
  const note = path.join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = readPackages(note);
  return Object.entries(readPackages(path.join(ROOT, 'package-lock.json'))).every(([folder, wanted]) => {
    if (folder === '') return true;
    const found = installed[folder];
    // Absent: packages for other systems, and packages in the lock file that nothing needs.
    return found === undefined ? Boolean(wanted.optional ?? wanted.extraneous) : found.version === wanted.version;
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Installs packages without their scripts: the package is built right after, and no third-party code runs on
 * installation.
 */
function installPackages() {
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  run(
    npm,
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    '`npm ci` failed; its output is above',
  );
}

function installBrowser() {
  if (process.env.CHROME_PATH) {
    if (existsSync(process.env.CHROME_PATH)) return;
    stop(`CHROME_PATH names ${process.env.CHROME_PATH}, which does not exist.`);
  }
  if (findChromium() === undefined) installChromium();
  if (findHeadless() === findChromium()) installHeadless();
}

function installChromium() {
  const manual = 'Install Chromium or Chrome, or set CHROME_PATH to its executable.';
  installProgram({
    name: 'Chromium',
    isThere: () => findChromium() !== undefined,
    packages: ['chromium', 'fonts-liberation'],
    manual,
  });
}

/** The browsers of `tests/engines/`, beside Chromium, as Debian packages them. */
function installEngines() {
  const engines = [
    { name: 'Firefox', isThere: () => findFirefox() !== undefined, packages: ['firefox-esr'] },
    { name: 'WebKitGTK', isThere: hasWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  ];
  for (const engine of engines) {
    const manual = `Install ${engine.packages.join(' and ')}, as Debian calls the packages.`;
    if (!engine.isThere()) installProgram({ ...engine, manual });
  }
}

/** Installs the program that runs writers' hooks; the tests check that ours works with it. */
function installPreCommit() {
  const isThere = () => spawnSync('pre-commit', ['--version']).status === 0;
  if (!isThere())
    installProgram({
      name: 'pre-commit',
      isThere,
      packages: ['pre-commit'],
      manual: 'Install it: https://pre-commit.com.',
    });
}

/** The servers that a build writes settings for; tests start them with these. */
function installServers() {
  const missing = [
    { package: 'nginx-light', command: 'nginx', version: '-v' },
    { package: 'caddy', command: 'caddy', version: 'version' },
  ].filter(({ command, version }) => spawnSync(command, [version]).error !== undefined);
  if (missing.length === 0 || !canInstall()) return;
  const names = missing.map((server) => server.package);
  console.log(`Installing ${names.join(' and ')} …`);
  if (!install(...names)) console.log('They could not be installed: the tests of their settings are skipped.');
}

function installProgram({ name, isThere, packages, manual }) {
  if (spawnSync('apt-get', ['--version']).status !== 0) stop(`No ${name} was found. ${manual}`);
  if (!canInstall()) stop(`No ${name} was found, and installing it needs root rights. ${manual}`);
  console.log(`Installing ${name} …`);
  if (!install(...packages)) stop(`${name} could not be installed. ${manual}`);
  if (!isThere()) stop(`${name} was installed, but its executable was not found. ${manual}`);
}

/**
 * Installs the headless edition, which halves the time of the browser tests; without it, Chromium runs them as well.
 * Tried only once.
 */
function installHeadless() {
  const tried = path.join(ROOT, 'node_modules/.cache/docs-nav-tests/no-headless-chromium');
  if (existsSync(tried) || !canInstall()) return;
  console.log('Installing the headless edition of Chromium …');
  if (install('chromium-headless-shell')) return;
  console.log('There is none here: the tests run in Chromium itself, which takes longer.');
  mkdirSync(path.dirname(tried), { recursive: true });
  writeFileSync(tried, '');
}

/** Returns whether Debian packages can be installed without a prompt. */
function canInstall() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  return process.getuid?.() === 0 || spawnSync('sudo', ['-n', 'true']).status === 0;
}

function install(...packages) {
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  // At run level 1, Debian starts no service that it installs (https://manpages.debian.org/invoke-rc.d).
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ].every(
    (args) => spawnSync(command, [...before, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0,
  );
}

function run(command, args, trouble) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: command.endsWith('.cmd'),
  });
  if (status !== 0) stop(`${command}: ${error?.message ?? trouble}.`);
}

function stop(message) {
  console.error(`Set-up: ${message}`);
  process.exit(1);
}
