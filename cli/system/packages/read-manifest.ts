import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../files/hash.ts';
import { tryTo } from '../base/failure.ts';
/** The contents of a `package.json`. */
export interface PackageManifest {
  readonly name?: string;
  readonly version?: string;
  readonly description?: string;
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
  readonly source?: string;
  readonly types?: string;
  readonly typings?: string;
  readonly module?: string;
  readonly main?: string;
  /** The stylesheet that users import. */
  readonly style?: unknown;
  readonly exports?: unknown;
  readonly private?: boolean;
  /** The package manager, as `pnpm@9.15.0` (https://nodejs.org/api/packages.html#packagemanager). */
  readonly packageManager?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Reads the `package.json` of a folder; empty if there is none. */
export function readPackageJson(folder: string): PackageManifest {
  return tryTo(() => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest) ?? {};
}

/** Returns a value that changes with what a `package.json` says of what others import. */
export function stateOfManifest(folder: string): string {
  return hashOf(JSON.stringify({ ...readPackageJson(folder), scripts: undefined, devDependencies: undefined }));
}
