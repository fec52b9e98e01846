import { basename, dirname, join } from 'node:path';
import type { Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest.ts';
import type { DemoSite } from '../../site/demos/demo-tree.tsx';
import type { PreparedDemo } from '../../site/demos/prepared-demo.ts';
import { findCacheFolder, makeCacheFolder } from '../cache-folder.ts';
import { hashOf } from '../content-cache.ts';
import { keepValue, readKeptValue } from '../kept-file.ts';
import { removeLeftovers } from '../leftovers.ts';
import { readPackageStates } from '../package-state.ts';
import { settleAll } from '../settle-all.ts';
import { BUILD } from '../version.ts';
import { prepareBlockTwins, type BlockTwins } from './block-twins.ts';
import { bundleClient } from './bundle-client.ts';
import type { DemoEnvironment } from './bundle-demos.ts';
import { keepText, type DemoFile } from './demo-cache.ts';
import { modulesOf, type DemoPage } from './demo-pages.ts';
import { findProblems } from './demo-problems.ts';
import { prepareDemoTwins } from './demo-twins.ts';
import { packageNamesIn, readVersions } from './package-versions.ts';
import { renderDemos, WORK, type RenderContext, type RenderedDemos } from './render-demos.ts';

/** The demos of a site. */
export interface PreparedDemos {
  /** By the pathname of the page. */
  readonly pages: ReadonlyMap<string, readonly PreparedDemo[]>;
  readonly files: readonly DemoFile[];
  /** Folder of the cache that they lie in. */
  readonly folder: string;
  /** Changes with anything about the demos of a page, by its pathname. */
  readonly keys: ReadonlyMap<string, string>;
  /** The code blocks of each Markdown file in JavaScript. Readers choose their language of code at demos, so a site without them has none. */
  readonly blocks: ReadonlyMap<string, BlockTwins>;
  /** Modules of the project that the demos are made of, from the root. */
  readonly modules: readonly string[];
}

/** What keeps demos from being prepared. */
export interface DemoProblems {
  readonly problems: readonly Diagnostic[];
  readonly modules: readonly string[];
}

/** Where the output has the modules of demos. */
export const DEMO_FOLDER = '_nav/demos';

/** Files of a package that a demo can be made of. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css)$/;

/** A site without demos. */
export const NO_DEMOS: PreparedDemos = { pages: new Map(), files: [], folder: '', keys: new Map(), blocks: new Map(), modules: [] };

/** What preparing demos takes. */
export interface DemoProject {
  readonly root: string;
  readonly found: readonly DemoPage[];
  /** Hash of each Markdown page’s bytes, by its path from the root. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly isDev: boolean;
  /** Looks at every file in the cache, and not only at those that are needed; after a `LostDemoFile`. */
  readonly isThorough: boolean;
  readonly environment: DemoEnvironment;
  readonly site: DemoSite;
}

/** Bundles, renders and translates every demo of a site, or takes what it can from the cache. Mistakes in demos are diagnostics. */
export async function prepareDemos({ root, found, hashes, isDev, isThorough, environment, site }: DemoProject): Promise<PreparedDemos | DemoProblems> {
  if (found.length === 0) return NO_DEMOS;
  const modules = modulesOf(found);
  const cache = findCacheFolder(root);
  makeCacheFolder(cache);
  removeLeftovers(cache, WORK);
  const folder = join(cache, 'demos');
  const names = packageNamesIn(found.flatMap(({ demos, siblings }) => [...demos.map(({ source }) => source), ...Object.values(siblings)]));
  const versions = readVersions(root, [...names, 'react', 'react-dom']);
  const states = stateOfPackages(root, found, new Set(modules.map((path) => join(root, path))));
  const shared = hashOf(JSON.stringify([BUILD, versions, states, environment, site]));
  try {
    const [client, rendered, twins, blocks] = await settleAll([
      bundleClient(found, { root, folder, shared: `${shared}${isDev}`, isDev, isThorough, environment, site }),
      renderPages({ root, environment, site }, folder, found, shared),
      prepareDemoTwins(folder, found.flatMap(({ demos }) => demos.map(({ source }) => source))),
      prepareBlockTwins(root, folder, hashes),
    ]);
    const list = { ...keepText(folder, 'versions', 'json', JSON.stringify(versions)), name: 'versions.json' };
    const files: DemoFile[] = [...client.files, list];
    const keys = new Map<string, string>();
    const pages = new Map<string, readonly PreparedDemo[]>();
    for (const page of found) {
      const module = client.modules[page.pathname] ?? '';
      const { html = {}, styles = '' } = rendered.get(page) ?? {};
      const folders = page.demos.map(({ path }) => dirname(path));
      const siblings = Object.entries(page.siblings).flatMap(([path, text]) => (folders.includes(dirname(path)) ? [[basename(path), text]] : []));
      const beside = siblings.length === 0 ? undefined : keepText(folder, 'files', 'json', JSON.stringify(Object.fromEntries(siblings)));
      if (beside !== undefined) files.push(beside);
      keys.set(page.pathname, `${page.key} ${shared} ${module}`);
      pages.set(
        page.pathname,
        page.demos.map(({ name, src, source }, at): PreparedDemo => {
          const twin = twins.get(source);
          return {
            src,
            name,
            source,
            ...(twin === undefined ? {} : { twin }),
            html: html[name] ?? '',
            styles: at === 0 ? styles : '',
            module: `${DEMO_FOLDER}/${module}`,
            ...(needsPage(source, page) ? { needsPage: true } : {}),
            ...(beside === undefined ? {} : { files: `${DEMO_FOLDER}/${beside.name}` }),
          };
        }),
      );
    }
    return { pages, files, folder, keys, blocks, modules };
  } catch (error) {
    const problems = findProblems(root, error, found);
    if (problems.length === 0) throw error;
    return { problems, modules };
  }
}

/** Changes with the packages that demos and providers are made of. This package changes with `BUILD`, and modules of demos with their own keys. */
function stateOfPackages(root: string, pages: readonly DemoPage[], modules: ReadonlySet<string>): readonly string[] {
  const imported = pages.flatMap(({ demos, siblings, provider }) => [...packageNamesIn([...demos.map(({ source }) => source), ...Object.values(siblings)]), ...(provider?.packages ?? [])]);
  const names = [...new Set(['react', 'react-dom', ...imported])].filter((name) => name !== 'docs-nav').toSorted();
  return readPackageStates(root, names, (file) => CODE.test(file) && !modules.has(file));
}

/** The environment that a site lets its demos see. Empty values count as not set. */
export function environmentOf({ site }: Pick<RouteManifest, 'site'>, env: DemoEnvironment): DemoEnvironment {
  return Object.fromEntries((site.demoEnvironment ?? []).map((name) => [name, env[name] || undefined]));
}

/** Whether a demo works in its page alone: it asks what the page knows, or imports from outside its folder. */
function needsPage(source: string, { siblings }: DemoPage): boolean {
  return LEAVES_FOLDER.test(source) || packageNamesIn([source, ...Object.values(siblings)]).includes('docs-nav');
}

const LEAVES_FOLDER = /\b(?:from|import)\s*['"]\.\.\//;

/** What demos can know of a site that is served under a path, with or without a slash at its end. */
export function demoSiteOf({ site }: Pick<RouteManifest, 'site'>, base: string): DemoSite {
  const [first] = site.languages;
  return { base: `${base.replace(/\/+$/, '')}/`, language: first?.code ?? 'en', direction: first?.direction ?? 'ltr', displayRatio: site.ads?.displayRatio ?? 0 };
}

/** Throws an error whose `errors` are a `DemoCrash` for each demo that threw. */
async function renderPages(context: RenderContext, folder: string, pages: readonly DemoPage[], shared: string): Promise<ReadonlyMap<DemoPage, RenderedDemos>> {
  const nameOf = (page: DemoPage) => `page-${hashOf(shared + page.key)}.json`;
  const rendered = new Map<DemoPage, RenderedDemos>();
  for (const page of pages) {
    const kept = readKeptValue<RenderedDemos>(folder, nameOf(page));
    if (kept !== undefined) rendered.set(page, kept);
  }
  const missing = pages.filter((page) => !rendered.has(page));
  if (missing.length === 0) return rendered;
  const made = await renderDemos(context, missing);
  for (const [page, demos] of made.rendered) {
    keepValue(folder, nameOf(page), demos);
    rendered.set(page, demos);
  }
  if (made.crashes.length > 0) throw new AggregateError(made.crashes);
  return rendered;
}
