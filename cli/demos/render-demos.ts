import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import type { DemoSite } from '../../site/demos/demo-tree.tsx';
import { findCacheFolder } from '../cache-folder.ts';
import { ownName } from '../leftovers.ts';
import { bundleEntries, isPackage, OWN_PACKAGE, serverEntry, type DemoEnvironment } from './bundle-demos.ts';
import type { DemoPage } from './demo-pages.ts';
import { requireFrom } from './require-from.ts';

/** What the server makes of a page's demos. */
export interface RenderedDemos {
  /** HTML by the demo's name. */
  readonly html: Readonly<Record<string, string>>;
  /** Style elements that they need. */
  readonly styles: string;
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
  readonly DemoTree: ComponentType<{ readonly site: DemoSite; readonly demo: ComponentType; readonly provider: unknown }>;
  readonly demos: Readonly<Record<string, ComponentType>>;
  readonly Provider: unknown;
}

interface ServerReact {
  readonly createElement: (type: unknown, props: object | null, ...children: readonly unknown[]) => ReactNode;
  readonly renderToString: (element: ReactNode, options: { readonly identifierPrefix: string }) => string;
}

/** What became of the demos of several pages. */
export interface Rendering {
  /** Pages all of whose demos could be rendered. */
  readonly rendered: ReadonlyMap<DemoPage, RenderedDemos>;
  readonly crashes: readonly DemoCrash[];
}

/** What rendering needs to know of a project. */
export interface RenderContext {
  readonly root: string;
  readonly environment: DemoEnvironment;
  readonly site: DemoSite;
}

/** Folders of the cache that compiled modules are put into while they are run, by `ownName`. */
export const WORK = 'server';

/** Renders the demos of pages with the project's own React. */
export async function renderDemos({ root, environment, site }: RenderContext, pages: readonly DemoPage[]): Promise<Rendering> {
  // Inside the project, so that its packages are found.
  const work = join(findCacheFolder(root), `${ownName(WORK)}-${randomUUID()}`);
  const chunks = await bundleEntries(root, pages.map((page, at) => serverEntry(root, page, `page-${at}`)), {
    input: { platform: 'node', external: (id) => isPackage(id) && id !== OWN_PACKAGE },
    output: { dir: work, format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'shared-[hash].cjs', sourcemap: 'inline', exports: 'named' },
    environment,
  });
  mkdirSync(work, { recursive: true });
  try {
    for (const { fileName, code } of chunks) writeFileSync(join(work, fileName), code.replaceAll(NODE_DEFAULT, '$1)'));
    process.setSourceMapsEnabled(true);
    const load = requireFrom(join(work, 'index.cjs'));
    const react: ServerReact = { createElement: load('react').createElement, renderToString: load('react-dom/server').renderToString };
    const rendered = new Map<DemoPage, RenderedDemos>();
    const crashes: DemoCrash[] = [];
    for (const [at, page] of pages.entries()) {
      const result = renderPage(page, site, () => load(`./page-${at}.cjs`) as ServerModule, react, styleCollector(load, react));
      if ('html' in result) rendered.set(page, result);
      else crashes.push(...result);
      // Lets what else is going on go on.
      await new Promise(setImmediate);
    }
    return { rendered, crashes };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function renderPage({ demos: sources }: DemoPage, site: DemoSite, load: () => ServerModule, { createElement, renderToString }: ServerReact, styles: StyleCollector): RenderedDemos | readonly DemoCrash[] {
  let module: ServerModule;
  try {
    module = load();
  } catch (error) {
    return [new DemoCrash(sources[0]?.path ?? '', error)];
  }
  const { DemoTree, demos, Provider } = module;
  const html: Record<string, string> = {};
  const crashes: DemoCrash[] = [];
  for (const { name, path } of sources) {
    try {
      html[name] = renderToString(styles.wrap(createElement(DemoTree, { site, demo: demos[name], provider: Provider })), { identifierPrefix: `${name}-` });
    } catch (error) {
      crashes.push(new DemoCrash(path, error));
    }
  }
  return crashes.length > 0 ? crashes : { html, styles: styles.extract(Object.values(html).join('')) };
}

/** Gathers the styles that components make while they are rendered. */
interface StyleCollector {
  wrap(element: ReactNode): ReactNode;
  /** The style elements that some HTML needs. */
  extract(html: string): string;
}

/** Emotion's collector where the project has Emotion; else none is needed. */
function styleCollector(load: NodeJS.Require, { createElement }: ServerReact): StyleCollector {
  try {
    const createCache = defaultOf(load('@emotion/cache')) as (options: { readonly key: string }) => object;
    const createServer = defaultOf(load('@emotion/server/create-instance')) as (cache: object) => EmotionServer;
    const { CacheProvider } = load('@emotion/react') as { readonly CacheProvider: unknown };
    const cache = createCache({ key: 'css' });
    const server = createServer(cache);
    return {
      wrap: (element) => createElement(CacheProvider, { value: cache }, element),
      extract: (html) => server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html)),
    };
  } catch {
    return { wrap: (element) => element, extract: () => '' };
  }
}

interface EmotionServer {
  extractCriticalToChunks(html: string): unknown;
  constructStyleTagsFromChunks(chunks: unknown): string;
}

function defaultOf(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
}
