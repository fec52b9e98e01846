import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { ApiEntry } from '../../site/api/api-data.ts';
import { NO_APIS, shelfKey, type ApiContext, type ApiShelf } from '../../site/api/api-shelf.ts';
import type { KeyedFolder, PlannedOutput, SiteWriter } from '../build/write/write-site.ts';
import { openApis } from '../make/api/load-apis.ts';
import { arrangeApis, wantedApis } from '../make/arrange-apis.ts';
import { openJavaScriptMaker } from '../make/demo-maker.ts';
import type { InstalledPackages } from '../make/demos/source/package-versions.ts';
import { makeTogether, NOTHING, type MadeTogether, type Maker, type MakerSite } from '../make/maker.ts';
import type { Stage } from '../make/makers.ts';
import { joinPackages, type KnownElsewhere } from '../project/read-surroundings.ts';
import { readKept, writeKept } from '../system/cache/kept-file.ts';
import { hashOf } from '../system/files/hash.ts';
import type { Part } from './part.ts';

/** Writes the project that parts were built from into a folder: its navigation, and the content of all sections. */
export function assembleProject(root: string, parts: readonly Part[]): void {
  const [first] = parts;
  if (first === undefined) return;
  const made = new Set<string>();
  const write = (path: string, content: string | Uint8Array) => {
    const file = join(root, path);
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    made.add(dirname(file));
    writeFileSync(file, content);
  };
  for (const folder of ['nav', first.content]) rmSync(join(root, folder), { recursive: true, force: true });
  for (const { path, text } of first.nav) write(path, text);
  for (const { content, pages, assets, read } of parts) {
    for (const { path, text } of pages) write(path, text);
    for (const [pathname, hash] of assets) write(content + pathname, read(pathname.slice(1), hash));
  }
}

/** Gathers what the parts know about packages and modules that are not available here. */
export function gatherKnown(parts: readonly Part[]): KnownElsewhere {
  const known = parts.map((part) => part.known);
  const features = known.find((own) => own.features !== undefined)?.features;
  return {
    modules: [...new Set(known.flatMap(({ modules }) => modules))],
    packages: joinPackages(known.map(({ packages }) => packages)),
    ...(features === undefined ? {} : { features }),
    listed: Object.assign({}, ...known.map(({ listed }) => listed)) as Record<string, never>,
  };
}

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
  return openJavaScriptMaker(site, async () => parts.some(hasDemos), new Map(others));
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

/** Copies files that parts have made under the keys that the whole site needs; returns the rest. */
export function takeFiles<Folder extends KeyedFolder>(
  parts: readonly Part[],
  { files, folders }: PlannedOutput<Folder>,
  { folder, write }: SiteWriter,
): PlannedOutput<Folder> {
  const made = new Map(
    parts.flatMap(({ outputs, read }) =>
      outputs.map(([path, key, hash]) => [`${key} ${path}`, () => read(path, hash)] as const),
    ),
  );
  const indexes = new Map(
    parts.flatMap((part) =>
      part.folders.map(({ path, key, files: inside }) => [`${key} ${path}`, { inside, read: part.read }] as const),
    ),
  );
  return {
    files: files.filter(({ path, key }) => {
      const read = made.get(`${key} ${path}`);
      if (read !== undefined) write(path, read());
      return read === undefined;
    }),
    folders: folders.filter(({ path, key }) => {
      const found = indexes.get(`${key} ${path}`);
      for (const [file, hash] of found?.inside ?? []) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        write(file, found?.read(file, hash) ?? '');
      }
      return found === undefined;
    }),
  };
}
