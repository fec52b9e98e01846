import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest.ts';
import type { PreparedDemo } from '../../site/demos/prepared-demo.ts';
import { findCacheFolder, hashOf, writeAtomically } from '../content-cache.ts';
import { packageNamesIn, readVersions } from './package-versions.ts';
import { BUILD } from '../version.ts';
import { bundleEntries, clientEntry, isPackage, providerEntry, runtimeEntry, type Entry } from './bundle-demos.ts';
import { findProblems } from './demo-problems.ts';
import { findDemoPages, type DemoPage } from './demo-pages.ts';
import { javascriptTwin } from './javascript-twin.ts';
import { bundleLibraries, findPackageImports, type PackageImport } from './libraries.ts';
import { renderDemos, type RenderedDemos } from './render-demos.ts';

/** A file that demos need in the browser; its name holds its hash. */
export interface DemoFile {
  readonly name: string;
  /** Name of the file in the cache that holds its text. */
  readonly source: string;
}

/** The demos of a site. */
export interface PreparedDemos {
  /** By the pathname of the page. */
  readonly pages: ReadonlyMap<string, readonly PreparedDemo[]>;
  readonly files: readonly DemoFile[];
  /** Folder of the cache that they lie in. */
  readonly folder: string;
  /** Changes with anything about the demos of a page, by its pathname. */
  readonly keys: ReadonlyMap<string, string>;
}

/** Where the output has the modules of demos. */
export const DEMO_FOLDER = '_nav/demos';

/** A site without demos. */
export const NO_DEMOS: PreparedDemos = { pages: new Map(), files: [], folder: '', keys: new Map() };

/** What preparing demos takes. */
export interface DemoProject {
  readonly root: string;
  readonly manifest: RouteManifest;
  readonly isDev: boolean;
}

/** Bundles, renders and translates every demo of a site, or takes what it can from the cache. Mistakes in demos are diagnostics. */
export async function prepareDemos({ root, manifest, isDev }: DemoProject): Promise<PreparedDemos | readonly Diagnostic[]> {
  const found = findDemoPages(root, manifest);
  if (found.length === 0) return NO_DEMOS;
  const folder = join(findCacheFolder(root), 'demos');
  mkdirSync(folder, { recursive: true });
  const names = packageNamesIn(found.flatMap(({ demos, siblings }) => [...demos.map(({ source }) => source), ...Object.values(siblings)]));
  const versions = readVersions(root, [...names, 'react', 'react-dom']);
  const shared = hashOf(JSON.stringify([BUILD, versions, isDev]));
  try {
    const [client, contents] = await Promise.all([bundleClient(root, folder, found, { shared, isDev }), renderPages(root, folder, found, shared)]);
    const texts = [...client.files, writeText(folder, 'versions.json', JSON.stringify(versions), 'versions.json')];
    const keys = new Map<string, string>();
    const prepared = new Map<string, readonly PreparedDemo[]>();
    for (const page of found) {
      const module = client.modules[page.pathname] ?? '';
      const { rendered, twins } = contents.get(page) ?? { rendered: { html: {}, styles: '' }, twins: {} };
      const siblings = Object.fromEntries(Object.entries(page.siblings).map(([path, text]) => [basename(path), text]));
      const files = Object.keys(siblings).length === 0 ? undefined : writeText(folder, 'files', JSON.stringify(siblings));
      if (files !== undefined) texts.push(files);
      keys.set(page.pathname, `${page.key} ${shared} ${module}`);
      prepared.set(
        page.pathname,
        page.demos.map(({ name, src, source }, at): PreparedDemo => {
          const twin = twins[name];
          return {
            src,
            name,
            source,
            ...(twin === undefined ? {} : { twin }),
            html: rendered.html[name] ?? '',
            styles: at === 0 ? rendered.styles : '',
            module: `${DEMO_FOLDER}/${module}`,
            ...(files === undefined ? {} : { files: `${DEMO_FOLDER}/${files.name}` }),
          };
        }),
      );
    }
    return { pages: prepared, files: texts, folder, keys };
  } catch (error) {
    const problems = findProblems(root, error, found);
    if (problems.length === 0) throw error;
    return problems;
  }
}

interface Client {
  /** File of each page's module by pathname. */
  readonly modules: Readonly<Record<string, string>>;
  readonly files: readonly DemoFile[];
}

/** A module that is bundled alone, with the key of its sources. */
interface Unit {
  readonly entry: Entry;
  readonly key: string;
}

interface BundledUnit {
  readonly code: string;
  readonly imports: readonly PackageImport[];
}

