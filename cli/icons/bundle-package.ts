import { join } from 'node:path';
import { requireFrom } from '../demos/require-from.ts';
import { bundleInMemory } from '../tools/bundle-in-memory.ts';

/** What has to be the one that renders. */
const REACT = /^react(?:-dom)?(?:\/|$)/;

/**
 * Loads what a package exports in the way of an application: through the bundler, which takes editions that Node does
 * not, such as ES modules in files that Node takes for CommonJS, and modules whose files are named without ending.
 */
export async function bundlePackage(root: string, specifier: string): Promise<Readonly<Record<string, unknown>>> {
  const [chunk] = await bundleInMemory(root, {
    entry: `export * from ${JSON.stringify(specifier)};`,
    isExternal: (id) => REACT.test(id),
    conditions: ['module', 'node', 'production'],
    platform: 'node',
    output: { format: 'cjs', codeSplitting: false },
    minify: false,
  });
  const module = { exports: {} };
  // Code of an installed package, which a build trusts as it trusts the packages of demos.
  const run = new Function('module', 'exports', 'require', chunk?.code ?? '') as (...tools: readonly unknown[]) => void;
  run(module, module.exports, requireFrom(join(root, 'package.json')));
  return module.exports;
}
