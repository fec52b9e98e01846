import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { ApiEntry } from '../../site/api/api-data.ts';
import { NO_APIS, shelfKey, type ApiContext, type ApiShelf } from '../../site/api/api-shelf.ts';
import { openApis } from '../make/api/load-apis.ts';
import { arrangeApis, wantedApis } from '../make/arrange-apis.ts';
import { openJavaScript } from '../make/demo-maker.ts';
import type { InstalledPackages } from '../make/demos/source/package-versions.ts';
import { makeTogether, NOTHING, type MadeTogether, type Maker, type MakerSite } from '../make/maker.ts';
import type { Stage } from '../make/makers.ts';
import { readKept, writeKept } from '../system/cache/kept-file.ts';
import { hashOf } from '../system/files/hash.ts';
import type { Part } from './part.ts';

/** Opens the makers of a merged site, which take what the parts have made. */
export function openParts(parts: readonly Part[], site: Pick<MakerSite, 'project' | 'manifest'>): readonly Stage[] {
  const { project, manifest } = site;
  const apis = joinApis(parts, project, manifest);
  const taken = makeTogether(site, async () => ({ ...NOTHING, value: { ...joinMade(parts, manifest), apis } }));
  return [{ makers: [taken, openOthers(parts, site)] }];
}

/** Joins what was made for parts. Its mistakes and notes were told where each part was built. */
export function joinMade(parts: readonly Part[], { fallback }: Pick<RouteManifest, 'fallback'>): MadeTogether {
  const pages = new Map(parts.flatMap(({ made }) => made.pages));
  const versions = parts.flatMap(({ made: { versions: own } }) => (own === undefined ? [] : [own]));
  // The fallback section's part takes precedence, as for everything that belongs to no section.
  const slots = parts
    .toSorted((one, other) => Number(one.sections.includes(fallback)) - Number(other.sections.includes(fallback)))
    .map(({ made }) => made.slots);
  const files = parts.flatMap(({ made, outputs, read }) => {
    const hashes = new Map(outputs.map(([path, , hash]) => [path, hash]));
    return made.files.map(([path, key]) => ({ path, key, render: () => read(path, hashes.get(path) ?? '') }));
  });
  return {
    partsOf: (pathname) => pages.get(pathname) ?? {},
    hasDemos: parts.some(({ made }) => made.hasDemos === true),
    slots: Object.assign({}, ...slots) as MadeTogether['slots'] & object,
    styles: Object.assign({}, ...parts.map(({ made }) => made.styles)) as MadeTogether['styles'] & object,
    ...(versions.length === 0 ? {} : { versions: joinVersions(versions) }),
    files: [...new Map(files.map((file) => [file.path, file])).values()],
  };
}

/**
 * Opens the maker of code blocks in JavaScript for parts built without demos: beside sections with demos, they need them.
 */
function openOthers(parts: readonly Part[], site: Pick<MakerSite, 'project' | 'manifest'>): Maker {
  const hasDemos = ({ made }: Part) => made.hasDemos === true;
  const hashes = site.project.hashPages();
  const others = parts
    .filter((part) => !hasDemos(part))
    .flatMap(({ pages }) => pages.map(({ path }) => [path, hashes.get(path) ?? ''] as const));
  return openJavaScript(site, async () => parts.some(hasDemos), new Map(others));
}

/** Joins package versions: sandboxes get the latest one. */
export function joinVersions(all: readonly InstalledPackages[]): InstalledPackages {
  const found: Record<string, InstalledPackages[string]> = {};
  for (const [name, installed] of all.flatMap((versions) => Object.entries(versions))) {
    const known = found[name];
    if (known === undefined || isOlder(known.version, installed.version)) found[name] = installed;
  }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Compares versions by their precedence (https://semver.org/#spec-item-11). */
function isOlder(version: string, other: string): boolean {
  // A beta comes before its release: U+FFFF is after all letters (https://unicode.org/reports/tr35/tr35-collation.html).
  const [key = '', otherKey = ''] = [version, other].map((text) =>
    text.replace(/\+.*/, '').replace(/^[^-]*$/, '$&-\uFFFF'),
  );
  return key.localeCompare(otherKey, 'en', { numeric: true }) < 0;
}

/** Joins the descriptions of exports, and saves them where threads find them. */
export function joinApis(parts: readonly Part[], project: Project, manifest: RouteManifest): ApiContext {
  const { routes } = manifest;
  const wanted = wantedApis(routes);
  if (wanted.length === 0) return NO_APIS;
  const folder = join(project.cache.folder, 'api');
  const described = new Map(parts.flatMap(({ apis }) => apis));
  const shelf: ApiShelf = Object.fromEntries(
    wanted.flatMap((target) => {
      const found = described.get(shelfKey(target));
      if (found === undefined) return [];
      const name = `${hashOf(`${found.key} ${found.text}`)}.json`;
      if (readKept(folder, name) === undefined) writeKept(folder, name, found.text);
      const { version } = JSON.parse(found.text) as ApiEntry;
      return [[shelfKey(target), { key: found.key, file: join(folder, name), version }] as const];
    }),
  );
  const order = new Map(Object.keys(routes).map((pathname, at) => [pathname, at]));
  const examples = new Map(parts.flatMap((part) => part.examples.map((example) => [example.pathname, example])));
  const placed = [...examples.values()].toSorted(
    (one, other) => (order.get(one.pathname) ?? order.size) - (order.get(other.pathname) ?? order.size),
  );
  return openApis(arrangeApis(manifest, shelf, placed));
}
