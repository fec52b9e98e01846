import type { DemoSite } from '../../site/demos/demo-tree.tsx';
import { hashOf } from '../content-cache.ts';
import { settleAll } from '../settle-all.ts';
import { bundleEntries, clientEntry, isPackage, OWN_MODULES, providerEntry, runtimeEntry, type DemoEnvironment, type Entry } from './bundle-demos.ts';
import { keepNamed, keepText, keptJson, type DemoFile } from './demo-cache.ts';
import { readKept } from '../kept-file.ts';
import type { DemoPage } from './demo-pages.ts';
import { bundleLibraries, exportNames, importKey, type LibraryUser } from './libraries.ts';
import { findPackageImports, lateId, replaceImports, type PackageImport } from './package-imports.ts';

/** What browsers load for demos. */
export interface ClientBundle {
  /** File of each page's module by pathname. */
  readonly modules: Readonly<Record<string, string>>;
  readonly files: readonly DemoFile[];
}

/** What all bundles of a run have in common. */
export interface BundleContext {
  readonly root: string;
  /** Of the cache. */
  readonly folder: string;
  /** Changes with the versions of docs-nav and of packages, and with the environment. */
  readonly shared: string;
  readonly isDev: boolean;
  /** Looks whether every file is there, and whole. */
  readonly isThorough: boolean;
  readonly environment: DemoEnvironment;
  readonly site: DemoSite;
}

/** A module that is bundled alone, with the key of its sources. */
interface Unit {
  readonly entry: Entry;
  readonly key: string;
  readonly isPage?: true;
}

interface BundledUnit {
  readonly code: string;
  readonly imports: readonly PackageImport[];
}

/**
 * Bundles what browsers load: each page alone, and packages apart from demos, so that an edited demo leaves all others
 * as they are. Sections share nothing: what the pages of one need together would be weight for those of another.
 */
export async function bundleClient(pages: readonly DemoPage[], context: BundleContext): Promise<ClientBundle> {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const bundles = await settleAll(sections.map((section) => bundleSection(pages.filter((page) => page.section === section), context)));
  return { modules: Object.assign({}, ...bundles.map(({ modules }) => modules)) as ClientBundle['modules'], files: bundles.flatMap(({ files }) => files) };
}

async function bundleSection(pages: readonly DemoPage[], context: BundleContext): Promise<ClientBundle> {
  const { root, folder, shared, site } = context;
  return keptJson(folder, `client-${hashOf(`${shared}${pages.map(({ pathname, key }) => `${pathname} ${key}`).join()}`)}.json`, async () => {
    const { provider } = pages[0] ?? {};
    // What is imported by others comes first.
    const units: readonly Unit[] = [
      { entry: runtimeEntry(site), key: '' },
      ...(provider === undefined ? [] : [{ entry: providerEntry(root, provider.path), key: provider.key }]),
      ...pages.map((page): Unit => ({ entry: clientEntry(root, page), key: page.key, isPage: true })),
    ];
    const bundled = await settleAll(units.map((unit) => bundleUnit(unit, context)));
    const libraries = await prepareLibraries(librariesFor(units, bundled), context);
    const addresses: Record<string, string> = {};
    const files: DemoFile[] = [];
    for (const [at, { entry, isPage }] of units.entries()) {
      const { code, imports } = bundled[at] ?? { code: '', imports: [] };
      const library = `./${libraries.entries[entry.name] ?? ''}`;
      const names = exportNames(earlyOf(imports));
      const finished = replaceImports(code, imports, (id, imported) => {
        if (id.startsWith(OWN_MODULES)) return { address: `./${addresses[id] ?? ''}`, imported };
        const late = libraries.entries[id];
        // The only export of such a module.
        if (late !== undefined) return { address: `./${late}`, imported: 'a0' };
        return { address: library, imported: names.get(importKey(id, imported)) ?? imported };
      });
      const file = keepText(folder, isPage ? 'demos' : 'common', 'js', finished);
      addresses[entry.name] = file.name;
      files.push(file);
    }
    return { modules: Object.fromEntries(pages.map(({ pathname }) => [pathname, addresses[pathname] ?? ''])), files: [...files, ...libraries.files] };
  }, isWholeIn(context));
}

function bundleUnit({ entry, key }: Unit, { root, folder, shared, isDev, environment }: BundleContext): Promise<BundledUnit> {
  return keptJson(folder, `unit-${hashOf(shared + entry.code + key)}.json`, async () => {
    const [chunk] = await bundleEntries(root, [{ ...entry, name: 'unit' }], {
      input: { platform: 'browser', external: isPackage },
      output: { format: 'esm', entryFileNames: 'unit.js', codeSplitting: false, minify: !isDev },
      environment,
    });
    const code = chunk?.code ?? '';
    return { code, imports: await findPackageImports(code) };
  });
}

function librariesFor(units: readonly Unit[], bundled: readonly BundledUnit[]): readonly LibraryUser[] {
  const users = units.flatMap(({ entry, isPage }, at): readonly LibraryUser[] => {
    const imports = bundled[at]?.imports ?? [];
    const late = imports.filter(({ isLate }) => isLate).map((wanted): LibraryUser => ({ name: lateId(wanted.id), imports: [wanted] }));
    return [{ name: entry.name, imports: earlyOf(imports), ...(isPage ? { isPage } : {}) }, ...late];
  });
  return [...new Map(users.map((user) => [user.name, user])).values()];
}

/** What a module imports from packages at once. */
function earlyOf(imports: readonly PackageImport[]): readonly PackageImport[] {
  return imports.filter(({ id, isLate }) => !isLate && !id.startsWith(OWN_MODULES));
}

/** The packages' modules that are imported, with nothing in them that nobody imports. */
function prepareLibraries(users: readonly LibraryUser[], context: BundleContext) {
  const { root, folder, shared, isDev } = context;
  const wanted = users.map(({ name, imports }) => [name, [...exportNames(imports).keys()], imports.filter(({ names }) => names.length === 0).map(({ id }) => id)]);
  return keptJson(folder, `libraries-${hashOf(shared + JSON.stringify(wanted))}.json`, async () => {
    const { entries, files } = await bundleLibraries(root, users, { isDev });
    return { entries, files: files.map(({ fileName, code }) => keepNamed(folder, fileName, code)) };
  }, isWholeIn(context));
}

function isWholeIn({ folder, isThorough }: BundleContext) {
  return ({ files }: { readonly files: readonly DemoFile[] }): boolean => !isThorough || files.every(({ source }) => readKept(folder, source) !== undefined);
}
