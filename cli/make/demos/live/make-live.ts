import { listEntryPoints } from '../../api/exports/entry-points.ts';
import {
  ICON_LETTERS,
  type IconDrawings,
  type IconPackage,
  type LiveIndex,
} from '../../../../site/islands/demo/live/live-index.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIconModules } from '../../../../site/features/icons/make/read-icon-modules.ts';
import type { PlannedContent } from '../../../../site/pages/context/planned-file.ts';
import { keepAsset, keepText, type DemoFile } from '../../../system/cache/demo-cache.ts';
import { hashOf } from '../../../system/files/hash.ts';
import type { ModuleImport } from '../../../system/modules/read-modules.ts';
import { runtimeFile, type Entry } from '../bundle/bundle-demos.ts';
import type { BundlerSettings } from '../bundle/bundler-settings.ts';
import { keepAssets, kept, perSection, bundleState, type BundleContext, type Kept } from '../bundle/kept-bundle.ts';
import { openBundler } from '../bundle/open-bundler.ts';
import { isEditable } from '../javascript/sandbox.ts';
import type { RenderUnit } from '../source/demo-pages.ts';
import { packageNamesIn } from '../source/package-versions.ts';

/** What browsers load for live code. */
export interface LiveCode {
  /** Name of the index of each section, by its id; absent if it has no demo that can be edited. */
  readonly indexes: Readonly<Record<string, string>>;
  readonly files: readonly DemoFile[];
  /** Indexes that are made when they are asked for, by name. */
  readonly later?: readonly (readonly [name: string, make: () => Promise<LiveIndexFiles>])[];
}

/** A file that is made when it is asked for, with others that it leads to. */
export interface LaterFile {
  /** In the output. */
  readonly path: string;
  make(): Promise<{ readonly content: PlannedContent | undefined; readonly files: readonly PlannedContent[] }>;
}

/** The index of a section, among the files that belong to it. */
interface LiveIndexFiles {
  readonly index: string;
  readonly files: readonly DemoFile[];
}

type KeptSection = Kept & LiveIndexFiles;

/** The import with which the module of an icon starts. */
const MAKER = /^import createSvgIcon from ["'](\.[^"']+)["']/m;

/** What every demo can import, be it written in its code or by the compiler of JSX. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** A component or a hook, as opposed to macros, servers and other entries that are not for browsers. */
const PART = /\/(?:[A-Z]\w*|use[A-Z]\w*)$/;

/**
 * Bundles what the edited demos of each section can import. One module holds all packages of a section, so that React
 * and what else has contexts is there once, and no module waits for another.
 */
export async function makeLive(pages: readonly RenderUnit[], frame: string, context: BundleContext): Promise<LiveCode> {
  const editable = pages.filter(({ kind, demos }) => kind === 'page' && demos.some(isEditable));
  const { cache, everything, project, shared } = context;
  // Some packages have thousands of files, which are listed again only if what is installed changes, or any demo.
  const offers = cache.entries<Offered>('offers.json', shared + everything);
  const offerOf = (name: string): Offered => {
    const known = offers.find(name);
    if (known !== undefined) return known;
    const folder = project.packages.find(name);
    const maker = folder && findIconMaker(folder);
    const entryPoints = folder === undefined || maker !== undefined ? [] : listEntryPoints(folder, name);
    offers.keep(name, { entryPoints, maker });
    return { entryPoints, maker };
  };
  const make = async (own: readonly RenderUnit[]) => {
    const made = await makeSection(own, { frame, offerOf }, context);
    offers.save(() => true);
    return made;
  };
  if (context.settings.isDev) {
    // Most edits are made in the files.
    const named = await perSection(editable, async (own) => {
      const key = hashOf(JSON.stringify([context.shared, own.map((page) => page.key)]));
      return [`live.${key}.json`, () => make(own)] as const;
    });
    const indexes = Object.fromEntries(Array.from(named, ([section, [name]]) => [section, name]));
    return { indexes, files: [], later: [...named.values()] };
  }
  const made = await perSection(editable, make);
  return {
    indexes: Object.fromEntries(Array.from(made, ([section, { index }]) => [section, index])),
    files: Array.from(made.values()).flatMap(({ files }) => files),
  };
}

/** What a package offers; nothing if it is not installed. */
interface Offered {
  /** What can be imported from it, as specifiers. */
  readonly entryPoints: readonly string[];
  /** The module that makes its icons, from its folder, if it has a module per icon, which are fetched by name. */
  readonly maker?: string | undefined;
}

