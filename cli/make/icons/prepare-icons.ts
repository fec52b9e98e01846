import { join } from 'node:path';
import { locateUnknownIcons, type CheckResult, type UnknownIcons } from '../../../engine/index.ts';
import type { IconsTarget, RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { IconStyle, PreparedIcons } from '../../../site/islands/icons/icon-data.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import { findCacheFolder } from '../../system/cache/cache-folder.ts';
import { isSystemError } from '../../system/base/failure.ts';
import { hashOf } from '../../system/files/hash.ts';
import { keepText, readDemoFile } from '../../system/cache/demo-cache.ts';
import { keepValue, readKept, readKeptValue } from '../../system/cache/kept-file.ts';
import type { ScannedProject } from '../../project/load-project.ts';
import { readPackageStates } from '../../system/packages/package-state.ts';
import { findPackage, packageOf } from '../../system/packages/read-packages.ts';
import type { ReadIcons } from './read-icons.ts';

/** The icons of a site being built. */
export interface SiteIcons {
  /** What pages list about icons, by pathname. */
  readonly pages: ReadonlyMap<string, readonly PreparedIcons[]>;
  /** The files that readers load for them. */
  readonly files: readonly PlannedContent[];
}

/** Folder of the icons below the output. */
const FOLDER = '_nav/icons';

/**
 * Reads the icons that pages ask for, or takes them from the cache, which is keyed by the versions of the packages. If
 * icons cannot be read, the result lists the pages that ask for them.
 */
export async function prepareIcons(
  project: ScannedProject,
  { routes }: RouteManifest,
): Promise<SiteIcons | CheckResult> {
  const { root } = project;
  const folder = join(findCacheFolder(root), 'icons');
  const known = new Map<string, PreparedIcons>();
  const unknown = new Map<string, UnknownIcons>();
  const pages = new Map<string, readonly PreparedIcons[]>();
  for (const { pathname, icons = [] } of Object.values(routes)) {
    for (const target of icons) {
      const key = keyOf(target);
      if (known.has(key) || unknown.has(key)) continue;
      const loaded = await loadIcons(root, target, folder);
      if ('cause' in loaded) unknown.set(key, loaded);
      else known.set(key, loaded);
    }
    if (icons.length > 0)
      pages.set(
        pathname,
        icons.flatMap((target) => known.get(keyOf(target)) ?? []),
      );
  }
  if (unknown.size > 0) return locateUnknownIcons(await project.readInput(), [...unknown.values()]);
  const styles = [...known.values()].flatMap((icons) => icons.styles);
  return { pages, files: styles.map(({ file }) => planFile(file, folder)) };
}

function keyOf({ package: specifier, styles }: IconsTarget): string {
  return [specifier, ...styles].join(' ');
}

async function loadIcons(root: string, target: IconsTarget, folder: string): Promise<PreparedIcons | UnknownIcons> {
  const key = JSON.stringify([
    keyOf(target),
    readPackageStates(root, [packageOf(target.package)], (file) => CODE.test(file)),
  ]);
  const name = `${hashOf(keyOf(target))}.json`;
  const kept = readKeptValue<PreparedIcons>(folder, name, key);
  if (kept?.styles.every(({ file }) => readKept(folder, nameOf(file)) !== undefined)) return kept;
  const read = await readOrTell(root, target);
  if ('cause' in read) return read;
  const kind = target.package.replaceAll(/[^\w.-]+/g, '-').replace(/^-/, '');
  const styles = read.styles.map(({ name: style, ending, content }): IconStyle => {
    const file = keepText(
      folder,
      [kind, style.toLowerCase()].filter(Boolean).join('-'),
      'json',
      JSON.stringify(content),
    );
    return { name: style, ending, file: `${FOLDER}/${file.name}`, count: Object.keys(content.icons).length };
  });
  const prepared: PreparedIcons = { package: target.package, statement: read.statement, styles };
  keepValue(folder, name, prepared, key);
  return prepared;
}

/** Reads icons. A package that cannot be loaded is reported to its users; an unreadable disk is not. */
async function readOrTell(root: string, target: IconsTarget): Promise<ReadIcons | UnknownIcons> {
  const { readIcons } = await import('./read-icons.ts');
  try {
    const read = await readIcons(root, target);
    return read.styles.length === 0 ? { ...target, cause: 'no-icons' } : read;
  } catch (error) {
    if (isSystemError(error)) throw error;
    if (findPackage(root, packageOf(target.package)) === undefined) return { ...target, cause: 'not-installed' };
    return {
      ...target,
      cause: 'no-icons',
      said: String(error instanceof Error ? error.message : error).split('\n', 1)[0],
    };
  }
}

/** A package in the same repository may change without a new version. */
const CODE = /\.(?:[cm]?js|jsx|json)$/;

function nameOf(file: string): string {
  return file.slice(FOLDER.length + 1);
}

function planFile(file: string, folder: string): PlannedContent {
  const name = nameOf(file);
  return { path: file, key: name, render: () => readDemoFile(folder, { name, source: name }) };
}
