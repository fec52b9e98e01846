import { isAbsolute, sep } from 'node:path';
import { pathFrom } from '../../../system/files/slashes.ts';
import type { CssSyntaxError } from 'postcss';
import type { Alias, AliasOptions, Logger, Plugin, Rolldown, ViteBuilder } from 'vite';
import type { Project } from '../../../../site/project/project.ts';
import { runtimeFolder, type Entry } from './bundle-demos.ts';
import type { BundleKind, BundlerSettings } from './bundler-settings.ts';
import { DEMO_FOLDER } from '../../../../site/demos/demo-folder.ts';
import { findUnfilled } from '../source/inputs.ts';
import { describeLostAddresses, findLostAddresses } from './lost-address.ts';
import { readProjectConfig } from '../source/project-config.ts';
import { entryId, resolvePlugin } from './resolve-modules.ts';
import { withSassNotes } from './sass-notes.ts';
import { findMode, noteOfMode } from '../source/unset-mode.ts';
import { scopeStyles } from './scope-styles.ts';
import { collectGarbage } from '../../../system/base/collect-garbage.ts';
import { timed } from '../../../system/base/timed.ts';
import { openTurns } from '../../../system/base/turns.ts';
import { NO_VARIABLE } from '../../../system/tools/bundle-in-memory.ts';
import { watchSkippedRules, type SkippedRules } from './skipped-rules.ts';

/** The result of a bundle. */
export interface Bundle {
  /** Scripts; Vite records the stylesheets of their modules. */
  readonly chunks: readonly Rolldown.OutputChunk[];
  /** Stylesheets, images and fonts, each under a name with its hash. */
  readonly assets: readonly Rolldown.OutputAsset[];
  /** Input files from the project and its own packages, by the name of the entry; from the root. */
  readonly inputs: ReadonlyMap<string, readonly string[]>;
  /** Whether a plugin generated a part of it, from unknown files. */
  readonly isMadeUp: boolean;
  /** Notes that do not fail the build: mistakes in packages, and Sass's messages about the project’s files. */
  readonly notes: readonly string[];
}

/** Vite, ready to bundle for a site. */
export interface Bundler {
  /** For a server, `compiled` lists the packages to bundle rather than leave to Node. */
  bundle(
    kind: BundleKind,
    entries: readonly Entry[],
    output: Rolldown.OutputOptions,
    compiled?: readonly string[],
  ): Promise<Bundle>;
}

/** Bundlers by their settings, the last ones: those of demos, and that of the project’s own components. */
const opened = new Map<string, Promise<Bundler>>();
const MOST_OPENED = 3;

const PACKAGE_MARK: Alias = {
  find: /^~([@\w])/,
  replacement: '$1',
  // Vite awaits the result, which its type does not say.
  customResolver: resolveMarked as unknown as NonNullable<Alias['customResolver']>,
};

const MODULE = /\.[cm]?[jt]sx?$/;

/**
 * Opens Vite for a site, or reuses an instance of this build or the last edit: reading its configuration takes longer
 * than most bundles. What is bundled for live code waits for nothing else, and nothing for it.
 */
export function openBundler(project: Project, settings: BundlerSettings, use?: 'live'): Promise<Bundler> {
  const key = JSON.stringify([settings, use]);
  const bundler = opened.get(key) ?? makeBundler(project, settings);
  // The last one that is asked for is the last to be forgotten.
  opened.delete(key);
  opened.set(key, bundler);
  for (const [oldest] of opened) if (opened.size > MOST_OPENED) opened.delete(oldest);
  bundler.catch(() => opened.delete(key));
  return bundler;
}

