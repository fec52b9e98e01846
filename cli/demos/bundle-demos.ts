import { join } from 'node:path';
import type { InputOptions, OutputChunk, Plugin } from 'rolldown';
import type { DemoSite } from '../../site/demos/demo-tree.tsx';
import { packageRoot } from '../package-root.ts';
import type { DemoPage } from './demo-pages.ts';

/** A module that a bundle starts from, made up of a few lines. */
export interface Entry {
  readonly name: string;
  readonly code: string;
}

/** What demos and the modules around them import of this package: one module for all of them, or contexts would not meet. */
export const OWN_PACKAGE = 'docs-nav/react';

const VIRTUAL = '\0docs-nav:';

/** A package's module, as opposed to a file of the project. */
export function isPackage(id: string): boolean {
  return !/^[./\0]|^[A-Za-z]:[\\/]/.test(id);
}

/** Values of environment variables that demos may read; `undefined` for one that is not set. */
export type DemoEnvironment = Readonly<Record<string, string | undefined>>;

function definitionsOf(environment: DemoEnvironment): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value) ?? 'undefined']));
}

/** Bundles made-up modules; what they import is found as if they stood in the project's root. */
export async function bundleEntries(
  root: string,
  entries: readonly Entry[],
  { input = {}, output, environment = {} }: { readonly input?: InputOptions; readonly output: import('rolldown').OutputOptions; readonly environment?: DemoEnvironment },
): Promise<readonly OutputChunk[]> {
  const { rolldown } = await import('rolldown');
  const codes = new Map(entries.map(({ name, code }) => [VIRTUAL + name, code]));
  const plugin: Plugin = {
    name: 'docs-nav-entries',
    transform: (_, id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : undefined),
    resolveId(id, importer) {
      if (codes.has(id)) return id;
      if (id === OWN_PACKAGE) return runtimeFile('react-in-page');
      // This package need not be installed in the project, whose React is the one that counts.
      return isPackage(id) && importer?.startsWith(runtimeFolder()) ? this.resolve(id, join(root, 'package.json'), { skipSelf: true }) : undefined;
    },
    load: (id) => {
      const code = codes.get(id);
      return code === undefined ? undefined : { code, moduleType: 'js' };
    },
  };
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map(({ name }) => [name, VIRTUAL + name])),
    transform: { jsx: { runtime: 'automatic' }, define: { ...definitionsOf(environment), 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    logLevel: 'silent',
    ...input,
    plugins: [plugin, input.plugins],
  });
  try {
    const { output: files } = await bundle.generate(output);
    return files.filter((file): file is OutputChunk => file.type === 'chunk');
  } finally {
    await bundle.close();
  }
}

/** Modules that are bundled here and belong to no package: what pages have in common, each under its own name. */
export const OWN_MODULES = 'docs-nav:';

/** The module that all pages share. */
export const RUNTIME = 'docs-nav:runtime';

/** The name of a section's provider as its pages import it. */
export function providerId(path: string): string {
  return `docs-nav:provider:${path}`;
}

/** The module of a page for browsers: exports `mount`. */
export function clientEntry(root: string, { pathname, demos, provider }: DemoPage): Entry {
  const from = provider === undefined ? '' : `import Provider from ${quote(providerId(provider.path))};\n`;
  return { name: pathname, code: `import { createMount } from '${RUNTIME}';\n${from}${importsOf(root, demos)}export const mount = createMount({ ${demos.map((demo) => demo.name).join(', ')} }, ${provider === undefined ? 'undefined' : 'Provider'});\n` };
}

/** The module that brings demos to life. */
export function runtimeEntry(site: DemoSite): Entry {
  return { name: RUNTIME, code: `import { createMountFor } from ${quote(runtimeFile('runtime'))};\nexport const createMount = createMountFor(${JSON.stringify(site)});\n` };
}

/** A section's provider. */
export function providerEntry(root: string, provider: string): Entry {
  return { name: providerId(provider), code: `export { default } from ${quote(join(root, provider))};\n` };
}

/** The module of a page for the server: exports its demos, the provider, and the tree that they are rendered in. */
export function serverEntry(root: string, { demos, provider }: DemoPage, name: string): Entry {
  return { name, code: `export { DemoTree } from ${quote(runtimeFile('demo-tree'))};\n${importsOf(root, demos)}${provider === undefined ? 'const Provider = undefined;' : `import Provider from ${quote(join(root, provider.path))};`}\nexport const demos = { ${demos.map((demo) => demo.name).join(', ')} };\nexport { Provider };\n` };
}

function importsOf(root: string, demos: DemoPage['demos']): string {
  return demos.map((demo) => `import ${demo.name} from ${quote(join(root, demo.path))};\n`).join('');
}

function runtimeFolder(): string {
  return join(packageRoot(), 'dist/demos');
}

function runtimeFile(name: string): string {
  return join(runtimeFolder(), `${name}.js`);
}

function quote(text: string): string {
  return JSON.stringify(text);
}
