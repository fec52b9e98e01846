import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './read-manifest.ts';

/** The package whose folder a project is in. */
export interface OwnPackage {
  readonly name: string;
  /** Path of the source that it is built from, or of what it publishes, from the root; absent when neither is there. */
  readonly entry?: string;
}

/** Finds the package of a folder by its `package.json`; `undefined` where there is none with a name. */
export function findOwnPackage(root: string): OwnPackage | undefined {
  const { name, source, module, main } = readManifest(root);
  if (name === undefined) return undefined;
  const published = [source, module, main].filter((file) => typeof file === 'string');
  const entry = [...(typeof source === 'string' ? [source] : []), ...SOURCES, ...published].find((file) =>
    existsSync(join(root, file)),
  );
  return entry === undefined ? { name } : { name, entry: entry.replace(/^\.\//, '') };
}

/** Where libraries keep the module that their users import, most common first. */
const SOURCES = ['src', 'lib', 'source', '.'].flatMap((folder) =>
  ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((extension) => `${folder === '.' ? '' : `${folder}/`}index.${extension}`),
);
