import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnPackage } from '../../../site/project/project.ts';
import { mainTargetsOf } from './export-targets.ts';
import { readPackageJson } from './read-manifest.ts';

/** Finds the package of a folder by its `package.json`; `undefined` if there is none with a name. */
export function findOwnPackage(root: string): OwnPackage | undefined {
  const { name, source, module, main, exports, types, typings } = readPackageJson(root);
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

/** A module that can be run: declarations do not show what it exports. */
export const SCRIPT = /(?<!\.d)\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Usual places of a library's main source file, most common first. */
const SOURCES = ['src', 'lib', 'source', '.'].flatMap((folder) =>
  ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((extension) => `${folder === '.' ? '' : `${folder}/`}index.${extension}`),
);
