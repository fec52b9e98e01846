import { chmodSync } from 'node:fs';
import path from 'node:path';

/** Native; installed beside the package. What only some sites need is found in the project by `cli/tools/`. */
const EXTERNAL = ['satteri'];

/** A thread's entry stands beside the chunk that starts it. */
const ENTRIES = {
  'docs-nav': 'cli/main.ts',
  'page-worker': 'cli/page-worker.ts',
  'api-worker': 'cli/api-worker.ts',
  'javascript-worker': 'cli/javascript-worker.ts',
  'mirror-worker': 'cli/mirror-worker.ts',
};

/** The compiler of TypeScript: which one is for the project to say. It is required, since Node looks through a CommonJS file for names before an `import` of it, which takes more than a second for nine megabytes. */
const COMPILER = 'typescript-for-docs-nav';

/**
 * What is always needed together is read together: a file costs a few milliseconds before its first line runs. A group
 * takes along what its modules import and no group before it has: what every command needs belongs in the first.
 */
const CHUNKS = [
  {
    name: 'base',
    test: /[\\/]cli[\\/](?:(?:failure|hash|leftovers|package-root|version)\.ts|cache[\\/](?:cache-folder|entries|kept-file|page-facts)\.ts|build[\\/](?:file-system|mirror-output|output-state)\.ts|report[\\/](?:report|summary)\.ts)$|[\\/]package\.json$/,
  },
  {
    name: 'compiler',
    test: /[\\/](?:engine(?![\\/](?:edit|diff)[\\/])|node_modules[\\/](?:zod|js-yaml|yaml))[\\/]|[\\/]cli[\\/](?:load-project|page-thread|read-p\w+)\.ts$/,
  },
  {
    name: 'site',
    test: /[\\/](?:site[\\/](?:api|markdown|prerender|frame[\\/]page)|cli[\\/]build|node_modules[\\/]prismjs)[\\/]/,
  },
];

/**
 * Bundles the command line and everything that it imports into a folder; each command is a chunk of its own, read when
 * it is needed. `inputs` names this very build in the caches of those who use it. With `only`, there is one entry, and
 * packages but for a few, installed in a folder of their own, are left out with what needs them.
 */
export async function buildBin({ rolldown, root, folder, inputs, only }) {
  const packages = path.join(only?.from ?? root, 'node_modules');
  const bundle = await rolldown({
    cwd: root,
    input: only === undefined ? ENTRIES : { [only.entry]: ENTRIES[only.entry] },
    platform: 'node',
    external: (id) => isNamed(id, EXTERNAL) || (only !== undefined && isBare(id) && !isNamed(id, only.packages)),
    resolve: {
      modules: ['node_modules', packages],
      // The edition in ES modules, of which only what is used is bundled; Node would be given one in CommonJS.
      alias: { yaml: path.join(packages, 'yaml/browser/dist/index.js') },
    },
    plugins: [loadCompiler(root)],
    transform: {
      jsx: { runtime: 'automatic' },
      define: { 'process.env.NODE_ENV': '"production"', 'process.env.DOCS_NAV_BUILD': JSON.stringify(inputs) },
      target: 'node20.19',
    },
    logLevel: 'warn',
    onLog: failOnWarning,
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: ({ name }) => (name.endsWith('-worker') ? 'chunks/[name].js' : '[name].js'),
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Groups would bring what else they hold, and with it packages that were left out.
    ...(only === undefined ? { codeSplitting: { groups: CHUNKS } } : {}),
    // Names stay, so that the stack of a bug can be read.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
  chmodSync(path.join(folder, 'docs-nav.js'), 0o755);
  return output;
}

function isNamed(id, names) {
  return names.some((name) => id === name || id.startsWith(`${name}/`));
}

function isBare(id) {
  return !/^[./\0]|^[a-z]:[\\/]/i.test(id);
}

/** Has the compiler taken from where `cli/api/compiler-place.ts` found it. */
function loadCompiler(root) {
  const id = `\0${COMPILER}`;
  const place = JSON.stringify(path.join(root, 'cli/api/compiler-place.ts'));
  return {
    name: 'load-compiler',
    resolveId: { order: 'pre', handler: (source) => (source === COMPILER ? id : undefined) },
    load: (source) =>
      source === id ? `import { loadCompiler } from ${place};\nexport default loadCompiler();` : undefined,
  };
}

/** `docs-nav/manifest`, what programs import that read a manifest. */
export async function buildManifest({ rolldown, root, folder }) {
  const bundle = await rolldown({
    cwd: root,
    input: { manifest: 'engine/manifest.ts' },
    platform: 'neutral',
    onLog: failOnWarning,
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
}

/** A warning of the bundler, such as an import that it cannot find, would be a bin that breaks at its user's. */
function failOnWarning(level, log, handle) {
  // MUI's `use client` marks mean nothing here: all of it is rendered in one place.
  if (log.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (level === 'warn') throw new Error(`${log.code ?? 'warning'}: ${log.message}`);
  handle(level, log);
}
