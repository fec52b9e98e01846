import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every entry but the bin is a chunk, loaded by name. */
const ENTRIES = {
  'docs-nav': 'cli/main.ts',
  start: 'cli/start.ts',
  thread: 'cli/commands/thread.ts',
  'page-worker': 'cli/build/page-worker.ts',
  'api-worker': 'cli/make/api/api-worker.ts',
  'demo-worker': 'cli/make/proof/demo-worker.ts',
  'feature-worker': 'cli/make/features/feature-worker.ts',
  'value-worker': 'cli/make/values/value-worker.ts',
  'javascript-worker': 'cli/make/demos/javascript/javascript-worker.ts',
  'mirror-worker': 'cli/build/write/mirror-worker.ts',
  'run-call': 'cli/node/run-call.ts',
};

/** The TypeScript compiler, which the project provides. */
const COMPILER = 'typescript-for-docs-nav';

/**
 * The module that explains YAML mistakes includes a parser of its own, which a project without mistakes does not need.
 * Parsing is synchronous and cannot wait for an `import`, so the module is CommonJS, loaded on first use.
 */
const EXPLAINER = 'engine/yaml/syntax-errors.ts';

/**
 * Modules that are always needed together are bundled together: each file takes a few milliseconds to load. A group
 * includes the imports of its modules, unless an earlier group has them: what every command needs belongs in `base`.
 */
const CHUNKS = [
  // Loads the others, and is compiled in every run.
  { name: 'load', test: /[\\/]cli[\\/]system[\\/](?:base[\\/]import-module|load-chunk)\.ts$/ },
  {
    name: 'base',
    test: /[\\/]cli[\\/](?:make[\\/]api[\\/]compiler-thread|build[\\/]write[\\/](?:mirror-output|output-state)|project[\\/]open-project|report[\\/]formats|system[\\/](?:base[\\/](?:base-path|io)|cache[\\/](?:entries|page-facts)|files[\\/](?:file-system|write-files)|git|print-error|summary))\.ts$|[\\/]engine[\\/]text[\\/]enumerate\.ts$|[\\/]package\.json$/,
  },
  {
    name: 'compiler',
    test: /[\\/](?:engine(?![\\/](?:edit|diff)[\\/])|node_modules[\\/](?:zod|js-yaml))[\\/]|[\\/]cli[\\/](?:project[\\/](?:load-project|page-thread|read-pages)|report[\\/]report-project|system[\\/]packages[\\/]read-packages)\.ts$/,
  },
  // What checks of components and playgrounds need, and a build to find out what has changed, and each thread to render it.
  {
    name: 'plan',
    test: /[\\/]site[\\/](?:ads[\\/]plan-slot|output[\\/]plan-site)\.ts$|[\\/]cli[\\/](?:make[\\/](?:api[\\/]load-apis|components[\\/]look-components|playgrounds[\\/]playground-faults)|build[\\/]prepare[\\/]draw-card)\.ts$/,
  },
  {
    name: 'site',
    test: /[\\/]cli[\\/](?:build[\\/](?!page-renderer\.|page-worker\.|render-batches\.|write[\\/]mirror-worker\.)|(?:make[\\/](?:[a-z-]+|demos[\\/](?:source[\\/](?:demo-pages|component-pages))|sizes[\\/]size-file)|parts[\\/](?:narrow|part)|report[\\/]tell|system[\\/]tools[\\/]without-texts)\.ts$)/,
  },
  // A build that changes no page does not load the renderer.
  {
    name: 'pages',
    test: /[\\/](?:site[\\/](?:api|markdown|pages|output|frame[\\/]page)|node_modules[\\/](?:prismjs|satteri))[\\/]|[\\/]cli[\\/]build[\\/](?:page-renderer|render-batches)\.ts$/,
  },
  // What reads stylesheets: checks of tokens, and demos.
  { name: 'sheets', test: /[\\/]node_modules[\\/]postcss[\\/]/ },
  {
    name: 'demos',
    test: /[\\/]cli[\\/]make[\\/]demos[\\/]render[\\/]render-here\.ts$/,
  },
];

/**
 * Bundles the command line with all its imports into a folder; each command is a chunk of its own, loaded on demand.
 * `inputs` identifies this build in its users' caches. With `only`, the bundle has a few entries, and only a few
 * packages, installed in a folder of their own; everything that needs other packages is left out.
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
        // The ES module edition, which can be tree-shaken; Node would use CommonJS.
        yaml: path.join(packages, 'yaml/browser/dist/index.js'),
        // Only the string renderer; the regular module also includes the stream renderer, which is as large.
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
  // Names of functions are kept, so that stack traces are readable.
  const mangle = { keepNames: { function: true, class: true } };
  const minify = { compress: true, mangle, codegen: { removeWhitespace: true } };
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
    // Groups would include their other modules, and with them the packages that were left out.
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

/** Returns whether an import is a package; those with a `#` are a package's own. */
function isBare(id) {
  return !/^[./#\0]|^[a-z]:[\\/]/i.test(id);
}

/** Makes the bundle load the compiler from where `cli/make/api/compiler-place.ts` found it. */
function loadCompiler(root) {
  const id = `\0${COMPILER}`;
  const place = JSON.stringify(path.join(root, 'cli/make/api/compiler-place.ts'));
  return {
    name: 'load-compiler',
    resolveId: { order: 'pre', handler: (source) => (source === COMPILER ? id : undefined) },
    load: (source) =>
      source === id ? `import { loadCompiler } from ${place};\nexport default loadCompiler();` : undefined,
  };
}

/** Makes the bundle load the one beside it for `EXPLAINER`. */
function loadExplainer() {
  return {
    name: 'load-explainer',
    load: {
      filter: { id: /[\\/]engine[\\/]yaml[\\/]syntax-errors\.ts$/ },
      handler: () => `
        import { createRequire } from 'node:module';
        const load = createRequire(import.meta.url);
        export const findSyntaxError = (text) => load('./syntax-errors.cjs').findSyntaxError(text);
      `,
    },
  };
}

/**
 * The Markdown parser is native and installed beside the package. Its thirty modules are bundled, because each thread
 * would spend more time finding them than on the first pages. They load the native part from the package's location, in
 * the exact version that was bundled: it is pinned in package.json.
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
 * Lets the bundler remove what it cannot know to be free of side effects: the YAML library creates its schemas on load,
 * and with them the code that loads and writes values. Only its event parser is used.
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

/** Builds what others import: `docs-nav/node` and `docs-nav/manifest` for programs, `…/feature` and `…/rules` for projects. */
export async function buildModules({ rolldown, root, folder }) {
  const bundle = await rolldown({
    cwd: root,
    input: {
      node: 'cli/node/index.ts',
      manifest: 'engine/manifest/index.ts',
      feature: 'site/feature/index.ts',
      rules: 'engine/own-rules/index.ts',
    },
    platform: 'neutral',
    external: /^node:/,
    onLog: failOnWarning,
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
}

/** Fails on bundler warnings, such as an unresolved import: the bin would break for its users. */
function failOnWarning(level, log, handle) {
  // MUI's `use client` directives have no meaning here, because everything is rendered in one place.
  if (log.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (level === 'warn') throw new Error(`${log.code ?? 'warning'}: ${log.message}`);
  handle(level, log);
}
