import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileFinding } from '../../../engine/index.ts';
import { pathFrom } from '../files/slashes.ts';
import { findOwnPackage } from './own-package.ts';
import { findPackageModule, type PackageModule } from './package-modules.ts';
import { packageOf } from './read-packages.ts';

type PackageFault = Pick<FileFinding, 'code' | 'message' | 'help'>;

/**
 * Says what is wrong with what an import of a package leads to: it does not exist or, if its age matters, is older than its
 * source. The code is `demo-syntax` if there is nothing that pages could show.
 */
export function findBuildFault(root: string, specifier: string, { hasAge = false } = {}): PackageFault | undefined {
  const module = findPackageModule(root, specifier);
  if (module === undefined) return undefined;
  const { folder, published, isMissing, source } = module;
  const path = (file: string) => pathFrom(realpathSync(root), join(folder, file));
  const newer = isMissing || !hasAge ? undefined : findNewerSource(module);
  const isFatal = isMissing && source === undefined;
  // What is published as it was written needs no build.
  if (newer === undefined && !isFatal && !(isMissing && published.includes('/'))) return undefined;
  const said = isMissing
    ? `\`${specifier}\` leads to \`${path(published)}\`, which does not exist`
    : `The build of \`${packageOf(specifier)}\` is older than \`${path(newer ?? '')}\``;
  return {
    code: isFatal ? 'demo-syntax' : 'stale-build',
    message: `${said}${source === undefined ? '' : '; pages show its source'}.`,
    help: `run its build${path('') && ` in ${path('')}`}, or correct its package.json`,
  };
}

/** Finds the newest file of a package’s source if it is newer than all that its build has written; from its folder. */
function findNewerSource({ folder, isHere, published }: PackageModule): string | undefined {
  const files = [findOwnPackage(folder)?.entry ?? '', published];
  const [source = '', output = ''] = files.map((file) => /^[^/.][^/]*\//.exec(file)?.[0]);
  if (!isHere || source === '' || output === '' || source === output) return undefined;
  const [written, built] = [newestIn(join(folder, source), SOURCE), newestIn(join(folder, output), /\.\w+$/)];
  return Number(written?.time) > Number(built?.time) ? `${source}${written?.file}` : undefined;
}

/** Code, without what no build includes. */
const SOURCE = /^(?!.*(?:\.(?:test|spec|stories)\.|__\w+__|node_modules)).*\.(?:[cm]?[jt]sx?|css|s[ac]ss|less)$/;

function newestIn(folder: string, wanted: RegExp): { readonly file: string; readonly time: number } | undefined {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => wanted.test(file));
  const timed = files.map((file) => ({
    file,
    time: statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  }));
  return timed.toSorted((a, b) => b.time - a.time)[0];
}
