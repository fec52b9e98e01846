// Builds what the package ships: dist/ (the bin, the manifest's face, the browser's scripts) and schemas/.
// Run by npm's `prepare`, so it must be quick, say nothing on stdout (tools read what `npm pack` prints there),
// and leave a whole dist/ behind whatever happens: it writes beside it and swaps.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['engine', 'cli', 'site', '.ci/build-package.mjs', 'package.json', 'package-lock.json'];
const NO_SOURCES = new Set(['site/content']);
const PRODUCTS = ['dist', 'schemas'];
/** Native or large; installed beside the package, or found in the project that uses it. */
const EXTERNAL = ['@resvg/resvg-js', 'satteri', 'pagefind', 'prettier', 'sucrase', 'vite', 'rolldown'];
const STAMP = 'dist/.inputs';

/** A thread's entry stands beside the chunk that starts it. Stylesheet and icon are rendered by this build; their entries are not shipped. */
const NODE_ENTRIES = {
  'docs-nav': 'cli/main.ts',
  'page-worker': 'cli/page-worker.ts',
  'api-worker': 'cli/api-worker.ts',
  'twin-worker': 'cli/twin-worker.ts',
  'mirror-worker': 'cli/mirror-worker.ts',
  stylesheet: 'site/frame/frame-styles.tsx',
  favicon: 'site/frame/favicon.ts',
};

/** What social cards are set in (Apache License 2.0); the licence goes along. */
const FONTS = { 'roboto-400.ttf': '400Regular/Roboto_400Regular.ttf', 'roboto-700.ttf': '700Bold/Roboto_700Bold.ttf', 'LICENSE.txt': 'LICENSE_FONT' };

/** What a site may serve as `/sw.js`; its build puts the settings of the site in front. */
const SERVICE_WORKERS = ['worker', 'remove'];

/** Settings of all that runs in browsers. */
const BROWSER = {
  cwd: ROOT,
  platform: 'browser',
  transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2023' },
  logLevel: 'warn',
  onLog: failOnWarning,
};

/**
 * Packages in one large CommonJS file. Node looks through such a file for names before an `import` of it, which takes
 * more than a second for nine megabytes.
 */
const REQUIRED = ['typescript-api'];

/** What is always needed together is read together: a file costs a few milliseconds before its first line runs. */
const CHUNKS = [
  { name: 'base', test: /[\\/]cli[\\/](?:(?:content-cache|failure|package-root|version)\.ts|build[\\/](?:mirror-output|output-state)\.ts)$|[\\/]package\.json$/ },
  { name: 'compiler', test: /[\\/](?:engine|node_modules[\\/](?:zod|js-yaml|yaml))[\\/]|[\\/]cli[\\/](?:load-project|page-thread|read-p\w+)\.ts$/ },
  { name: 'site', test: /[\\/](?:site[\\/](?:api|markdown|prerender|frame[\\/]page)|cli[\\/]build|node_modules[\\/]prismjs)[\\/]/ },
];

const inputs = hashInputs();
if (!PRODUCTS.every((name) => existsSync(path.join(ROOT, name))) || readStamp() !== inputs) {
  await build().catch((error) => {
    console.error(`The package could not be built: ${error.message}`);
    process.exitCode = 1;
  });
}

