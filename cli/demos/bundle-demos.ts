import { join } from 'node:path';
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

/** A package's module, as opposed to a file of the project. */
export function isPackage(id: string): boolean {
  return !/^[./\0]|^[A-Za-z]:[\\/]/.test(id);
}

/** Values of environment variables that demos may read; `undefined` for one that is not set. */
export type DemoEnvironment = Readonly<Record<string, string | undefined>>;

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
  return {
    name: pathname,
    code: `import { createMount } from '${RUNTIME}';\n${from}${importsOf(root, demos)}export const mount = createMount({ ${namesOf(demos)} }, ${provider === undefined ? 'undefined' : 'Provider'});\n`,
  };
}

/** The module that brings demos to life. */
export function runtimeEntry(site: DemoSite): Entry {
  return {
    name: RUNTIME,
    code: `import { createMountFor } from ${quote(runtimeFile('runtime'))};\nexport const createMount = createMountFor(${JSON.stringify(site)});\n`,
  };
}

/** A section's provider. */
export function providerEntry(root: string, provider: string): Entry {
  return { name: providerId(provider), code: `export { default } from ${quote(join(root, provider))};\n` };
}

/**
 * The module of a page for the server: exports its demos but for those that need a browser, the provider with what
 * collects its styles, and the tree that they are rendered in.
 */
export function serverEntry(root: string, { demos: all, provider }: DemoPage, name: string): Entry {
  const demos = all.filter(({ settings }) => !settings.client);
  const around =
    provider === undefined
      ? 'const Provider = undefined, collectStyles = undefined;'
      : `import * as provider from ${quote(join(root, provider.path))};\nconst { default: Provider, collectStyles } = { ...provider };`;
  return {
    name,
    code: `export { DemoTree } from ${quote(runtimeFile('demo-tree'))};\n${importsOf(root, demos)}${around}\nexport const demos = { ${namesOf(demos)} };\nexport { Provider, collectStyles };\n`,
  };
}

/** The demos of a page that need a browser, as a module that is compiled, so that one that is missing is found, and never run; none without them. */
export function unrunEntries(root: string, { demos }: DemoPage, name: string): readonly Entry[] {
  const unrun = demos.filter(({ settings }) => settings.client);
  if (unrun.length === 0) return [];
  const exports = unrun.map(
    ({ path, exported }, at) => `export { ${quote(exported)} as demo${at} } from ${quote(join(root, path))};\n`,
  );
  return [{ name, code: exports.join('') }];
}

function importsOf(root: string, demos: DemoPage['demos']): string {
  return demos.map(({ path }, at) => `import * as demo${at} from ${quote(join(root, path))};\n`).join('');
}

/** Demos by name: the default export of their module, or the only one that can be a component. */
function namesOf(demos: DemoPage['demos']): string {
  return demos.map(({ name, exported }, at) => `${quote(name)}: demo${at}[${quote(exported)}]`).join(', ');
}

/** Where this package's modules lie that demos run with. */
export function runtimeFolder(): string {
  return join(packageRoot(), 'dist/demos');
}

/** One of them. */
export function runtimeFile(name: string): string {
  return join(runtimeFolder(), `${name}.js`);
}

function quote(text: string): string {
  return JSON.stringify(text);
}