/** Bundles what browsers load: each page alone, and packages apart from demos, so that an edited demo leaves all others as they are. */
async function bundleClient(root: string, folder: string, pages: readonly DemoPage[], { shared, isDev }: { readonly shared: string; readonly isDev: boolean }): Promise<Client> {
  const key = hashOf(`${shared}${pages.map((page) => page.key).join()}`);
  return keptJson(folder, `client-${key}.json`, async () => {
    const providers = new Map(pages.flatMap(({ provider, providerKey }) => (provider === undefined ? [] : [[provider, providerKey] as const])));
    const common: readonly Unit[] = [{ entry: runtimeEntry(), key: '' }, ...Array.from(providers, ([path, providerHash]) => ({ entry: providerEntry(root, path), key: providerHash }))];
    const own: readonly Unit[] = pages.map((page) => ({ entry: clientEntry(root, page), key: page.key }));
    const bundled = new Map(
      await Promise.all(
        [...common, ...own].map(async ({ entry, key: unitKey }): Promise<[Entry, BundledUnit]> => [
          entry,
          await keptJson(folder, `unit-${hashOf(shared + entry.code + unitKey)}.json`, () => bundleUnit(root, entry, isDev)),
        ]),
      ),
    );
    const { names, files } = await prepareLibraries(root, folder, [...bundled.values()], { shared, isDev });
    const addresses: Record<string, string> = { ...names };
    const written: DemoFile[] = [...files];
    const finish = ({ entry }: Unit, name: string): string => {
      const { code, imports } = bundled.get(entry) ?? { code: '', imports: [] };
      const file = writeText(folder, name, replaceImports(code, imports, addresses));
      written.push(file);
      return file.name;
    };
    for (const unit of common) addresses[unit.entry.name] = finish(unit, 'common');
    const modules = Object.fromEntries(own.map((unit) => [unit.entry.name, finish(unit, 'demos')]));
    return { modules, files: written };
  });
}

async function bundleUnit(root: string, entry: Entry, isDev: boolean): Promise<BundledUnit> {
  const [chunk] = await bundleEntries(root, [{ ...entry, name: 'unit' }], {
    input: { platform: 'browser', external: isPackage },
    output: { format: 'esm', entryFileNames: 'unit.js', codeSplitting: false, minify: !isDev },
  });
  const code = chunk?.code ?? '';
  return { code, imports: await findPackageImports(code) };
}

/** The packages' modules that are imported, with nothing in them that nobody imports. */
async function prepareLibraries(root: string, folder: string, units: readonly BundledUnit[], { shared, isDev }: { readonly shared: string; readonly isDev: boolean }) {
  const wanted = new Map<string, Set<string>>();
  for (const { id, names } of units.flatMap(({ imports }) => imports)) {
    if (id.startsWith(OWN_MODULES)) continue;
    const known = wanted.get(id) ?? new Set();
    wanted.set(id, known);
    for (const name of names) known.add(name);
  }
  const list = JSON.stringify([...wanted].map(([id, names]) => [id, [...names].toSorted()]).toSorted());
  return keptJson(folder, `libraries-${hashOf(shared + list)}.json`, async () => {
    const { names, files } = await bundleLibraries(root, wanted, { isDev });
    return { names, files: files.map(({ fileName, code }) => writeText(folder, fileName, code, fileName)) };
  });
}

/** Modules that are bundled here and belong to no package. */
const OWN_MODULES = 'docs-nav:';

function replaceImports(code: string, imports: readonly PackageImport[], names: Readonly<Record<string, string>>): string {
  return imports.toReversed().reduce((text, { id, start, end }) => `${text.slice(0, start)}${JSON.stringify(`./${names[id] ?? id}`)}${text.slice(end)}`, code);
}

interface PageContents {
  readonly rendered: RenderedDemos;
  /** The demos in JavaScript, by name, where that differs. */
  readonly twins: Readonly<Record<string, string>>;
}

async function renderPages(root: string, folder: string, pages: readonly DemoPage[], shared: string): Promise<ReadonlyMap<DemoPage, PageContents>> {
  const nameOf = (page: DemoPage) => `page-${hashOf(shared + page.key)}.json`;
  const contents = new Map<DemoPage, PageContents>();
  for (const page of pages) {
    const kept = readJson<PageContents>(join(folder, nameOf(page)));
    if (kept !== undefined) contents.set(page, kept);
  }
  const missing = pages.filter((page) => !contents.has(page));
  if (missing.length === 0) return contents;
  const rendered = await renderDemos(root, folder, missing);
  for (const page of missing) {
    const twins: Record<string, string> = {};
    for (const { name, source } of page.demos) {
      const twin = await javascriptTwin(source);
      if (twin !== undefined) twins[name] = twin;
    }
    const content = { rendered: rendered.get(page) ?? { html: {}, styles: '' }, twins };
    writeAtomically(folder, nameOf(page), JSON.stringify(content));
    contents.set(page, content);
  }
  return contents;
}

/** Puts a text into the cache under a name with its hash. */
function writeText(folder: string, name: string, text: string, exactName?: string): DemoFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = exactName ?? (name === 'files' ? `${name}.${hash}.json` : `${name}.${hash}.js`);
  const source = exactName === 'versions.json' ? `${hash}.json` : file;
  // The hash in its name says that it is there already.
  if (!existsSync(join(folder, source))) writeAtomically(folder, source, text);
  return { name: file, source };
}

async function keptJson<Value>(folder: string, name: string, make: () => Promise<Value>): Promise<Value> {
  const kept = readJson<Value>(join(folder, name));
  if (kept !== undefined) return kept;
  const made = await make();
  writeAtomically(folder, name, JSON.stringify(made));
  return made;
}

function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}


