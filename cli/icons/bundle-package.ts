import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { requireFrom } from '../demos/require-from.ts';
import { loadTool } from '../tools/load-tool.ts';

/** The module that is bundled, made up of one line. */
const ENTRY = 'docs-nav:package';

/** What has to be the one that renders. */
const REACT = /^react(?:-dom)?(?:\/|$)/;

/**
 * Loads what a package exports in the way of an application: through the bundler, which takes editions that Node does
 * not, such as ES modules in files that Node takes for CommonJS, and modules whose files are named without ending.
 */
export async function bundlePackage(root: string, specifier: string): Promise<Readonly<Record<string, unknown>>> {
  const { build } = await loadTool(root, 'vite');
  const entry: Plugin = {
    name: 'docs-nav-package',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : REACT.test(id) ? { id, external: true } : null),
    load: (id) => (id === `\0${ENTRY}` ? `export * from ${JSON.stringify(specifier)};` : null),
  };
  const outcome = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [entry],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'node', 'production'] },
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        platform: 'node',
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  });
  const [chunk] = (outcome as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const module = { exports: {} };
  // Code of an installed package, which a build trusts as it trusts the packages of demos.
  const run = new Function('module', 'exports', 'require', chunk?.code ?? '') as (...tools: readonly unknown[]) => void;
  run(module, module.exports, requireFrom(join(root, 'package.json')));
  return module.exports;
}
