import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { ApiEntry } from '../../site/api/api-data.ts';
import { NO_APIS, shelfKey, type ApiContext, type ApiShelf } from '../../site/api/api-shelf.ts';
import type { PlannedContent } from '../../site/pages/context/planned-file.ts';
import { openApis } from '../make/api/load-apis.ts';
import { arrangeApis, wantedApis } from '../build/prepare/prepare-apis.ts';
import { hashOf } from '../system/files/hash.ts';
import { prepareJavaScriptBlocks } from '../make/demos/javascript/javascript-blocks.ts';
import type { InstalledPackages } from '../make/demos/source/package-versions.ts';
import { keyOfDemos } from '../make/demos/make-demos.ts';
import type { PreparedComponents } from '../make/demos/prepare-components.ts';
import type { PreparedDemos } from '../make/demos/prepare-demos.ts';
import type { SiteFeatures } from '../build/prepare/make-features.ts';
import { readKept, writeKept } from '../system/cache/kept-file.ts';
import type { ScannedProject } from '../project/load-project.ts';
import type { Part, PartContent } from './part.ts';

/** Joins the demos of parts. */
export async function joinDemos(
  parts: readonly Part[],
  project: ScannedProject,
  { fallback }: RouteManifest,
): Promise<PreparedDemos> {
  const demos = parts.map((part) => part.demos);
  const pages = new Map(demos.flatMap((own) => own.pages));
  const versions = demos.flatMap((own) => (own.versions === undefined ? [] : [own.versions]));
  // The fallback section's part takes precedence, as for everything that belongs to no section.
  const slots = parts
    .toSorted((one, other) => Number(one.sections.includes(fallback)) - Number(other.sections.includes(fallback)))
    .map((part) => part.demos.slots);
  return {
    slots: Object.assign({}, ...slots) as PreparedDemos['slots'],
    pages,
    files: parts.flatMap((part) => planFiles(part, part.demos.files)),
    ...(versions.length === 0 ? {} : { versions: joinVersions(versions) }),
    keys: new Map(Array.from(pages, ([pathname, own]) => [pathname, keyOfDemos(own)])),
    blocks: new Map([
      ...demos.flatMap((own) => own.blocks),
      ...(pages.size === 0 ? [] : await blocksOfOthers(parts, project)),
    ]),
    modules: [],
    // Reported where each part was built.
    notes: [],
  };
}

/** Joins the components on the pages of parts. */
export function joinComponents(parts: readonly Part[]): Pick<PreparedComponents, 'pages' | 'files'> {
  return {
    pages: new Map(parts.flatMap(({ components }) => components.pages)),
    files: parts.flatMap((part) => planFiles(part, part.components.files)),
  };
}

/**
 * Converts the code blocks of parts built without demos: beside sections with demos, they need a JavaScript version.
 */
async function blocksOfOthers(
  parts: readonly Part[],
  project: ScannedProject,
): ReturnType<typeof prepareJavaScriptBlocks> {
  const hashes = project.hashPages();
  const others = parts
    .filter(({ demos }) => demos.pages.length === 0)
    .flatMap(({ pages }) => pages.map(({ path }) => [path, hashes.get(path) ?? ''] as const));
  return prepareJavaScriptBlocks(project, {
    hashes: new Map(others),
    settings: project.settings,
  });
}

function planFiles({ outputs, read }: Part, files: PartContent['demos']['files']): readonly PlannedContent[] {
  const hashes = new Map(outputs.map(([path, , hash]) => [path, hash]));
  return files.map(([path, key]) => ({ path, key, render: () => read(path, hashes.get(path) ?? '') }));
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

/** Joins what features made for parts. */
export function joinFeatures(parts: readonly Part[]): SiteFeatures {
  const files = parts.flatMap((part) => planFiles(part, part.features.files));
  const drawn: Record<string, SiteFeatures['drawn'][string]> = {};
  for (const { features } of parts)
    for (const [language, own] of Object.entries(features.drawn)) drawn[language] = { ...drawn[language], ...own };
  return {
    made: Object.assign({}, ...parts.map(({ features }) => features.made)) as SiteFeatures['made'],
    drawn,
    styles: Object.assign({}, ...parts.map(({ features }) => features.styles)) as SiteFeatures['styles'],
    files: [...new Map(files.map((file) => [file.path, file])).values()],
  };
}
