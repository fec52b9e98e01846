import { join } from 'node:path';
import { locateUnknownIcons, type CheckResult, type UnknownIcons } from '../../engine/index.ts';
import type { IconsTarget, RouteManifest } from '../../engine/manifest.ts';
import type { IconStyle, PreparedIcons } from '../../site/islands/icons/icon-data.ts';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import { findCacheFolder } from '../cache/cache-folder.ts';
import { hashOf } from '../hash.ts';
import { keepText, readDemoFile } from '../demos/demo-cache.ts';
import { keepValue, readKept, readKeptValue } from '../cache/kept-file.ts';
import type { ScannedProject } from '../load-project.ts';
import { readPackageStates } from '../package-state.ts';
import { findPackage } from '../read-packages.ts';
import { readIcons } from './read-icons.ts';

/** The icons of a site in the making. */
export interface SiteIcons {
  /** What pages say of icons, by pathname. */
  readonly pages: ReadonlyMap<string, readonly PreparedIcons[]>;
  /** What readers load of them. */
  readonly files: readonly PlannedFile[];
}

/** Folder of the icons below the output. */
const FOLDER = '_nav/icons';

/**
 * Reads the icons that pages ask for, or finds them as they were read before: what is kept is known by the versions of
 * the packages. Where icons cannot be read, the result tells which pages ask for them.
 */
export async function prepareIcons(project: ScannedProject, { routes }: RouteManifest): Promise<SiteIcons | CheckResult> {
  const { root } = project;
  const folder = join(findCacheFolder(root), 'icons');
  const known = new Map<string, PreparedIcons>();
  const unknown: UnknownIcons[] = [];
  const pages = new Map<string, readonly PreparedIcons[]>();
  for (const { pathname, icons = [] } of Object.values(routes)) {
    for (const target of icons) {
      const key = keyOf(target);
      if (known.has(key)) continue;
      const prepared = loadIcons(root, target, folder);
      if (prepared !== undefined) known.set(key, prepared);
      else unknown.push({ ...target, cause: findPackage(root, packageOf(target)) === undefined ? 'not-installed' : 'no-icons' });
    }
    if (icons.length > 0) pages.set(pathname, icons.flatMap((target) => known.get(keyOf(target)) ?? []));
  }
  if (unknown.length > 0) return locateUnknownIcons(await project.readInput(), unknown);
  const styles = [...known.values()].flatMap((icons) => icons.styles);
  return { pages, files: styles.map(({ file }) => planFile(file, folder)) };
}

function keyOf({ package: specifier, styles }: IconsTarget): string {
  return [specifier, ...styles].join(' ');
}

/** `@library/icons` of `@library/icons/24/outline`. */
function packageOf({ package: specifier }: IconsTarget): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function loadIcons(root: string, target: IconsTarget, folder: string): PreparedIcons | undefined {
  const key = JSON.stringify([keyOf(target), readPackageStates(root, [packageOf(target)], (file) => CODE.test(file))]);
  const name = `${hashOf(keyOf(target))}.json`;
  const kept = readKeptValue<PreparedIcons>(folder, name, key);
  if (kept?.styles.every(({ file }) => readKept(folder, nameOf(file)) !== undefined)) return kept;
  const read = readIcons(root, target);
  if (read === undefined) return undefined;
  const kind = target.package.replaceAll(/[^\w.-]+/g, '-').replace(/^-/, '');
  const styles = read.styles.map(({ name: style, ending, content }): IconStyle => {
    const file = keepText(folder, [kind, style.toLowerCase()].filter(Boolean).join('-'), 'json', JSON.stringify(content));
    return { name: style, ending, file: `${FOLDER}/${file.name}`, count: Object.keys(content.icons).length };
  });
  const prepared: PreparedIcons = { package: target.package, statement: read.statement, styles };
  keepValue(folder, name, prepared, key);
  return prepared;
}

/** A package of the same repository may change without a new version. */
const CODE = /\.(?:[cm]?js|jsx|json)$/;

function nameOf(file: string): string {
  return file.slice(FOLDER.length + 1);
}

function planFile(file: string, folder: string): PlannedFile {
  const name = nameOf(file);
  return { path: file, key: name, render: () => readDemoFile(folder, { name, source: name }) };
}
