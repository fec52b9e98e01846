import { settleAll } from '../../../system/base/settle-all.ts';
import { hashOf } from '../../../system/files/hash.ts';
import { clientEntry, OWN_MODULES, providerEntry, providerId, runtimeEntry, type Entry } from './bundle-demos.ts';
import { keepAsset, keepText, type DemoFile } from '../../../system/cache/demo-cache.ts';
import type { RenderUnit } from '../source/demo-pages.ts';
import type { Inputs } from '../source/inputs.ts';
import { keepAssets, kept, perSection, bundleState, type BundleContext, type Kept } from './kept-bundle.ts';
import { bundleLibraries, exportNames, importKey, reexports, type Libraries, type LibraryUser } from './libraries.ts';
import type { BundleKind } from './bundler-settings.ts';
import { openBundler } from './open-bundler.ts';
import { findPackageImports, lateId, replaceImports, type PackageImport } from './package-imports.ts';
import { isSharedSource } from './resolve-modules.ts';

/** What browsers load for demos. */
export interface ClientBundle extends Kept {
  /** The module of each page, by pathname. */
  readonly modules: Readonly<Record<string, string>>;
  /** Files that each page's module depends on, by pathname, each after its own imports. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Stylesheets of each page by pathname, in cascade order. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
}

/** A module that is bundled separately, with the key of its sources. */
interface Unit {
  readonly entry: Entry;
  readonly key: string;
  readonly isPage?: true;
  /** That of a page or a provider by default. */
  readonly kind?: BundleKind;
}

interface BundledUnit extends Kept {
  readonly code: string;
  readonly imports: readonly PackageImport[];
  readonly styles: readonly string[];
}

/** The module of a section with everything that its pages import from workspace packages and other shared files. */
interface SharedSources {
  readonly entry: Entry;
  /** Returns whether it contains the module of an import, or of a dynamic one by `lateId`. */
  has(id: string): boolean;
  /** Returns the name of its export for an import from such a module. */
  nameOf(id: string, imported: string): string;
}

/**
 * Bundles what browsers load: each page separately, and packages apart from demos, so that editing a demo does not
 * change the others. Sections share nothing: what the pages of one need in common would add weight to those of another.
 */
export async function bundleClient(pages: readonly RenderUnit[], context: BundleContext): Promise<ClientBundle> {
  const made = await perSection(pages, (own) => bundleSection(own, context));
  const bundles = [...made.values()];
  return {
    modules: Object.assign({}, ...bundles.map(({ modules }) => modules)) as ClientBundle['modules'],
    parts: Object.assign({}, ...bundles.map(({ parts }) => parts)) as ClientBundle['parts'],
    styles: Object.assign({}, ...bundles.map(({ styles }) => styles)) as ClientBundle['styles'],
    files: bundles.flatMap(({ files }) => files),
    ...together(bundles),
  };
}

/** Bundles the modules of some pages of a section, before all of them are known. */
export async function bundlePages(pages: readonly RenderUnit[], context: BundleContext): Promise<void> {
  const { settings } = context;
  await settleAll(unitsOf(pages, settings).map((unit) => bundleUnit(unit, context)));
}

/** Lists the modules of pages, that of their provider first. */
function unitsOf(pages: readonly RenderUnit[], { root }: BundleContext['settings']): readonly Unit[] {
  const provider = pages[0]?.provider;
  return [
    ...(provider === undefined ? [] : [{ entry: providerEntry(root, provider.path), key: provider.key }]),
    ...pages.map((page): Unit => ({ entry: clientEntry(root, page), key: page.key, isPage: true })),
  ];
}

async function bundleSection(pages: readonly RenderUnit[], context: BundleContext): Promise<ClientBundle> {
  const { settings, cache, shared } = context;
  return kept(
    context,
    `client-${hashOf(`${shared}${pages.map(({ pathname, key }) => `${pathname} ${key}`).join()}`)}.json`,
    async (): Promise<ClientBundle> => {
      const { provider, kind } = pages[0] ?? {};
      const runtime: Unit = { entry: runtimeEntry(settings.site, kind === 'component'), key: '' };
      const own = unitsOf(pages, settings);
      const [first, ...others] = await settleAll([runtime, ...own].map((unit) => bundleUnit(unit, context)));
      const sources = settings.isDev ? gatherSources(others.flatMap(({ imports }) => imports)) : undefined;
      const middle: readonly Unit[] = sources === undefined ? [] : [{ entry: sources.entry, key: '', kind: 'sources' }];
      // Modules that others import come first.
      const units = [runtime, ...middle, ...own];
      const bundled = [
        ...(first === undefined ? [] : [first]),
        ...(await settleAll(middle.map((unit) => bundleUnit(unit, context)))),
        ...others,
      ];
      const ofPackages = bundled.map(({ imports }) =>
        imports.filter(({ id }) => !id.startsWith(OWN_MODULES) && sources?.has(id) !== true),
      );
      const libraries = await prepareLibraries(librariesFor(units, ofPackages), context);
      const addresses: Record<string, string> = {};
      const files: DemoFile[] = [];
      for (const [at, { entry, isPage }] of units.entries()) {
        const { code = '', imports = [] } = bundled[at] ?? {};
        const library = `./${libraries.entries[entry.name] ?? ''}`;
        const names = exportNames(earlyOf(ofPackages[at] ?? []));
        const finished = replaceImports(code, imports, (id, imported) => {
          if (id.startsWith(OWN_MODULES)) return { address: `./${addresses[id] ?? ''}`, imported };
          if (sources?.has(id))
            return { address: `./${addresses[sources.entry.name] ?? ''}`, imported: sources.nameOf(id, imported) };
          const late = libraries.entries[id];
          // The only export of such a module.
          if (late !== undefined) return { address: `./${late}`, imported: 'a0' };
          return { address: library, imported: names.get(importKey(id, imported)) ?? imported };
        });
        const file = keepText(cache.folder, isPage ? 'demos' : 'common', 'js', finished);
        addresses[entry.name] = file.name;
        files.push(file);
      }
      const stylesOf = (name: string): readonly string[] => [
        ...(libraries.styles[name] ?? []),
        ...(bundled[units.findIndex(({ entry }) => entry.name === name)]?.styles ?? []),
      ];
      const shared = units.filter(({ isPage }) => !isPage).map(({ entry }) => entry.name);
      const partsFor = (pathname: string) => [
        ...shared.flatMap((name) => [...(libraries.parts[name] ?? []), addresses[name] ?? '']),
        ...(libraries.parts[pathname] ?? []),
      ];
      const around = [
        ...(sources === undefined ? [] : stylesOf(sources.entry.name)),
        ...(provider === undefined ? [] : stylesOf(providerId(provider.path))),
      ];
      return {
        modules: Object.fromEntries(pages.map(({ pathname }) => [pathname, addresses[pathname] ?? ''])),
        parts: Object.fromEntries(pages.map(({ pathname }) => [pathname, [...new Set(partsFor(pathname))]])),
        styles: Object.fromEntries(
          pages.map(({ pathname }) => [pathname, [...new Set([...around, ...stylesOf(pathname)])]]),
        ),
        files: [...files, ...libraries.files, ...bundled.flatMap((unit) => unit.files)],
        ...together([...bundled, libraries]),
      };
    },
  );
}

function bundleUnit({ entry, key, kind = 'unit' }: Unit, context: BundleContext): Promise<BundledUnit> {
  const { project, settings, cache, shared } = context;
  return kept(context, `unit-${hashOf(shared + entry.code + key)}.json`, async (): Promise<BundledUnit> => {
    const bundler = await openBundler(project, settings);
    const bundle = await bundler.bundle(kind, [{ ...entry, name: 'unit' }], {
      format: 'esm',
      entryFileNames: 'unit.js',
      codeSplitting: false,
    });
    const [chunk] = bundle.chunks;
    const code = chunk?.code ?? '';
    return {
      code,
      imports: await findPackageImports(code, project),
      styles: [...(chunk?.viteMetadata?.importedCss ?? [])],
      files: keepAssets(cache.folder, bundle),
      ...bundleState(bundle, context),
    };
  });
}

function librariesFor(
  units: readonly Unit[],
  ofPackages: readonly (readonly PackageImport[])[],
): readonly LibraryUser[] {
  const users = units.flatMap(({ entry, isPage }, at): readonly LibraryUser[] => {
    const imports = ofPackages[at] ?? [];
    const late = imports
      .filter(({ isLate }) => isLate)
      .map((wanted): LibraryUser => ({ name: lateId(wanted.id), imports: [wanted] }));
    return [{ name: entry.name, imports: earlyOf(imports), ...(isPage ? { isPage } : {}) }, ...late];
  });
  return [...new Map(users.map((user) => [user.name, user])).values()];
}

/** Returns the packages that a module imports eagerly. */
function earlyOf(imports: readonly PackageImport[]): readonly PackageImport[] {
  return imports.filter(({ isLate }) => !isLate);
}

type KeptLibraries = Kept & Omit<Libraries, 'bundle'>;

/** Bundles the modules imported from packages, without anything unused. */
function prepareLibraries(users: readonly LibraryUser[], context: BundleContext): Promise<KeptLibraries> {
  const { project, settings, cache, shared } = context;
  const wanted = users.map(({ name, imports }) => [
    name,
    [...exportNames(imports).keys()],
    imports.filter(({ names }) => names.length === 0).map(({ id }) => id),
  ]);
  return kept(
    context,
    `libraries-${hashOf(shared + JSON.stringify(wanted))}.json`,
    async (): Promise<KeptLibraries> => {
      const { bundle, ...found } = await bundleLibraries(await openBundler(project, settings), users);
      const scripts = bundle.chunks.map(({ fileName, code }) => keepAsset(cache.folder, fileName, code));
      return {
        ...found,
        files: [...scripts, ...keepAssets(cache.folder, bundle)],
        ...bundleState(bundle, context),
      };
    },
  );
}

function together(parts: readonly Kept[]): Omit<Kept, 'files'> {
  const everything = parts.find((part) => part.everything !== undefined)?.everything;
  return {
    inputs: Object.assign({}, ...parts.map(({ inputs }) => inputs)) as Inputs,
    notes: [...new Set(parts.flatMap(({ notes }) => notes))],
    ...(everything === undefined ? {} : { everything }),
  };
}

/**
 * Gathers the shared sources that pages import. In `dev`, these are in a module separate from packages, because sources
 * are edited and packages are not, and bundling React and a library's dependencies takes longer than everything else.
 * `undefined` if nothing is shared.
 */
function gatherSources(imports: readonly PackageImport[]): SharedSources | undefined {
  const shared = imports
    .filter(({ id }) => isSharedSource(id))
    .map((wanted) => (wanted.isLate ? { ...wanted, names: [{ imported: '*', local: '' }] } : wanted));
  if (shared.length === 0) return undefined;
  const names = exportNames(shared);
  const ids = new Map(shared.flatMap(({ id }) => [[id, id] as const, [lateId(id), id] as const]));
  return {
    entry: { name: `${OWN_MODULES}sources`, code: reexports(shared) },
    has: (id) => ids.has(id),
    nameOf: (id, imported) => names.get(importKey(ids.get(id) ?? id, imported)) ?? imported,
  };
}
