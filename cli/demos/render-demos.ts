import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import type { DemoSite } from '../../site/demos/demo-tree.tsx';
import type { CollectStyles } from '../../site/react/collect-styles.ts';
import { findCacheFolder } from '../cache/cache-folder.ts';
import { ownName } from '../leftovers.ts';
import { serverEntry } from './bundle-demos.ts';
import { collectorsFor, type ServerReact, type StyleCollector } from './collect-styles.ts';
import type { DemoPage, DemoSource } from './demo-pages.ts';
import { muteConsole } from './mute-console.ts';
import type { BundlerSettings } from './bundler-settings.ts';
import { openBundler } from './open-bundler.ts';
import { requireFrom } from './require-from.ts';

/** What the server makes of a page's demos. */
export interface RenderedDemos {
  /** HTML by the demo's name. */
  readonly html: Readonly<Record<string, string>>;
  /** Style elements that those on the page itself need. */
  readonly styles: string;
  /** Style elements of each demo in a frame, by its name. */
  readonly framed: Readonly<Record<string, string>>;
}

/**
 * In a package of modules, Node takes the whole of a CommonJS module for its default export; bundlers, and so browsers,
 * take what it marks as such. Demos are compiled for the latter.
 */
const NODE_DEFAULT = /(__toESM\([\w$]+), 1\)/g;

/** A demo that threw. */
export class DemoCrash extends Error {
  readonly path: string;

  constructor(path: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.path = path;
  }
}

interface ServerModule {
  readonly DemoTree: ComponentType<{
    readonly site: DemoSite;
    readonly demo: ComponentType;
    readonly provider: unknown;
    readonly mode?: 'light' | 'dark';
  }>;
  readonly demos: Readonly<Record<string, ComponentType | undefined>>;
  readonly Provider: unknown;
  readonly collectStyles: CollectStyles | undefined;
}

/** What became of the demos of several pages. */
export interface Rendering {
  /** Pages all of whose demos could be rendered. */
  readonly rendered: ReadonlyMap<DemoPage, RenderedDemos>;
  readonly crashes: readonly DemoCrash[];
  /** Files of the project and of its own packages that each page was made of, from the root. */
  readonly inputs: ReadonlyMap<DemoPage, readonly string[]>;
  /** Whether a plugin made up a part of it, out of whatever files. */
  readonly isMadeUp: boolean;
}

/** What rendering needs to know of a project. */
export interface RenderContext {
  readonly settings: BundlerSettings;
  /** Of all packages that demos are made of, `name version`. */
  readonly versions: readonly string[];
}

/** Folders of the cache that compiled modules are put into while they are run, by `ownName`. */
export const WORK = 'server';

