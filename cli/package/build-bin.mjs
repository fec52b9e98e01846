import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All but the bin are chunks, loaded by their names. */
const ENTRIES = {
  'docs-nav': 'cli/main.ts',
  start: 'cli/start.ts',
  thread: 'cli/threads/thread.ts',
  'page-worker': 'cli/threads/page-worker.ts',
  'api-worker': 'cli/api/api-worker.ts',
  'demo-worker': 'cli/demos/demo-worker.ts',
  'javascript-worker': 'cli/demos/javascript-worker.ts',
  'mirror-worker': 'cli/build/mirror-worker.ts',
};

/** The compiler of TypeScript: which one is for the project to say. */
const COMPILER = 'typescript-for-docs-nav';

/**
 * What explains mistakes in YAML brings a parser of its own, which a project without mistakes can do without. Whoever
 * parses cannot wait for an `import`, so it is CommonJS, read when it is called for the first time.
 */
const EXPLAINER = 'engine/parse/syntax-errors.ts';

/**
 * What is always needed together is read together: a file costs a few milliseconds before its first line runs. A group
 * takes along what its modules import and no group before it has: what every command needs belongs in `base`.
 */
const CHUNKS = [
  // What loads the others, which is compiled at each run.
  { name: 'load', test: /[\\/]cli[\\/](?:import-module|load-chunk)\.ts$/ },
  {
    name: 'base',
    test: /[\\/]cli[\\/](?:api[\\/]compiler-thread|cache[\\/](?:entries|page-facts)|build[\\/](?:file-system|mirror-output|output-state)|project[\\/]open-project|report[\\/](?:exit-code|formats|print-error|report|show-progress|summary))\.ts$|[\\/]package\.json$/,
  },
  {
    name: 'compiler',
    test: /[\\/](?:engine(?![\\/](?:edit|diff)[\\/])|node_modules[\\/](?:zod|js-yaml))[\\/]|[\\/]cli[\\/](?:content[\\/]read-pages|packages[\\/]read-packages|project[\\/]load-project|report[\\/]report-project|threads[\\/]page-thread)\.ts$/,
  },
  // What a build needs in order to know what has changed, and each thread in order to render it.
  {
    name: 'plan',
    test: /[\\/]site[\\/](?:ads[\\/]plan-slot|prerender[\\/]plan-site)\.ts$|[\\/]cli[\\/](?:api[\\/]load-apis|build[\\/]draw-card)\.ts$/,
  },
  {
    name: 'site',
    test: /[\\/]cli[\\/](?:build[\\/](?!mirror-worker\.|page-renderer\.|render-batches\.)|(?:demos[\\/](?:demo-pages|prepare-demos)|icons[\\/]prepare-icons|parts[\\/](?:narrow|part)|report[\\/]report-warnings|sizes[\\/]size-file|tools[\\/]without-texts)\.ts$)/,
  },
  // A build that changes no page does without what renders them.
  {
    name: 'pages',
    test: /[\\/](?:site[\\/](?:api|markdown|prerender|frame[\\/]page)|node_modules[\\/](?:prismjs|satteri))[\\/]|[\\/]cli[\\/]build[\\/](?:page-renderer|render-batches)\.ts$/,
  },
  {
    name: 'demos',
    test: /[\\/]cli[\\/]demos[\\/]render-here\.ts$/,
  },
];

/**
 * Bundles the command line and everything that it imports into a folder; each command is a chunk of its own, read when
 * it is needed. `inputs` names this very build in the caches of those who use it. With `only`, there are a few entries, and
 * packages but for a few, installed in a folder of their own, are left out with what needs them.
 */
