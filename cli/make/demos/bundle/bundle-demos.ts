import { join } from 'node:path';
import type { DemoSite } from '../../../../site/demos/demo-tree.tsx';
import { packageRoot } from '../../../system/base/package-root.ts';
import type { RenderUnit, DemoProvider } from '../source/demo-pages.ts';
import { isHandler } from '../../../../site/features/playground/model/set-props.ts';
import type { PlaygroundSource } from '../source/playground-source.ts';

/** A generated entry module of a bundle. */
export interface Entry {
  readonly name: string;
  readonly code: string;
}

/**
 * Modules of this package that demos and their wrappers import: shared by all of them, because contexts would not match
 * otherwise.
 */
export const OWN_PACKAGE = 'docs-nav/react';

/** Returns whether an id is a package's module, as opposed to a file of the project. */
export function isPackage(id: string): boolean {
  return !/^[./\0]|^[A-Za-z]:[\\/]/.test(id);
}

/** Modules that are bundled here and belong to no package: what pages share, each under its own name. */
export const OWN_MODULES = 'docs-nav:';

/** The module that all pages share. */
const RUNTIME = 'docs-nav:runtime';

/** Returns the name under which pages import a section's provider. */
export function providerId(path: string): string {
  return `docs-nav:provider:${path}`;
}

/** Makes the browser module of a page, which exports `mount`. */
export function clientEntry(root: string, { pathname, demos, provider }: RenderUnit): Entry {
  const from = provider === undefined ? '' : `import Provider from ${quote(providerId(provider.path))};\n`;
  return {
    name: pathname,
    code: `import { createMount } from '${RUNTIME}';\n${from}${importsOf(root, demos)}export const mount = createMount({ ${namesOf(demos)} }, ${provider === undefined ? 'undefined' : 'Provider'});\n`,
  };
}

/** Makes the module that hydrates demos, or the components of pages. */
export function runtimeEntry(site: DemoSite, isOfComponents = false): Entry {
  const [maker, file] = isOfComponents ? ['createPartMount', 'part-runtime'] : ['createMountFor', 'runtime'];
  return {
    name: RUNTIME,
    code: `import { ${maker} } from ${quote(runtimeFile(file))};\nexport const createMount = ${maker}(${JSON.stringify(site)});\n`,
  };
}

/** Makes the module of a section's provider. */
export function providerEntry(root: string, provider: string): Entry {
  return { name: providerId(provider), code: `export { default } from ${quote(join(root, provider))};\n` };
}

/**
 * Makes the server module of a page: exports its demos except those that need a browser, the provider with its style
 * collector, and the tree that they are rendered in.
 */
export function serverEntry(
  root: string,
  {
    demos: all,
    provider,
  }: { readonly demos: RenderUnit['demos']; readonly provider: Pick<DemoProvider, 'path'> | undefined },
  name: string,
): Entry {
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

/**
 * Makes a module of the demos on a page that need a browser; it is compiled to find missing ones, but never run. Empty
 * if there are none.
 */
export function unrunEntries(root: string, { demos }: RenderUnit, name: string): readonly Entry[] {
  const unrun = demos.filter(({ settings }) => settings.client);
  if (unrun.length === 0) return [];
  const exports = unrun.map(
    ({ path, exported }, at) => `export { ${quote(exported)} as demo${at} } from ${quote(join(root, path))};\n`,
  );
  return [{ name, code: exports.join('') }];
}

function importsOf(root: string, demos: RenderUnit['demos']): string {
  return demos
    .map((demo, at) => {
      if (demo.kind === 'playground') return playgroundCode(demo.playground, demo.part, `demo${at}`);
      const { path, exported, playground } = demo;
      const module = (local: string) => `import * as ${local} from ${quote(join(root, path))};\n`;
      return playground === undefined
        ? module(`demo${at}`)
        : module(`demo${at}File`) + fileCode(playground, exported, `demo${at}`);
    })
    .join('');
}

/** Writes the module of a playground as part of an entry: a component that takes the props that readers choose. */
function playgroundCode(
  playground: PlaygroundSource,
  { specifier, exported, members }: NonNullable<PlaygroundSource['part']>,
  local: string,
): string {
  const path = members.map((member) => `[${quote(member)}]`).join('');
  return [
    `import { createElement as ${local}Create } from 'react';\n`,
    `import { ${quote(exported)} as ${local}Part } from ${quote(specifier)};\n`,
    `const ${local} = { default: (props) => ${local}Create(${local}Part${path}, { ...${propsCode(playground)}, ...props }) };\n`,
  ].join('');
}

/**
 * Writes the same for a file, whose module is imported: the choices that readers make by name are in its `controls`. A
 * prop that is no longer set must not hide what the file gives.
 */
function fileCode(playground: PlaygroundSource, exported: string, local: string): string {
  const name = quote(exported);
  return [
    `import { createElement as ${local}Create } from 'react';\n`,
    `const ${local}Value = (name, value) => {\n  const choices = ${local}File.controls?.choices?.[name] ?? {};\n  return Object.hasOwn(choices, value) ? choices[value] : value;\n};\n`,
    `const ${local} = { ${name}: (props) => ${local}Create(${local}File[${name}], Object.fromEntries(Object.entries({ ...${propsCode(playground)}, ...props }).flatMap(([name, value]) => value === undefined ? [] : [[name, ${local}Value(name, value)]]))) };\n`,
  ].join('');
}

/** Writes the props that a playground starts with. */
function propsCode({ props, shown }: PlaygroundSource): string {
  const handlers = new Set(shown.controls.filter(isHandler).map(({ name }) => name));
  const written = Object.entries(props).map(
    ([name, value]) => `${quote(name)}: ${handlers.has(name) ? '() => {}' : JSON.stringify(value)}`,
  );
  return `{ ${written.join(', ')} }`;
}

/** Maps demos to the default export of their module, or else to the only one that can be a component. */
function namesOf(demos: RenderUnit['demos']): string {
  return demos.map(({ name, exported }, at) => `${quote(name)}: demo${at}[${quote(exported)}]`).join(', ');
}

/** Returns the folder of this package's modules that demos use at run time. */
export function runtimeFolder(): string {
  return join(packageRoot(), 'dist/demos');
}

/** Returns one of these modules. */
export function runtimeFile(name: string): string {
  return join(runtimeFolder(), `${name}.js`);
}

function quote(text: string): string {
  return JSON.stringify(text);
}