/** Renders the demos of pages with the project's own React. */
export async function renderDemos(
  { settings, versions }: RenderContext,
  pages: readonly DemoPage[],
): Promise<Rendering> {
  const { root, site } = settings;
  const packages = new Set(versions.map((line) => line.slice(0, line.lastIndexOf(' '))));
  // Inside the project, so that its packages are found.
  const work = join(findCacheFolder(root), `${ownName(WORK)}-${randomUUID()}`);
  const bundler = await openBundler(settings);
  const { chunks, inputs, isMadeUp } = await bundler.bundle(
    'server',
    pages.map((page, at) => serverEntry(root, page, `page-${at}`)),
    {
      // Source maps give the places of sources relative to this folder.
      dir: work,
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: 'shared-[hash].cjs',
      exports: 'named',
    },
  );
  mkdirSync(work, { recursive: true });
  try {
    for (const { fileName, code } of chunks) writeFileSync(join(work, fileName), code.replaceAll(NODE_DEFAULT, '$1)'));
    process.setSourceMapsEnabled(true);
    const load = requireFrom(join(work, 'index.cjs'));
    const { renderToString, renderToStaticMarkup } = load('react-dom/server');
    const react: ServerReact = { createElement: load('react').createElement, renderToString, renderToStaticMarkup };
    const rendered = new Map<DemoPage, RenderedDemos>();
    const crashes: DemoCrash[] = [];
    for (const [at, page] of pages.entries()) {
      const result = muteConsole(() =>
        renderPage(page, site, () => load(`./page-${at}.cjs`) as ServerModule, {
          ...react,
          collect: () => collectorsFor(load, packages, react),
        }),
      );
      if ('html' in result) rendered.set(page, result);
      else crashes.push(...result);
      // Lets what else is going on go on.
      await new Promise(setImmediate);
    }
    return {
      rendered,
      crashes,
      isMadeUp,
      inputs: new Map(pages.map((page, at) => [page, inputs.get(`page-${at}`) ?? []])),
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

interface Renderer extends ServerReact {
  /** Makes collectors for one document. */
  readonly collect: () => readonly StyleCollector[];
}

function renderPage(
  { demos: sources, provider }: DemoPage,
  site: DemoSite,
  load: () => ServerModule,
  { createElement, renderToString, renderToStaticMarkup, collect }: Renderer,
): RenderedDemos | readonly DemoCrash[] {
  const html: Record<string, string> = {};
  const crashes: DemoCrash[] = [];
  /** Renders demos that share a document; returns the styles that they need. */
  const renderTogether = (module: ServerModule, together: readonly DemoSource[]): string => {
    if (together.length === 0) return '';
    const { DemoTree, demos, Provider, collectStyles } = module;
    const collectors = [
      ...collect(),
      ...(collectStyles === undefined ? [] : [openOwn(collectStyles, provider?.path ?? '')]),
    ];
    for (const { name, path, exported, settings } of together) {
      try {
        if (demos[name] === undefined)
          throw new Error(exported === 'default' ? 'it exports no component' : `it exports no \`${exported}\``);
        const tree = createElement(DemoTree, { site, demo: demos[name], provider: Provider });
        const wrapped = collectors.reduce((element, collector) => collector.wrap?.(element) ?? element, tree);
        const options = { identifierPrefix: `${name}-` };
        html[name] = settings.client ? '' : renderToString(wrapped, options);
        if (settings.client || collectors.every(({ wrapDark }) => wrapDark === undefined)) continue;
        const darkTree = createElement(DemoTree, { site, demo: demos[name], provider: Provider, mode: 'dark' });
        const wrap = (element: ReactNode, collector: StyleCollector) =>
          (collector.wrapDark ?? collector.wrap)?.(element) ?? element;
        renderToString(collectors.reduce(wrap, darkTree), options);
      } catch (error) {
        crashes.push(error instanceof DemoCrash ? error : new DemoCrash(path, error));
      }
    }
    const all = together.map(({ name }) => html[name] ?? '').join('');
    const written = collectors.map((collector) => collector.styles(all));
    return written.map((styles) => (typeof styles === 'string' ? styles : renderToStaticMarkup(styles))).join('');
  };
  try {
    const module = load();
    const framed = sources.filter(({ settings }) => settings.frame !== undefined);
    const styles = renderTogether(
      module,
      sources.filter((source) => !framed.includes(source)),
    );
    const ofFrames = Object.fromEntries(framed.map((source) => [source.name, renderTogether(module, [source])]));
    return crashes.length > 0 ? crashes : { html, styles, framed: ofFrames };
  } catch (error) {
    return [...crashes, error instanceof DemoCrash ? error : new DemoCrash(sources[0]?.path ?? '', error)];
  }
}

/** Makes the collector of a provider; whatever it throws is reported for the provider’s file. */
function openOwn(collectStyles: CollectStyles, path: string): StyleCollector {
  const told = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      throw new DemoCrash(path, error);
    }
  };
  const { wrap, styles } = told(collectStyles);
  return {
    ...(wrap === undefined ? {} : { wrap: (element) => told(() => wrap(element)) }),
    styles: (html) => told(() => styles(html)),
  };
}
