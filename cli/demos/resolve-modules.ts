import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isPackage, OWN_MODULES, OWN_PACKAGE, runtimeFile, runtimeFolder, type Entry } from './bundle-demos.ts';
import type { BundleKind, BundlerSettings } from './bundler-settings.ts';
import { installedIn } from './unloadable-packages.ts';

const VIRTUAL = '\0docs-nav:entry:';

/** The id of a made-up module. */
export function entryId(name: string): string {
  return VIRTUAL + name;
}

/**
 * Stands before a file that several pages share, as an import of a page's module has it: a module of a workspace
 * package, or one that is named by an alias. The path goes from the root.
 */
const SOURCE = 'docs-nav-source:';

/** Whether an import, as a page's module has it, is of such a file, and not of a package that is merely elsewhere. */
export function isSharedSource(id: string): boolean {
  return id.startsWith(SOURCE) && !id.includes('/node_modules/');
}

/**
 * Decides where each import is bundled. A file of a package in `node_modules` belongs to the libraries, or to Node; a
 * package whose real path is elsewhere is source and is compiled; what a page imports from its own folders is its own.
 */
export function resolvePlugin({ root, own }: Pick<BundlerSettings, 'root' | 'own'>): {
  readonly plugin: Plugin;
  start(kind: BundleKind, entries: readonly Entry[], compiled: readonly string[]): void;
} {
  const places = own.map((place) => join(root, place));
  const isOwn = (file: string) =>
    file.startsWith(runtimeFolder()) || places.some((place) => file === place || file.startsWith(place + sep));
  const name = nameOf(root);
  const isOfProject = (source: string) => name !== '' && (source === name || source.startsWith(`${name}/`));
  let kind: BundleKind = 'unit';
  let codes = new Map<string, string>();
  /** Packages that Node cannot load. */
  let compiled = new Set<string>();
  const plugin: Plugin = {
    name: 'docs-nav-modules',
    enforce: 'pre',
    resolveId: {
      async handler(source, importer, options) {
        if (codes.has(source)) return source;
        if (source === OWN_PACKAGE)
          return kind === 'unit' || kind === 'sources' ? { id: source, external: true } : runtimeFile('react-in-page');
        if (source.startsWith(SOURCE))
          return this.resolve(join(root, source.slice(SOURCE.length)), importer, { ...options, skipSelf: true });
        if (source.startsWith(OWN_MODULES)) return { id: source, external: true };
        if (kind === 'libraries' && !isMadeUp(importer)) return undefined;
        // This package need not be installed in the project, whose React is the one that counts.
        const from = isMadeUp(importer) ? join(root, 'package.json') : importer;
        const found =
          (await this.resolve(source, from, { ...options, skipSelf: true })) ??
          // Without `exports`, a package knows no name of its own.
          (isOfProject(source) ? await this.resolve(join(root, source.slice(name.length)), from, options) : null);
        if (found === null || found.external || kind === 'libraries') return found;
        if (found.id.startsWith(NOTHING))
          return this.error({
            message: `\`${source}\` is a module of Node, which browsers do not have.`,
            id: from ?? '',
          });
        return place(found, { source, importer: from ?? '' });
      },
    },
    load: {
      filter: { id: LOADED },
      handler(id) {
        if (kind === 'server' && GLOBAL_STYLES.test(id)) return { code: '', moduleType: 'js' };
        const code = codes.get(id);
        return code === undefined ? undefined : { code, moduleType: 'js' };
      },
    },
  };

  function isMadeUp(importer: string | undefined): boolean {
    return importer === undefined || importer.startsWith(VIRTUAL) || importer.startsWith(runtimeFolder());
  }

  function place(
    found: Rolldown.ResolvedId,
    { source, importer }: { readonly source: string; readonly importer: string },
  ): Rolldown.ResolvedId | { readonly id: string; readonly external: true } {
    const { id } = found;
    if (id.startsWith('\0') || id.includes('?') || NO_CODE.test(id)) return found;
    if (!id.includes(`${sep}node_modules${sep}`))
      return kind === 'server' || kind === 'sources' || isOwn(id) ? found : { id: sourceId(id), external: true };
    if (kind === 'server' && compiled.has(installedIn(id) ?? '')) return found;
    // Elsewhere in the repository, a package may have others installed than the project.
    const isNear = isPackage(source) && importer.startsWith(root + sep);
    if (kind === 'server')
      return { id: isPackage(source) ? nodeId(source, importer, { file: id, isNear }) : id, external: true };
    return { id: isNear ? source : sourceId(id), external: true };
  }

  /** What Node loads for an import, which is the edition that Node chooses; a package for bundlers alone is named by its file. */
  function nodeId(
    source: string,
    importer: string,
    { file, isNear }: { readonly file: string; readonly isNear: boolean },
  ): string {
    try {
      const resolved = createRequire(importer).resolve(source);
      return isNear ? source : resolved;
    } catch {
      return file;
    }
  }

  function sourceId(file: string): string {
    return SOURCE + relative(root, file).split(sep).join('/');
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

/** What Vite puts in the place of modules of Node, which browsers do not have. */
const NOTHING = '__vite-browser-external';

/** The name of the project's own package, which its demos import as readers do; empty where it has none. */
function nameOf(root: string): string {
  try {
    const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly name?: unknown };
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

/** What Vite compiles into something else than code that others could share: styles and files. */
const NO_CODE =
  /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss|json5?|svg|png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wav|flac|aac|pdf|txt)$/i;

/** Stylesheets that a server has no use for: those without names. */
const GLOBAL_STYLES = /(?<!\.module)\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)$/;

// oxlint-disable-next-line no-control-regex
const LOADED = /^\0docs-nav:entry:|\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)$/;