function makeSection(
  pages: readonly RenderUnit[],
  { frame, offerOf }: { readonly frame: string; offerOf(name: string): Offered },
  context: BundleContext,
): Promise<KeptSection> {
  const { project, settings, cache, shared } = context;
  const { find } = project.packages;
  const provider = pages[0]?.provider;
  const demos = pages.flatMap((page) => page.demos.filter(isEditable));
  const imports = demos.flatMap((demo) => [...demo.imports, ...demo.packagesAlong.map((from) => ({ from }))]);
  const reached = [...new Set(demos.flatMap((demo) => demo.reached ?? []))].toSorted().map((path) => `/${path}`);
  const { ids, icons } = liveModules(imports, offerOf);
  const entry = liveEntry(settings, provider?.path, [
    ...ids.map((id) => [id, id] as const),
    ...icons.map((name) => [makerId(name), join(find(name) ?? '', offerOf(name).maker ?? '')] as const),
    ...reached.map((id) => [id, join(settings.root, id)] as const),
  ]);
  const key = hashOf(JSON.stringify([shared, frame, entry, provider?.key, project.packages.versions(icons)]));
  return kept(context, `live-${key}.json`, async (): Promise<KeptSection> => {
    const bundler = await openBundler(project, settings, 'live');
    const bundle = await bundler.bundle('live', [entry], {
      format: 'esm',
      entryFileNames: 'live.[hash].js',
      codeSplitting: false,
    });
    const written = Object.fromEntries(
      icons.map((name) => [name, writeIconFiles({ folder: find(name) ?? '', maker: makerId(name) }, cache.folder)]),
    );
    const [chunk] = bundle.chunks;
    if (chunk === undefined) throw new Error('A bundle has a module.');
    const index: LiveIndex = {
      frame,
      library: chunk.fileName,
      ids: [...ids, ...reached],
      styles: [...(chunk.viteMetadata?.importedCss ?? [])],
      icons: Object.fromEntries(Object.entries(written).map(([name, own]) => [name, own.package])),
    };
    const file = keepText(cache.folder, 'live', 'json', JSON.stringify(index));
    return {
      index: file.name,
      files: [
        file,
        keepAsset(cache.folder, chunk.fileName, chunk.code),
        ...keepAssets(cache.folder, bundle),
        ...Object.values(written).flatMap(({ files }) => files),
      ],
      ...bundleState(bundle, context),
    };
  });
}

function makerId(name: string): string {
  return `docs-nav:icons:${name}`;
}

/**
 * Writes the icons of a package that has a module for each, in files by their first letters: whole, they would be
 * megabytes. `maker` is the id of the module that makes components of them.
 */
function writeIconFiles(
  { folder, maker }: { readonly folder: string; readonly maker: string },
  cache: string,
): { readonly package: IconPackage; readonly files: readonly DemoFile[] } {
  const groups = new Map<string, Record<string, IconDrawings[string]>>();
  for (const [name, { shapes }] of readIconModules(folder) ?? []) {
    const letters = name.slice(0, ICON_LETTERS);
    const group = groups.get(letters) ?? {};
    group[name] = shapes;
    groups.set(letters, group);
  }
  const written = Array.from(
    groups,
    ([letters, icons]) => [letters, keepText(cache, 'icons', 'json', JSON.stringify(icons))] as const,
  );
  return {
    package: { maker, files: Object.fromEntries(written.map(([letters, { name }]) => [letters, name])) },
    files: written.map(([, file]) => file),
  };
}

/**
 * Finds the module that makes the icons of a package with a module per icon, from `folder`, which is that of the package;
 * `undefined` for other packages.
 */
function findIconMaker(folder: string): string | undefined {
  const place = existsSync(join(folder, 'esm')) ? 'esm' : '.';
  const first = readdirSync(join(folder, place))
    .filter((name) => /^[A-Z]\w*\.js$/.test(name))
    .toSorted()[0];
  const [, maker] = first === undefined ? [] : (MAKER.exec(readFileSync(join(folder, place, first), 'utf8')) ?? []);
  return maker === undefined ? undefined : join(place, maker);
}

/**
 * Makes the module, which exports `modules` by the ids that demos import, and `live`, which shows a component in the
 * section's provider. `provider` is its path from the root.
 */
function liveEntry(
  { root, site }: BundlerSettings,
  provider: string | undefined,
  modules: readonly (readonly [id: string, from: string])[],
): Entry {
  const imports = modules.map(([, from], at) => `import * as m${at} from ${JSON.stringify(from)};\n`).join('');
  const names = modules.map(([id], at) => `${JSON.stringify(id)}: m${at}`).join(', ');
  const wrapper =
    provider === undefined
      ? 'const Provider = undefined;\n'
      : `import Provider from ${JSON.stringify(join(root, provider))};\n`;
  return {
    name: 'live',
    code: `import { createLive } from ${JSON.stringify(runtimeFile('live'))};\n${wrapper}${imports}export const live = createLive(${JSON.stringify(site)}, Provider);\nexport const modules = { ${names} };\n`,
  };
}

/**
 * Lists the modules that the edited demos of a section can import: the packages that its demos use, with all of their
 * components and hooks, and whatever else a demo imports from them.
 */
export function liveModules(
  imports: readonly Pick<ModuleImport, 'from'>[],
  offerOf: (name: string) => Offered,
): { readonly ids: readonly string[]; readonly icons: readonly string[] } {
  const names = packageNamesIn(imports).filter((name) => name !== 'docs-nav' && !/^react(?:-dom)?$/.test(name));
  const packages = [...new Set(names)].toSorted();
  const icons = packages.filter((name) => offerOf(name).maker !== undefined);
  const whole = packages.filter((name) => !icons.includes(name));
  const written = imports.map(({ from }) => from).filter((from) => whole.includes(packageNamesIn([{ from }])[0] ?? ''));
  const offered = whole.flatMap((name) => offerOf(name).entryPoints.filter((id) => id === name || PART.test(id)));
  return { ids: [...new Set([...REACT, ...offered, ...written])].filter(isModule).toSorted(), icons };
}

/** Stylesheets and data are no modules that code could import by name. */
function isModule(id: string): boolean {
  return !/\.(?:css|json|svg|png)$/.test(id);
}
