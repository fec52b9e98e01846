import type { Project } from '../../../project/project.ts';

/** Must be the instance that renders. */
const REACT = /^react(?:-dom)?(?:\/|$)/;

/**
 * Loads a package's exports like an application: through the bundler, which accepts packages that Node rejects, such as
 * ES modules in files that Node takes for CommonJS, and imports without file extensions.
 */
export async function bundlePackage(
  { tools, packages }: Project,
  specifier: string,
): Promise<Readonly<Record<string, unknown>>> {
  const [chunk] = await tools.bundle({
    entry: `export * from ${JSON.stringify(specifier)};`,
    isExternal: (id) => REACT.test(id),
    conditions: ['module', 'node', 'production'],
    platform: 'node',
    output: { format: 'cjs', codeSplitting: false },
    minify: false,
  });
  const module = { exports: {} };
  // A build trusts the code of an installed package, as it does for demos.
  const run = new Function('module', 'exports', 'require', chunk?.code ?? '') as (...tools: readonly unknown[]) => void;
  run(module, module.exports, (name: string) => packages.load(name));
  return module.exports;
}
