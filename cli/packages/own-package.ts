import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mainTargetsOf } from './export-targets.ts';
import { readManifest } from './read-manifest.ts';

/** The package whose folder a project is in. */
export interface OwnPackage {
  readonly name: string;
  /** Path of the source that it is built from, or of what it publishes, from the root; absent when neither is there. */
  readonly entry?: string;
  /** Path of its declarations, where there is no source that says more. */
  readonly types?: string;
}

/** Finds the package of a folder by its `package.json`; `undefined` where there is none with a name. */
export function findOwnPackage(root: string): OwnPackage | undefined {
  const { name, source, module, main, exports, types, typings } = readManifest(root);
  if (name === undefined) return undefined;
  const find = (files: readonly unknown[]) =>
    files.filter((file) => typeof file === 'string').find((file) => existsSync(join(root, file)));
  const exported = mainTargetsOf(exports);
  const written = find([source, ...SOURCES]);
  const entry = written ?? find([module, main, ...exported.filter((file) => SCRIPT.test(file))]);
  const declared =
    written === undefined ? find([types, typings, ...exported.filter((file) => DECLARATIONS.test(file))]) : undefined;
  return {
    name,
    ...(entry === undefined ? {} : { entry: withoutDot(entry) }),
    ...(declared === undefined ? {} : { types: withoutDot(declared) }),
  };
}

function withoutDot(file: string): string {
  return file.replace(/^\.\//, '');
}

const DECLARATIONS = /\.d\.[cm]?ts$/;

/** Declarations say nothing of what a module exports that is made from them. */
const SCRIPT = /(?<!\.d)\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Where libraries keep the module that their users import, most common first. */
const SOURCES = ['src', 'lib', 'source', '.'].flatMap((folder) =>
  ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((extension) => `${folder === '.' ? '' : `${folder}/`}index.${extension}`),
);
