import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { findPackage } from '../read-packages.ts';

/** Identifies what the declarations of a package say: its version and those of the packages that its types use. */
export function packageKey(root: string, name: string): string | undefined {
  const folder = findPackage(root, name);
  if (folder === undefined) return undefined;
  const own = readManifest(folder);
  const used = Object.keys({ ...own.dependencies, ...own.peerDependencies }).toSorted();
  const versions = used.map((dependency) => {
    const place = findPackage(folder, dependency) ?? findPackage(root, dependency);
    return `${dependency}@${place === undefined ? '' : readManifest(place).version}`;
  });
  return hash('sha1', JSON.stringify([own.version, versions, ownState(folder)]), 'base64url');
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/** A package of the same repository changes without a new version: there, the state of its files counts. */
function ownState(folder: string): readonly string[] {
  if (realpathSync(folder).includes(`${sep}node_modules${sep}`)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:d\.[cm]?ts|[cm]?js)$/.test(entry.name) && !entry.parentPath.includes(`${sep}node_modules`))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(file);
      return `${file.slice(folder.length)} ${size} ${mtimeMs}`;
    })
    .toSorted();
}

/** Version of the TypeScript that reads declarations, without loading it. */
export function compilerVersion(): string {
  const require = createRequire(import.meta.url);
  const file = require.resolve('typescript-api/package.json');
  return existsSync(file) ? String(readManifest(join(file, '..')).version) : '';
}
