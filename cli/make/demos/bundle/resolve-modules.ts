import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, relative, sep } from 'node:path';
import { pathFrom } from '../../../system/files/slashes.ts';
import type { Plugin, Rolldown } from 'vite';
import { findBuildFault } from '../../../system/packages/build-fault.ts';
import { findPackageModule } from '../../../system/packages/package-modules.ts';
import { readPackageJson } from '../../../system/packages/read-manifest.ts';
import { packageOf } from '../../../system/packages/read-packages.ts';
import { isPackage, OWN_MODULES, OWN_PACKAGE, runtimeFile, runtimeFolder, type Entry } from './bundle-demos.ts';
import type { BundleKind, BundlerSettings } from './bundler-settings.ts';
import { UNLISTED } from './said-by-tools.ts';
import { installedIn } from './unloadable-packages.ts';
import { tryTo } from '../../../system/base/failure.ts';
const VIRTUAL = '\0docs-nav:entry:';

/** Returns the id of a generated module. */
export function entryId(name: string): string {
  return VIRTUAL + name;
}

/**
 * Prefix of a file that several pages share, in the imports of a page's module: a module of a workspace package, or one
 * imported by an alias. The path starts at the root.
 */
const SOURCE = 'docs-nav-source:';

/** Returns whether an import in a page's module is such a file, and not a package installed elsewhere. */
export function isSharedSource(id: string): boolean {
  return id.startsWith(SOURCE) && !id.includes('/node_modules/');
}

/**
 * Decides where each import is bundled. A file of a package in `node_modules` belongs to the libraries, or to Node; a
 * package whose real path is elsewhere is source and is compiled; a page's imports from its own folders belong to the
 * page.
 */