async function build() {
  const started = performance.now();
  const { rolldown } = await import('rolldown');
  const work = path.join(ROOT, `.docs-nav/package-${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(path.join(work, 'dist/browser'), { recursive: true });
  try {
    // Settled, not raced: a build that still writes when another has failed would bring the folder back.
    const builds = await Promise.allSettled([
      buildBin(rolldown, work),
      buildBrowser(rolldown, work),
      buildBootScript(rolldown),
      buildManifest(rolldown, work),
      buildServiceWorkers(rolldown, work),
      buildDemoRuntime(rolldown, work),
      buildWorkbench(rolldown, work),
    ]);
    for (const { reason } of builds) if (reason !== undefined) throw reason;
    const [{ value: bin }, { value: browser }, { value: boot }, , { value: workers }] = builds;
    writeFileSync(path.join(work, 'dist/licenses.txt'), licensesOf([...bin, ...browser, ...workers]));
    const scripts = filesByName(browser);
    const stylesheet = await writeRendered(work, { entry: 'stylesheet', name: 'renderStylesheet', file: 'style', type: 'css' });
    const icon = await writeRendered(work, { entry: 'favicon', name: 'renderFavicon', file: 'icon', type: 'svg' });
    // What the site's build has to know of the files beside it.
    const manifest = `${JSON.stringify({ scripts, stylesheet, icon, boot }, undefined, 2)}\n`;
    writeFileSync(path.join(work, 'dist/browser/manifest.json'), manifest);
    copyFonts(work);
    writeTypes(work);
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
    input: NODE_ENTRIES,
    platform: 'node',
    external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
    // The edition in ES modules, of which only what is used is bundled; Node would be given one in CommonJS.
    resolve: { alias: { yaml: path.join(ROOT, 'node_modules/yaml/browser/dist/index.js') } },
    plugins: [requireLarge()],
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' }, target: 'node20.19' },
    logLevel: 'warn',
    onLog: failOnWarning,
  });
  const { output } = await bundle.write({
    dir: path.join(work, 'dist'),
    format: 'esm',
    entryFileNames: ({ name }) => (name.endsWith('-worker') ? 'chunks/[name].js' : '[name].js'),
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: { groups: CHUNKS },
    // Names stay, so that the stack of a bug can be read.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
  chmodSync(path.join(work, 'dist/docs-nav.js'), 0o755);
  return output;
}

/** Takes the default import of a package by `require`. */
function requireLarge() {
  const prefix = '\0required:';
  return {
    name: 'require-large',
    resolveId: { order: 'pre', handler: (id) => (REQUIRED.includes(id) ? prefix + id : undefined) },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      return `import { createRequire } from 'node:module';\nexport default createRequire(import.meta.url)(${JSON.stringify(id.slice(prefix.length))});`;
    },
  };
}

/** The licences of the packages that are part of the bundle, which ask to be passed on with it. */
function licensesOf(output) {
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds);
  const folders = new Set(modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []));
  const texts = [...folders].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    return `${name} ${version} (${license})\n\n${file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim()}`;
  });
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** `docs-nav/manifest`, what programs import that read a manifest. */
async function buildManifest(rolldown, work) {
  const bundle = await rolldown({ cwd: ROOT, input: { manifest: 'engine/manifest.ts' }, platform: 'neutral', onLog: failOnWarning });
  await bundle.write({ dir: path.join(work, 'dist'), format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
}

/** The script of every page; parts that wake up later are chunks. */
async function buildBrowser(rolldown, work) {
  const bundle = await rolldown({ ...BROWSER, input: { main: 'site/client/main.ts' } });
  const { output } = await bundle.write({
    dir: path.join(work, 'dist/browser'),
    format: 'esm',
    entryFileNames: '[name].[hash].js',
    chunkFileNames: '[name].[hash].js',
    hashCharacters: 'base36',
    minify: true,
  });
  await bundle.close();
  return output;
}

function filesByName(output) {
  const scripts = output.filter(({ type }) => type === 'chunk').map(({ name, fileName }) => [name, fileName]);
  return Object.fromEntries(scripts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What `dev` and `preview` add to the pages that they serve; apart, since builds ship what lies beside the pages' script. */
async function buildWorkbench(rolldown, work) {
  const input = { 'live-edits': 'site/workbench/live-edits.ts', inspector: 'site/workbench/inspector/main.ts' };
  const bundle = await rolldown({ ...BROWSER, input });
  await bundle.write({ dir: path.join(work, 'dist/workbench'), format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js', minify: true });
  await bundle.close();
}

/** The service workers with the parts of Workbox that they use: one file each, as browsers compare them byte by byte. */
async function buildServiceWorkers(rolldown, work) {
  const outputs = SERVICE_WORKERS.map(async (name) => {
    const bundle = await rolldown({ ...BROWSER, input: `site/service-worker/${name}.ts` });
    const { output } = await bundle.write({ file: path.join(work, `dist/service-worker/${name}.js`), format: 'iife', minify: true });
    await bundle.close();
    return output;
  });
  return (await Promise.all(outputs)).flat();
}

/** What the demos of a site are bundled with, `docs-nav/react` among it; React is that of the project. */
async function buildDemoRuntime(rolldown, work) {
  const input = { 'demos/runtime': 'site/demos/runtime.tsx', 'demos/demo-tree': 'site/demos/demo-tree.tsx', react: 'site/react/index.ts' };
  const bundle = await rolldown({ ...BROWSER, input, external: /^(?:react|react-dom|docs-nav)(?:\/|$)/ });
  await bundle.write({ dir: path.join(work, 'dist'), format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'demos/[name].js' });
  await bundle.close();
}

/** The text of the script that stands in every page. */
async function buildBootScript(rolldown) {
  const bundle = await rolldown({ ...BROWSER, input: 'site/client/boot.ts' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/** A file that every site ships and an entry renders; returns the file's name, with the hash of its text. */
async function writeRendered(work, { entry, name, file, type }) {
  const module = path.join(work, `dist/${entry}.js`);
  const { [name]: render } = await import(pathToFileURL(module).href);
  rmSync(module);
  const text = render();
  const hashed = `${file}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${type}`;
  writeFileSync(path.join(work, 'dist/browser', hashed), text);
  return hashed;
}

/** A warning of the bundler, such as an import that it cannot find, would be a bin that breaks at its user's. */
function failOnWarning(level, log, handle) {
  // MUI's `use client` marks mean nothing here: all of it is rendered in one place.
  if (log.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (level === 'warn') throw new Error(`${log.code ?? 'warning'}: ${log.message}`);
  handle(level, log);
}

function copyFonts(work) {
  mkdirSync(path.join(work, 'dist/fonts'));
  for (const [name, source] of Object.entries(FONTS)) {
    copyFileSync(path.join(ROOT, 'node_modules/@expo-google-fonts/roboto', source), path.join(work, 'dist/fonts', name));
  }
}

/** Of the modules that others import: `docs-nav/manifest` and `docs-nav/react`. */
function writeTypes(work) {
  const options = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--skipLibCheck', '--target', 'es2023', '--jsx', 'react-jsx'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', '', '--allowImportingTsExtensions', '--ignoreConfig'];
  const folders = ['--rootDir', ROOT, '--outDir', path.join(work, 'dist/types')];
  runNode(['node_modules/typescript/bin/tsc', 'engine/manifest.ts', 'site/react/index.ts', ...options, ...modules, ...folders]);
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