export async function buildBin({ rolldown, root, folder, inputs, only }) {
  const packages = path.join(only?.from ?? root, 'node_modules');
  const settings = {
    cwd: root,
    platform: 'node',
    external: (id) => only !== undefined && isBare(id) && !isNamed(id, only.packages),
    resolve: {
      modules: ['node_modules', packages],
      alias: {
        // The edition in ES modules, of which only what is used is bundled; Node would be given one in CommonJS.
        yaml: path.join(packages, 'yaml/browser/dist/index.js'),
        // The renderer of strings alone; its module holds the one of streams as well, which is as large.
        'react-dom/server': path.join(packages, 'react-dom/cjs/react-dom-server-legacy.node.production.js'),
      },
    },
    transform: {
      jsx: { runtime: 'automatic' },
      define: { 'process.env.NODE_ENV': '"production"', 'process.env.DOCS_NAV_BUILD': JSON.stringify(inputs) },
      target: 'node20.19',
    },
    logLevel: 'warn',
    onLog: failOnWarning,
  };
  // Names stay, so that the stack of a bug can be read.
  const minify = { compress: true, mangle: false, codegen: { removeWhitespace: true } };
  const files = {
    dir: folder,
    format: 'cjs',
    entryFileNames: nameEntry,
    chunkFileNames: 'chunks/[name]-[hash].cjs',
    minify,
  };
  const explainer = await rolldown({ ...settings, input: { 'syntax-errors': EXPLAINER } });
  const explained = await explainer.write(files);
  await explainer.close();
  const bundle = await rolldown({
    ...settings,
    input: only === undefined ? ENTRIES : Object.fromEntries(only.entries.map((name) => [name, ENTRIES[name]])),
    plugins: [loadCompiler(root), loadExplainer(), loadBinding(), markPure()],
  });
  const { output } = await bundle.write({
    ...files,
    // Groups would bring what else they hold, and with it packages that were left out.
    ...(only === undefined ? { codeSplitting: { groups: CHUNKS } } : {}),
  });
  await bundle.close();
  const callers = output.filter(({ moduleIds = [] }) => moduleIds.includes(path.join(root, EXPLAINER)));
  if (callers.length === 0 || !callers.every(({ fileName }) => fileName.startsWith('chunks/')))
    throw new Error(`What loads \`${EXPLAINER}\` is not beside its bundle.`);
  chmodSync(path.join(folder, 'docs-nav.cjs'), 0o755);
  return [...output, ...explained.output];
}

function nameEntry({ name }) {
  return name === 'docs-nav' ? '[name].cjs' : 'chunks/[name].cjs';
}

function isNamed(id, names) {
  return names.some((name) => id === name || id.startsWith(`${name}/`));
}

/** Whether an import names a package; those with a `#` are a package's own. */
function isBare(id) {
  return !/^[./#\0]|^[a-z]:[\\/]/i.test(id);
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

/** Has the bundle beside it read for `EXPLAINER`. */
function loadExplainer() {
  return {
    name: 'load-explainer',
    load: {
      filter: { id: /[\\/]engine[\\/]parse[\\/]syntax-errors\.ts$/ },
      handler: () => `
        import { createRequire } from 'node:module';
        const load = createRequire(import.meta.url);
        export const findSyntaxErrors = (text) => load('./syntax-errors.cjs').findSyntaxErrors(text);
      `,
    },
  };
}

/**
 * The Markdown parser is native and installed beside the package; its thirty modules are bundled, as each thread would
 * spend more time on finding them than on the first pages. What they load of the native part is looked for from where
 * the package is, in the very version that was bundled: it is pinned in package.json.
 */
function loadBinding() {
  return {
    name: 'load-binding',
    load: {
      filter: { id: /[\\/]satteri[\\/]index\.js$/ },
      handler(id) {
        const code = readFileSync(id, 'utf8');
        if (!code.includes('createRequire(import.meta.url)'))
          throw new Error('`satteri` loads its native part in another way.');
        return `
          import { createRequire as requireFrom } from 'node:module';
          import { pathToFileURL } from 'node:url';
          const PLACE = new URL('../index.js', pathToFileURL(requireFrom(import.meta.url).resolve('satteri')));
          ${code.replaceAll('import.meta.url', 'PLACE')}`;
      },
    },
  };
}

/**
 * Lets the bundler leave out what it cannot know to have no effect: the YAML library makes its schemas when it is read, and
 * these take along what loads and writes values. Of it, only the parser of events is used.
 */
function markPure() {
  return {
    name: 'mark-pure',
    transform: {
      filter: { id: /[\\/]js-yaml[\\/]dist[\\/]js-yaml\.mjs$/ },
      handler(code) {
        const made = this.parse(code)
          .body.flatMap(({ type, declarations }) => (type === 'VariableDeclaration' ? declarations : []))
          .flatMap(({ init }) => (init === null || init.type === 'Literal' ? [] : init));
        return made.reduceRight(
          (text, { start, end }) =>
            `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
          code,
        );
      },
    },
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
