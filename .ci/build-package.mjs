// Builds what the package ships: dist/ (the bin, the manifest's face, the browser's scripts) and schemas/.
// Run by npm's `prepare`, so it must be quick, say nothing on stdout (tools read what `npm pack` prints there),
// and leave a whole dist/ behind whatever happens: it writes beside it and swaps.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['engine', 'cli', 'site', '.ci/build-package.mjs', 'package.json', 'package-lock.json'];
const NO_SOURCES = new Set(['site/content']);
const PRODUCTS = ['dist', 'schemas'];
/** Native or large; installed beside the package, or found in the project that uses it. */
const EXTERNAL = ['satteri', 'pagefind', 'vite', 'rolldown'];
const STAMP = 'dist/.inputs';

const inputs = hashInputs();
if (!PRODUCTS.every((name) => existsSync(path.join(ROOT, name))) || readStamp() !== inputs) await build();

async function build() {
  const started = performance.now();
  const { rolldown } = await import('rolldown');
  const work = path.join(ROOT, `.docs-nav/package-${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(path.join(work, 'dist/browser'), { recursive: true });
  try {
    // Settled, not raced: a build that still writes when another has failed would bring the folder back.
    const builds = [buildBin(rolldown, work), buildManifest(rolldown, work), buildBrowser(rolldown, work)];
    for (const { reason } of await Promise.allSettled(builds)) if (reason !== undefined) throw reason;
    writeManifestTypes(work);
    writeSchemas(work);
    writeFileSync(path.join(work, STAMP), inputs);
    for (const name of PRODUCTS) swap(path.join(work, name), path.join(ROOT, name), `${work}-old-${name}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  console.error(`Built the package in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** The command line and everything that it imports; each command a chunk of its own, read when it is needed. */
async function buildBin(rolldown, work) {
  const bundle = await rolldown({
    cwd: ROOT,
    input: { 'docs-nav': 'cli/main.ts' },
    platform: 'node',
    external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' }, target: 'node20.19' },
    logLevel: 'warn',
    onLog: failOnWarning,
  });
  await bundle.write({
    dir: path.join(work, 'dist'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Names stay, so that the stack of a bug can be read.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
  chmodSync(path.join(work, 'dist/docs-nav.js'), 0o755);
}

/** `docs-nav/manifest`, what programs import that read a manifest. */
async function buildManifest(rolldown, work) {
  const bundle = await rolldown({ cwd: ROOT, input: { manifest: 'engine/manifest.ts' }, platform: 'neutral', onLog: failOnWarning });
  await bundle.write({ dir: path.join(work, 'dist'), format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
}

/**
 * The scripts of every page. `manifest.json` beside them tells the site's build their names:
 * `{ scripts: { <name>: <file> }, boot: <text of the inline script> }`.
 */
async function buildBrowser(rolldown, work) {
  const dir = path.join(work, 'dist/browser');
  const common = {
    cwd: ROOT,
    platform: 'browser',
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2023' },
    logLevel: 'warn',
    onLog: failOnWarning,
  };
  const [main, boot] = await Promise.all([
    rolldown({ ...common, input: { main: 'site/client/main.ts' } }),
    rolldown({ ...common, input: { boot: 'site/client/boot.ts' } }),
  ]);
  const names = { format: 'esm', entryFileNames: '[name].[hash].js', chunkFileNames: '[name].[hash].js', hashCharacters: 'base36' };
  const written = await main.write({ dir, ...names, minify: true });
  const inline = await boot.generate({ format: 'iife', minify: true });
  await Promise.all([main.close(), boot.close()]);

  const scripts = written.output.filter(({ type }) => type === 'chunk').map(({ name, fileName }) => [name, fileName]);
  const ordered = Object.fromEntries(scripts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const manifest = { scripts: ordered, boot: inline.output[0].code.trim() };
  writeFileSync(path.join(dir, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** A warning of the bundler, such as an import that it cannot find, would be a bin that breaks at its user's. */
function failOnWarning(level, log, handle) {
  if (level === 'warn') throw new Error(`${log.code ?? 'warning'}: ${log.message}`);
  handle(level, log);
}

function writeManifestTypes(work) {
  const options = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--skipLibCheck', '--target', 'es2023'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', '', '--ignoreConfig'];
  const outDir = path.join(work, 'dist');
  runNode(['node_modules/typescript/bin/tsc', 'engine/manifest.ts', ...options, ...modules, '--outDir', outDir]);
}

/** The built bin prints its own schemas, which proves at once that it runs. */
function writeSchemas(work) {
  const schemas = JSON.parse(runNode([path.join(work, 'dist/docs-nav.js'), 'schema']));
  mkdirSync(path.join(work, 'schemas'));
  for (const [name, schema] of Object.entries(schemas)) {
    writeFileSync(path.join(work, `schemas/${name}.schema.json`), `${JSON.stringify(schema, undefined, 2)}\n`);
  }
}

function runNode(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}

/** Puts a finished folder in another's place. Another build may do the same at the same time: the last one stays. */
function swap(from, to, old) {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      if (existsSync(to)) renameSync(to, old);
      renameSync(from, to);
      break;
    } catch (error) {
      if (attempt === 4 || !['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

function readStamp() {
  const stamp = path.join(ROOT, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

function hashInputs() {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES.flatMap(listFiles)) {
    hash.update(file).update('\0').update(readFileSync(path.join(ROOT, file))).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(file) {
  if (NO_SOURCES.has(file)) return [];
  const absolute = path.join(ROOT, file);
  // A package that was packed and installed has no lock file.
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [file];
  return readdirSync(absolute).toSorted().flatMap((name) => listFiles(`${file}/${name}`));
}