export function resolvePlugin({ root, own }: Pick<BundlerSettings, 'root' | 'own'>): {
  readonly plugin: Plugin;
  start(kind: BundleKind, entries: readonly Entry[], compiled: readonly string[]): void;
} {
  const places = own.map((place) => join(root, place));
  const isOwn = (file: string) => places.some((place) => file === place || file.startsWith(place + sep));
  /** The project’s own package, which demos import like readers do. */
  const { name } = readPackageJson(root);
  let kind: BundleKind = 'unit';
  let codes = new Map<string, string>();
  /** Packages that Node cannot load. */
  let compiled = new Set<string>();
  const isLibraries = () => kind === 'libraries' || kind === 'live';
  const plugin: Plugin = {
    name: 'docs-nav-modules',
    enforce: 'pre',
    resolveId: {
      async handler(source, importer, options) {
        const reserved = placeReserved(source);
        if (reserved !== undefined) return reserved;
        if (source.startsWith(SOURCE))
          return this.resolve(join(root, source.slice(SOURCE.length)), importer, { ...options, skipSelf: true });
        const own = packageOf(source) === name ? findPackageModule(root, source) : undefined;
        if (isLibraries() && !isMadeUp(importer) && own?.source === undefined) return undefined;
        // This package need not be installed in the project, and it is the project's React that must be used.
        const from = isMadeUp(importer) ? join(root, 'package.json') : importer;
        // What a made-up module imports is asked for by a page.
        const id = isMadeUp(importer) ? '' : (from ?? '');
        const wanted = own?.source === undefined ? source : join(root, own.source);
        const resolved = await this.resolve(wanted, from, { ...options, skipSelf: true }).catch((error: unknown) => {
          if (!String(error).includes(SAID_OF_UNLISTED)) throw error;
          // A message about a mistake in a package does not help if it points to the package’s own modules.
          const isOfPackage = from?.includes(`${sep}node_modules${sep}`) === true;
          const importer = isOfPackage ? `, which \`${relative(root, from)}\` imports,` : '';
          return this.error({ message: `\`${source}\`${importer} ${UNLISTED}.`, id });
        });
        const found =
          resolved ??
          // Without `exports`, a package cannot be resolved by its own name.
          (own === undefined ? null : await this.resolve(join(root, own.published), from, options));
        const fault = faultOf(source, found);
        if (fault !== undefined) return this.error({ message: fault, id });
        return found === null || found.external || isLibraries()
          ? found
          : place(found, { source, importer: from ?? '' });
      },
    },
    load: {
      filter: { id: LOADED },
      handler(id) {
        if (kind === 'server' && GLOBAL_STYLES.test(id)) return { code: '', moduleType: 'js' };
        // A part that needs what is not installed must not end all others.
        if (kind === 'live' && id.startsWith(NOT_INSTALLED)) return { code: 'export default {};', moduleType: 'js' };
        const code = codes.get(id);
        return code === undefined ? undefined : { code, moduleType: 'js' };
      },
    },
    transform: {
      filter: { id: REACT },
      handler: (code) =>
        kind === 'live' ? { code: code.replaceAll('process.env.NODE_ENV', '"development"'), map: null } : undefined,
    },
  };

  /** Places modules that are made here. */
  function placeReserved(source: string): string | { readonly id: string; readonly external: true } | undefined {
    if (codes.has(source)) return source;
    if (source === OWN_PACKAGE && kind !== 'unit' && kind !== 'sources') return runtimeFile('react-in-page');
    return source === OWN_PACKAGE || source.startsWith(OWN_MODULES) ? { id: source, external: true } : undefined;
  }

  /** Says why an import cannot be bundled. */
  function faultOf(source: string, found: Rolldown.ResolvedId | null): string | undefined {
    // Of a package that is found by its own name, nobody has looked whether the file exists.
    const isThere = found !== null && (!isAbsolute(found.id) || existsSync(found.id.replace(/\?.*/, '')));
    const fault = isThere || !isPackage(source) ? undefined : findBuildFault(root, source);
    if (fault?.code === 'demo-syntax') return fault.message;
    const isOfNode = found?.id.startsWith(NOTHING) === true && !found.external && !isLibraries();
    return isOfNode ? `\`${source}\` is a module of Node, which browsers do not have.` : undefined;
  }

  function isMadeUp(importer: string | undefined): boolean {
    return importer === undefined || importer.startsWith(VIRTUAL) || importer.startsWith(runtimeFolder());
  }

  function place(
    found: Rolldown.ResolvedId,
    { source, importer }: { readonly source: string; readonly importer: string },
  ): Rolldown.ResolvedId | { readonly id: string; readonly external: true } {
    const { id } = found;
    if (id.startsWith('\0') || id.includes('?') || NO_CODE.test(id)) return found;
    // Even if this package is installed, as it usually is: loaded by Node, it would have contexts of its own.
    if (id.startsWith(runtimeFolder())) return found;
    if (!id.includes(`${sep}node_modules${sep}`))
      return kind === 'server' || kind === 'sources' || isOwn(id) ? found : { id: sourceId(id), external: true };
    if (kind === 'server' && compiled.has(installedIn(id) ?? '')) return found;
    // Elsewhere in the repository, other versions may be installed than in the project.
    const isNear = isPackage(source) && importer.startsWith(root + sep);
    if (kind === 'server')
      return { id: isPackage(source) ? nodeId(source, importer, { file: id, isNear }) : id, external: true };
    return { id: isNear ? source : sourceId(id), external: true };
  }

  function sourceId(file: string): string {
    return SOURCE + pathFrom(root, file);
  }

  return {
    plugin,
    start(next, entries, packages) {
      kind = next;
      compiled = new Set(packages);
      codes = new Map(entries.map(({ name, code }) => [entryId(name), code]));
    },
  };
}

/**
 * Returns what Node loads for an import, in the edition that Node selects; a package for bundlers only is referred to by
 * its file.
 */
function nodeId(
  source: string,
  importer: string,
  { file, isNear }: { readonly file: string; readonly isNear: boolean },
): string {
  const resolved = tryTo(() => createRequire(importer).resolve(source));
  return resolved === undefined ? file : isNear ? source : resolved;
}

/** Vite's replacement for Node's built-in modules, which browsers lack. */
const NOTHING = '__vite-browser-external';

/** Start of the id of Vite's module for an optional package that is not installed, which throws. */
const NOT_INSTALLED = '__vite-optional-peer-dep:';

/** The bundler’s message about a part that the `exports` of a package do not list. */
const SAID_OF_UNLISTED = 'is not exported under the conditions';

/** Files that Vite compiles into something that pages cannot share as code: styles and assets. */
const NO_CODE =
  /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss|json5?|svg|png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wav|flac|aac|pdf|txt)$/i;

/** Stylesheets that a server does not need: those without class names. */
const GLOBAL_STYLES = /(?<!\.module)\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)$/;

/** What says in words to whoever edits code what is wrong, and in a number elsewhere. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/.*\.js$/;

// oxlint-disable-next-line no-control-regex
const LOADED = /^\0docs-nav:entry:|^__vite-optional-peer-dep:|\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)$/;