async function makeBundler(project: Project, settings: BundlerSettings): Promise<Bundler> {
  const { root, config, environment, site, isDev, modes } = settings;
  const { createBuilder, createLogger } = await project.tools.load('vite');
  const own = await readProjectConfig(project, config);
  const resolving = resolvePlugin(settings);
  const watching = watchGraph(root);
  const notes = new Set<string>();
  const note = (text: string) => notes.add(text);
  const skipped = watchSkippedRules(note);
  const tellsMode = modes.length === 0 && site.only === undefined;
  const scoping = scopeSheets(modes, { note, keep: skipped.add, tellsMode });
  const sass = withSassNotes(own.options.css, note);
  const customLogger: Logger = { ...createLogger('silent'), warn: skipped.take, warnOnce: () => {} };
  const builder: ViteBuilder = await createBuilder({
    root,
    configFile: false,
    mode: 'production',
    envDir: false,
    envPrefix: NO_VARIABLE,
    publicDir: false,
    base: `${site.base}${DEMO_FOLDER}/`,
    logLevel: 'silent',
    customLogger,
    plugins: [...own.plugins, resolving.plugin, scoping, watching.plugin],
    ...own.options,
    // Like browsers, skips a rule it does not understand.
    css: { ...sass.css, lightningcss: { errorRecovery: true, ...sass.css.lightningcss } },
    oxc: { jsx: { runtime: 'automatic', development: false, ...own.jsx } },
    // Conditions that do not depend on a test's NODE_ENV.
    resolve: {
      ...own.options.resolve,
      alias: withPackageMark(own.options.resolve?.alias),
      tsconfigPaths: true,
      conditions: ['module', 'browser', 'production', ...(own.options.resolve?.conditions ?? [])],
    },
    define: { ...own.options.define, ...definitionsOf(environment), 'process.env.NODE_ENV': '"production"' },
    builder: {},
    build: {
      write: false,
      assetsDir: '',
      // Images are always referenced by address, whatever their size.
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      target: 'es2022',
      // The oldest versions with `light-dark()`, which pages themselves need; the replacement by Lightning CSS needs a
      // rule on `:root`.
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      minify: !isDev,
      // The minifier knows CSS better than any earlier step, so `dev` reports what would stop a build.
      cssMinify: true,
    },
    environments: {
      client: {},
      ssr: {
        resolve: { noExternal: true, conditions: ['module', 'node', 'production'] },
        build: { emitAssets: false, minify: false, sourcemap: 'inline' },
      },
    },
  });
  // One at a time: plugins keep state about a bundle. What demos are rendered from is waited for elsewhere.
  const takeTurn = openTurns();
  const bundleNow: Bundler['bundle'] = async (kind, entries, output, compiled = []) => {
    const target = builder.environments[kind === 'server' ? 'ssr' : 'client'];
    if (target === undefined) throw new Error('Vite has both environments.');
    resolving.start(kind, entries, compiled);
    notes.clear();
    sass.restart();
    skipped.restart();
    target.config.build.rolldownOptions = {
      input: Object.fromEntries(entries.map(({ name }) => [name, entryId(name)])),
      platform: kind === 'server' ? 'node' : 'browser',
      preserveEntrySignatures: 'strict',
      output: {
        hashCharacters: 'base36',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css')
            ? `${kind === 'libraries' || kind === 'live' ? 'lib' : 'demos'}.[hash].css`
            : '[name].[hash][extname]',
        ...output,
      },
    };
    if (!isDev) collectGarbage();
    const outcome = (await builder.build(target)) as Rolldown.RolldownOutput;
    skipped.settle();
    return {
      chunks: outcome.output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk'),
      assets: outcome.output.filter((file): file is Rolldown.OutputAsset => file.type === 'asset'),
      ...watching.stop(entries, kind),
      notes: [...notes],
    };
  };
  return {
    async bundle(kind, ...asked) {
      const end = await timed(`bundles: ${kind}`, () => takeTurn(kind === 'server'), 'other bundles');
      return timed(`bundles: ${kind}`, () => bundleNow(kind, ...asked)).finally(end);
    },
  };
}

function definitionsOf(environment: BundlerSettings['environment']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      ['process.env', 'import.meta.env'].map((all) => [`${all}.${name}`, JSON.stringify(value) ?? 'undefined']),
    ),
  );
}

/** Stylesheets of all kinds that Vite compiles. */
const STYLES = /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)(?:$|\?)/;

