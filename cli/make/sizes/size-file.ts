import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import type { ComponentSizes } from '../../../site/pages/context/site-context.ts';
import { shelfKey } from '../../../site/api/api-shelf.ts';
import { Failure, tryTo } from '../../system/base/failure.ts';

/**
 * The file of sizes, from the project's root: written by `docs-nav sizes` and committed, because measuring takes longer
 * than a build.
 */
export const SIZE_FILE = 'nav/sizes.json';

/** Sizes by package. */
export type SizeFile = Readonly<Record<string, PackageSizes>>;

interface PackageSizes {
  /** The measured version. */
  readonly version: string;
  /** Packages that are not included. */
  readonly without: readonly string[];
  /** Bytes by component. */
  readonly components: Readonly<Record<string, number>>;
}

/** Reads the file; empty if there is none. */
export function readSizeFile(project: Project): SizeFile {
  const file = join(project.root, SIZE_FILE);
  const value = existsSync(file) ? tryTo(() => JSON.parse(readFileSync(file, 'utf8')) as unknown) : {};
  if (!isSizeFile(value))
    throw new Failure(
      `${SIZE_FILE} is not in the form that \`docs-nav sizes\` writes.`,
      'remove it, and run `docs-nav sizes`',
    );
  return value;
}

function isSizeFile(value: unknown): value is SizeFile {
  return isRecord(value) && Object.values(value).every(isPackageSizes);
}

function isPackageSizes(value: unknown): value is PackageSizes {
  if (!isRecord(value)) return false;
  const { version, without, components } = value;
  return (
    typeof version === 'string' &&
    Array.isArray(without) &&
    without.every((name) => typeof name === 'string') &&
    isRecord(components) &&
    Object.values(components).every((bytes) => typeof bytes === 'number')
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the sizes for the pages of a site, except those of other versions than the installed one, which may be wrong.
 */
export function readSizes(project: Project): ComponentSizes {
  const current = Object.entries(readSizeFile(project)).filter(
    ([owner, { version }]) => project.packages.version(owner) === version,
  );
  return Object.fromEntries(
    current.flatMap(([owner, { without, components }]) =>
      Object.entries(components).map(
        ([name, bytes]) => [shelfKey({ package: owner, name }), { bytes, without }] as const,
      ),
    ),
  );
}
