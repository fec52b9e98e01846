// Builds what the package ships: dist/ (the bin, what others import, the browser's parts) and schemas/. Run by npm's
// `prepare`, so it must be fast, print nothing to stdout (tools read the output of `npm pack` there), and always leave
// a complete dist/: it builds in another folder and swaps.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { hashInputs, readStamp, writeStamp } from './inputs.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PRODUCTS = ['dist', 'schemas'];

/** The modules that others import: `docs-nav/node`, `…/manifest`, `…/feature`, `…/rules` and `…/react`. */
const MODULES = [
  'cli/node/index.ts',
  'engine/manifest/index.ts',
  'engine/own-rules/index.ts',
  'site/feature/index.ts',
  'site/react/index.ts',
];

/** The fonts of social cards (Apache License 2.0), shipped with their license. */
const FONTS = {
  'roboto-400.ttf': '400Regular/Roboto_400Regular.ttf',
  'roboto-700.ttf': '700Bold/Roboto_700Bold.ttf',
  'LICENSE.txt': 'LICENSE_FONT',
};

/** The licenses of packages, and what they ask to be passed on with them. */
const LEGAL = /^(?:licen[cs]e|copying|notice|third-?party-?notice)/i;

// The frame's styles are rendered here, and must not depend on what a shell or a test runner has set.
process.env.NODE_ENV = 'production';

const inputs = hashInputs(ROOT);
if (!PRODUCTS.every((name) => existsSync(path.join(ROOT, name))) || readStamp(ROOT) !== inputs) {
  await build().catch((error) => {
    console.error(`The package could not be built: ${error.message}`);
    process.exitCode = 1;
  });
}

async function build() {
  const started = performance.now();
  // npm prepares a global package from Git without installing its dependencies
  // (https://github.com/npm/cli/issues/8440).
  if (!existsSync(path.join(ROOT, 'node_modules/rolldown')))
    throw new Error('its packages are not installed. Run `npm ci`, or install docs-nav in a project, not globally.');
  // The bundlers are not loaded if there is nothing to do.
  const [{ rolldown }, { buildBin, buildModules }, { buildBrowser }, { buildPrecache }] = await Promise.all([
    import('rolldown'),
    import('./build-bin.mjs'),
    import('./build-browser.mjs'),
    import('./build-precache.mjs'),
  ]);
  const work = path.join(ROOT, `.docs-nav/package-${process.pid}`);
  const folder = path.join(work, 'dist');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const context = { rolldown, root: ROOT, folder, inputs };
    // `allSettled`, because a build that is still writing after another has failed would recreate the folder.
    const builds = await Promise.allSettled([buildBin(context), buildBrowser(context), buildModules(context)]);
    for (const { reason } of builds) if (reason !== undefined) throw reason;
    await buildPrecache(context);
    writeFileSync(path.join(folder, 'licenses.txt'), licensesOf(builds.flatMap(({ value = [] }) => value)));
    copyFonts(folder);
    writeTypes(folder);
    writeSchemas(work);
    writeStamp(ROOT, undefined);
    for (const name of PRODUCTS) swap(path.join(work, name), path.join(ROOT, name), `${work}-old-${name}`);
    writeStamp(ROOT, inputs);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  console.error(`Built the package in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

function copyFonts(folder) {
  mkdirSync(path.join(folder, 'fonts'));
  for (const [name, source] of Object.entries(FONTS)) {
    cpSync(path.join(ROOT, 'node_modules/@expo-google-fonts/roboto', source), path.join(folder, 'fonts', name));
  }
}

/** Returns the licenses of the packages in a bundle, which must be distributed with it. */
function licensesOf(output) {
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds);
  const folders = new Set(modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []));
  const texts = [...folders].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const files = readdirSync(folder).filter((entry) => LEGAL.test(entry));
    if (files.length === 0) throw new Error(`\`${name}\` is bundled, and has no license to include.`);
    return [
      `${name} ${version} (${license})`,
      ...files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()),
    ].join('\n\n');
  });
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Writes the types of the modules that others import. */
function writeTypes(folder) {
  const all = path.join(folder, '../types');
  runNode([
    'node_modules/typescript/bin/tsc',
    ...MODULES,
    '--declaration',
    '--emitDeclarationOnly',
    '--skipLibCheck',
    '--jsx',
    'react-jsx',
    '--types',
    'node',
    '--allowImportingTsExtensions',
    '--ignoreConfig',
    '--rootDir',
    ROOT,
    '--outDir',
    all,
  ]);
  // The compiler also writes the types of what only the code of these modules imports.
  const needed = new Set(MODULES.map(declarationOf));
  for (const file of needed) {
    cpSync(path.join(all, file), path.join(folder, 'types', file));
    for (const [, to] of readFileSync(path.join(all, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g))
      needed.add(path.join(path.dirname(file), declarationOf(to)));
  }
}

function declarationOf(module) {
  return module.replace(/\.tsx?$/, '.d.ts');
}

/** The built bin prints its own schemas, which proves at once that it runs. */
function writeSchemas(work) {
  const schemas = JSON.parse(runNode([path.join(work, 'dist/docs-nav.cjs'), 'schema']));
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

/** Replaces a folder with a finished one. Another build may do the same at the same time; the last one wins. */
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