/** Scopes every stylesheet that a page will link to, after it is compiled and before it is collected. */
function scopeSheets(
  modes: readonly string[],
  {
    note,
    keep,
    tellsMode,
  }: { readonly note: (text: string) => void; readonly keep: SkippedRules['add']; readonly tellsMode: boolean },
): Plugin {
  return {
    name: 'docs-nav-scope',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: STYLES },
      async handler(code, id) {
        if (/[?&](?:inline|raw|url)\b/.test(id)) return undefined;
        const [file = id] = id.split('?', 1);
        try {
          const lost = describeLostAddresses(await findLostAddresses(code), file);
          if ('loc' in lost) this.error({ message: lost.message, id: file, loc: lost.loc });
          for (const text of lost.notes) note(text);
          const unfilled = findUnfilled(code);
          if (unfilled !== undefined && !isOfPackage(file))
            this.error({ message: needsTailwind(unfilled), id: file, loc: { file, line: 1, column: 0 } });
          const mode = tellsMode ? findMode(code) : undefined;
          if (mode !== undefined) note(noteOfMode(mode));
          const scoped = await scopeStyles(code, modes);
          if (!isOfPackage(file)) keep(file, scoped);
          return { code: scoped, map: null };
        } catch (error) {
          // For a stylesheet that needed no compilation, this is the first parser.
          if (!(error instanceof Error) || error.name !== 'CssSyntaxError') throw error;
          const { reason, line = 1, column = 1 } = error as CssSyntaxError;
          return this.error({ message: reason, id: file, loc: { file, line, column: column - 1 } });
        }
      },
    },
  };
}

function isOfPackage(file: string): boolean {
  return file.includes(`${sep}node_modules${sep}`);
}

/** Without Tailwind, a stylesheet would have no effect, and nothing would say so. */
function needsTailwind(rule: string): string {
  return `\`${rule}\` is a rule of Tailwind, which does not compile this stylesheet: install \`@tailwindcss/vite\`, and add it to the plugins of \`vite.config.ts\` in the project’s root.`;
}

/** Records which files went into a bundle. */
function watchGraph(root: string) {
  const imports = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'docs-nav-watch',
    enforce: 'post',
    buildStart: () => imports.clear(),
    buildEnd() {
      for (const id of this.getModuleIds()) {
        if (id.includes(`${sep}node_modules${sep}`)) continue;
        const info = this.getModuleInfo(id);
        // A module left to another bundle, or to Node, has no code here.
        if (info === null || info.code === null) continue;
        imports.set(id, [...info.importedIds, ...info.dynamicallyImportedIds]);
      }
    },
  };
  return {
    plugin,
    stop(entries: readonly Entry[], kind: BundleKind): Pick<Bundle, 'inputs' | 'isMadeUp'> {
      const all = [...imports.keys()];
      const reach = (name: string) => (kind === 'server' ? reachable(entryId(name), imports) : all);
      const inputs = new Map(
        entries.map(({ name }) => [name, [...new Set(reach(name).flatMap((id) => fileOf(id, root)))].toSorted()]),
      );
      return { inputs, isMadeUp: all.some((id) => !isAbsolute(id) && !KNOWN_VIRTUAL.test(id)) };
    },
  };
}

/** Modules that bundlers and this package generate, always in the same way. */
const KNOWN_VIRTUAL = /^(?:\0(?:docs-nav|rolldown|vite|@oxc|commonjs)|__vite|data:|node:)/;

function fileOf(id: string, root: string): readonly string[] {
  const [file = ''] = id.split('?', 1);
  return isAbsolute(file) && !file.startsWith(runtimeFolder()) ? [pathFrom(root, file)] : [];
}

function reachable(from: string, imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = new Set([from]);
  // Iterating over a set includes what is added on the way.
  for (const id of found) for (const next of imports.get(id) ?? []) if (imports.has(next)) found.add(next);
  return [...found];
}

/**
 * Adds to a project's aliases what webpack's loaders do with `~`: in a stylesheet, it marks the name of a package, as in
 * `url('~@ibm/plex/mono.woff2')` or `@use '~bootstrap/scss/mixins'`. In modules, names with `~` are the project's own.
 */
function withPackageMark(own: AliasOptions = []): readonly Alias[] {
  const listed: readonly Alias[] = Array.isArray(own)
    ? own
    : Object.entries(own).map(([find, replacement]) => ({ find, replacement: String(replacement) }));
  return [...listed, PACKAGE_MARK];
}

/**
 * Resolves a marked name without its mark, in stylesheets only. Without a resolver of its own, an alias makes Vite take
 * what does not exist for a file, which ends the build.
 */
async function resolveMarked(
  this: Rolldown.PluginContext,
  name: string,
  importer = '',
): Promise<Rolldown.ResolvedId | null> {
  return MODULE.test(importer) ? null : this.resolve(name, importer, { skipSelf: true });
}
