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
  /** By pathname. */
  readonly pages: Readonly<Record<string, ClientPage>>;
}

/** What browsers load for the demos of a page. */
interface ClientPage {
  readonly module: string;
  /** Files that the module depends on, each after its own imports. */
  readonly parts: readonly string[];
  /** Stylesheets in cascade order. */
  readonly styles: readonly string[];
}

/** A module that is bundled separately, with the key of its sources. */
interface Unit {
  readonly entry: Entry;
  readonly key: string;
  readonly isPage?: true;
  /** That of a page or a provider by default. */
  readonly kind?: BundleKind;
}

interface KeptUnit extends Kept {
  readonly code: string;
  readonly imports: readonly PackageImport[];
  readonly styles: readonly string[];
}

/** A unit with what was made of it, and its imports of packages. */
interface BundledUnit extends Unit, KeptUnit {
  readonly ofPackages: readonly PackageImport[];
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
    pages: Object.assign({}, ...bundles.map((bundle) => bundle.pages)) as ClientBundle['pages'],
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
      const bundleOne = async (unit: Unit) => ({ ...unit, ...(await bundleUnit(unit, context)) });
      const [first, own] = await settleAll([bundleOne(runtime), settleAll(unitsOf(pages, settings).map(bundleOne))]);
      const sources = settings.isDev ? gatherSources(own.flatMap(({ imports }) => imports)) : undefined;
      const middle = sources && (await bundleOne({ entry: sources.entry, key: '', kind: 'sources' }));
      const isOfPackage = ({ id }: PackageImport) => !id.startsWith(OWN_MODULES) && sources?.has(id) !== true;
      // Modules that others import come first.
      const units = [first, ...(middle === undefined ? [] : [middle]), ...own].map((unit): BundledUnit => ({
        ...unit,
        ofPackages: unit.imports.filter(isOfPackage),
      }));
      const libraries = await prepareLibraries(librariesFor(units), context);
      const addresses: Record<string, string> = {};
      const files: DemoFile[] = [];
      for (const { entry, isPage, code, imports, ofPackages } of units) {
        const library = `./${libraries.entries[entry.name] ?? ''}`;
        const names = exportNames(earlyOf(ofPackages));
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
        ...(units.find(({ entry }) => entry.name === name)?.styles ?? []),
      ];
      const shared = units.filter(({ isPage }) => !isPage).map(({ entry }) => entry.name);
      const partsOf = (name: string) => libraries.parts[name] ?? [];
      const sharedParts = shared.flatMap((name) => [...partsOf(name), addresses[name] ?? '']);
      const around = [
        ...(sources === undefined ? [] : stylesOf(sources.entry.name)),
        ...(provider === undefined ? [] : stylesOf(providerId(provider.path))),
      ];
      const pageOf = (pathname: string): ClientPage => ({
        module: addresses[pathname] ?? '',
        parts: [...new Set([...sharedParts, ...partsOf(pathname)])],
        styles: [...new Set([...around, ...stylesOf(pathname)])],
      });
      return {
        pages: Object.fromEntries(pages.map(({ pathname }) => [pathname, pageOf(pathname)])),
        files: [...files, ...libraries.files, ...units.flatMap((unit) => unit.files)],
        ...together([...units, libraries]),
      };
    },
  );
}

function bundleUnit({ entry, key, kind = 'unit' }: Unit, context: BundleContext): Promise<KeptUnit> {
  const { project, settings, cache, shared } = context;
  return kept(context, `unit-${hashOf(shared + entry.code + key)}.json`, async (): Promise<KeptUnit> => {
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

function librariesFor(units: readonly BundledUnit[]): readonly LibraryUser[] {
  const users = units.flatMap(({ entry, isPage, ofPackages: imports }): readonly LibraryUser[] => {
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
