import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SiteInfo } from '../../../../engine/manifest/manifest.ts';
import type { PreparedDemo } from '../../../../site/features/demo/prepared-demo.ts';
import type { SandboxWrapping } from '../../../../site/islands/demo/sandbox/project.ts';
import { packageRoot } from '../../../system/base/package-root.ts';
import type { RenderUnit, DemoSource } from '../source/demo-pages.ts';
import type { JavaScriptDemo } from './javascript-demos.ts';
import { packageNamesIn } from '../source/package-versions.ts';

/**
 * Returns whether a demo only works in its page: it uses the page's context, or needs more of the project than can be
 * copied.
 */
export function needsPage(demo: DemoSource): boolean {
  return demo.isTied || usesPage(demo);
}

function usesPage({ imports, packagesAlong }: DemoSource): boolean {
  return [...packageNamesIn(imports), ...packagesAlong].includes('docs-nav');
}

/** Files that can be edited beside a demo. */
const TEXTS = /\.(?:[jt]sx?|css|json)$/;

/** A stylesheet with names of its own, which only a bundler can make. */
const BUNDLED = /\.module\.css$/;

/**
 * Returns whether readers can edit a demo: it needs nothing of its page, none of its files needs a compiler of its own,
 * and it has no document of its own.
 */
export function isEditable(demo: DemoSource): boolean {
  const { reached, settings, along } = demo;
  const isText = along.every((file) => TEXTS.test(file) && !BUNDLED.test(file));
  return reached !== undefined && !usesPage(demo) && settings.frame === undefined && isText;
}

/** Returns the packages that a demo's sandbox needs, and separately those that only the TypeScript version needs. */
export function packagesFor(
  { imports, packagesAlong, playground }: DemoSource,
  javascript: JavaScriptDemo | undefined,
): Pick<PreparedDemo, 'packages' | 'typePackages'> {
  const all = sandboxPackages([...packageNamesIn(imports), ...packagesAlong]);
  // What readers choose may need any of them.
  if (javascript === undefined || playground !== undefined) return { packages: all };
  const packages = sandboxPackages([...javascript.packages, ...packagesAlong]);
  return { packages, typePackages: all.filter((name) => !packages.includes(name)) };
}

/** Notes the sections whose sandboxes show demos without their wrapper, because it cannot be copied. */
export function noteBareSandboxes(pages: readonly RenderUnit[]): readonly string[] {
  const wrappers = new Map(
    pages.flatMap(({ section, sandbox, demos }) =>
      sandbox === undefined || demos.every(needsPage) ? [] : [[section, sandbox]],
    ),
  );
  return Array.from(wrappers).flatMap(([section, { path, tie }]) =>
    tie === undefined
      ? []
      : `Sandboxes show the demos of the section \`${section}\` without \`${path}\`: ${tie.file} needs ${tie.need} of this project. Set \`sandboxProvider\` to a module that needs nothing but packages and its own folder, or to \`none\`.`,
  );
}

/** Imports for the provider's types, which are only available in the project. */
const DECLARATIONS = /\bdocs-nav\/react\b/;

/** Returns what wraps the demos of a page in a sandbox; undefined if nothing does. */
export function wrappingOf(
  { sandbox }: Pick<RenderUnit, 'sandbox'>,
  { attribute }: NonNullable<SiteInfo['demoMode']>,
): SandboxWrapping | undefined {
  const mode = attribute === undefined ? {} : { modeAttribute: attribute };
  if (sandbox === undefined || sandbox.tie !== undefined)
    return attribute === undefined ? undefined : { ...mode, files: {}, packages: [] };
  const texts = Object.entries(sandbox.files);
  const isTyped = texts.some(([, text]) => DECLARATIONS.test(text));
  return {
    ...mode,
    module: `./${FOLDER}/${posix.basename(sandbox.path).replace(/\.[jt]sx$/, '')}`,
    files: {
      ...Object.fromEntries(texts.map(([name, text]) => [`${FOLDER}/${name}`, text])),
      ...(isTyped ? { 'docs-nav.d.ts': declareTypes() } : {}),
    },
    packages: sandboxPackages(sandbox.packages),
  };
}

/** Folder of the provider in a sandbox, beside its demo. */
const FOLDER = 'demo-provider';

/** Returns declarations of the types that providers use. */
function declareTypes(): string {
  const file = join(packageRoot(), 'dist/types/site/react/demo-provider.d.ts');
  const text = readFileSync(file, 'utf8').replace(/^import .*$/gm, '');
  return `declare module 'docs-nav/react' {\n  import type { ComponentType, ReactNode } from 'react';\n${text.replace(/^(?=.)/gm, '  ')}}\n`;
}

/** Returns the packages of a sandbox; React is in every one. */
function sandboxPackages(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== 'react' && name !== 'react-dom').toSorted();
}
