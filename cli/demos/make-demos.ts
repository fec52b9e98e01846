import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { intakeSettings } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest.ts';
import type { DemoSite } from '../../site/demos/demo-tree.tsx';
import type { PreparedDemo } from '../../site/demos/prepared-demo.ts';
import { renderFrame } from '../../site/demos/render-frame.ts';
import type { RenderedSlots } from '../../site/frame/slots.ts';
import type { PlannedContent } from '../../site/prerender/planned-file.ts';
import { findCacheFolder, makeCacheFolder } from '../cache/cache-folder.ts';
import { hashOf } from '../hash.ts';
import { keepValue, readKeptValue } from '../cache/kept-file.ts';
import { removeLeftovers } from '../leftovers.ts';
import { packageRoot } from '../package-root.ts';
import { readPackageStates, readPackageVersions } from '../package-state.ts';
import { settleAll } from '../settle-all.ts';
import { findTool } from '../tools/find-tool.ts';
import { BUILD } from '../version.ts';
import { prepareJavaScriptBlocks } from './javascript-blocks.ts';
import { bundleClient, type BundleContext } from './bundle-client.ts';
import type { DemoEnvironment } from './bundle-demos.ts';
import { DEMO_FOLDER, keepText, readDemoFile, type DemoFile } from './demo-cache.ts';
import { modulesOf, type DemoPage, type DemoSource } from './demo-pages.ts';
import { findProblems } from './demo-problems.ts';
import { prepareJavaScriptDemos, type JavaScriptDemo } from './javascript-demos.ts';
import { areSame, isGathering, noteInputs, openInputs, type Inputs } from './inputs.ts';
import type { BundlerSettings } from './bundler-settings.ts';
import type { DemoProblems, DemoProject, PreparedDemos } from './prepare-demos.ts';
import { packageNamesIn, readVersions } from './package-versions.ts';
import { findProjectConfig } from './project-config.ts';
import { renderDemos, WORK, type RenderContext } from './render-demos.ts';
import type { RenderedDemos } from './render-here.ts';

/** Files of a package that a demo can be made of. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|styl|pcss|svg)$/;

/** Says how the demos of a project are compiled and rendered. */
export function describeDemos({
  root,
  found,
  manifest,
  content,
  base,
  env,
  isDev,
}: Omit<DemoProject, 'hashes' | 'isThorough'>): RenderContext {
  const { demoMode = {}, viteConfig } = manifest.site;
  const slots = Object.values(manifest.site.slots ?? {}).flatMap(({ module, provider }) => [module, provider]);
  const folders = [
    ...manifest.sections.flatMap(({ demoFolder, demoProvider }) => [demoFolder, demoProvider]),
    ...slots,
  ].filter((place) => place !== undefined);
  const settings: BundlerSettings = {
    root,
    own: [content, ...new Set(folders)],
    environment: environmentOf(manifest, env),
    site: demoSiteOf(manifest, base),
    isDev,
    modes: [
      ...(demoMode.class === undefined ? [] : [`.${demoMode.class}`]),
      ...(demoMode.attribute === undefined ? [] : [`[${demoMode.attribute}=dark]`]),
    ],
    config: findProjectConfig(root, viteConfig),
  };
  return { settings, versions: readPackageVersions(root, packagesOf(found)) };
}

/** Bundles, renders and converts every demo of a site, or takes what it can from the cache. Mistakes in demos are diagnostics. */
export async function makeDemos(project: DemoProject): Promise<PreparedDemos | DemoProblems> {
  const { root, found, hashes, isThorough, manifest } = project;
  const modules = modulesOf(found);
  const shown = found.filter(({ slot }) => slot === undefined);
  const cache = findCacheFolder(root);
  makeCacheFolder(cache);
  removeLeftovers(cache, WORK);
  const folder = join(cache, 'demos');
  const names = new Set(
    found.flatMap((page) => [...packageNamesIn(page.demos.flatMap(({ imports }) => imports)), ...page.packagesBeside]),
  );
  const versions = readVersions(root, [...names, 'react', 'react-dom']);
  const rendering = describeDemos(project);
  const { root: _, config, ...settings } = rendering.settings;
  const shared = hashOf(
    JSON.stringify([BUILD, findTool(root, 'vite')?.version, versions, rendering.versions, config.key, settings]),
  );
  const states = readPackageStates(root, packagesOf(found), (file) => CODE.test(file));
  const reader = openInputs(root);
  const context: BundleContext = {
    settings: rendering.settings,
    folder,
    shared,
    everything: hashOf(JSON.stringify([found.map(({ key }) => key), states])),
    reader,
    isThorough,
  };
  try {
    const [client, rendered, javascript, blocks] = await settleAll([
      bundleClient(found, context),
      renderDemoPages(rendering, found, context),
      prepareJavaScriptDemos(
        root,
        folder,
        shown.flatMap(({ demos }) => demos.map(({ source }) => source)),
      ),
      prepareJavaScriptBlocks(root, folder, {
        hashes: shown.length === 0 ? new Map() : hashes,
        settings: intakeSettings(manifest.site),
      }),
    ]);
    const files: DemoFile[] = [...client.files];
    const keys = new Map<string, string>();
    const pages = new Map<string, readonly PreparedDemo[]>();
    const slots: { -readonly [Name in keyof RenderedSlots]: RenderedSlots[Name] } = {};
    const { base } = rendering.settings.site;
    const start = (): DemoFile => {
      const file = keepText(
        folder,
        'start',
        'js',
        readFileSync(join(packageRoot(), 'dist/scripts/start-frame.js'), 'utf8'),
      );
      files.push(file);
      return file;
    };
    for (const page of found) {
      const module = client.modules[page.pathname] ?? '';
      const { html = {}, styles = '', framed = {} } = rendered.get(page) ?? {};
      const sheets = (client.styles[page.pathname] ?? [])
        .map((name) => `<link rel="stylesheet" href="${base}${DEMO_FOLDER}/${name}">`)
        .join('');
      if (page.slot !== undefined) {
        const { name, hydrate } = page.slot;
        slots[name] = {
          html: html[name] ?? '',
          styles: sheets + styles,
          ...(hydrate ? { module: `${base}${DEMO_FOLDER}/${module}` } : {}),
        };
        continue;
      }
      const texts = { ...page.siblings, ...Object.fromEntries(page.demos.map(({ path, source }) => [path, source])) };
      const filesAlong = ({ path, along }: DemoSource): DemoFile => {
        const own = along.map((name) => [posix.relative(dirname(path), name), texts[name]]);
        const file = keepText(folder, 'files', 'json', JSON.stringify(Object.fromEntries(own)));
        files.push(file);
        return file;
      };
      // What several demos import is shown with the first of them: eight copies of a list are weight.
      const told = new Set<string>();
      // A frame brings the styles of its demo itself.
      const styled = page.demos.findIndex(({ settings }) => settings.frame === undefined);
      const frameFile = (name: string): DemoFile => {
        const frame = {
          name,
          html: html[name] ?? '',
          styles: sheets + (framed[name] ?? ''),
          module: `./${module}`,
          start: `./${start().name}`,
          ...rendering.settings.site,
          mode: manifest.site.demoMode ?? {},
        };
        const file = keepText(folder, 'frame', 'html', renderFrame(frame));
        files.push(file);
        return file;
      };
      const prepared = page.demos.map((demo, at): PreparedDemo => {
        const {
          name,
          src,
          path,
          source,
          exported,
          along,
          settings: { title, wide, frame },
        } = demo;
        const converted = javascript.get(source);
        const shown = demo.beside
          .filter((sibling) => !told.has(sibling) && told.add(sibling))
          .map((sibling) => ({ name: posix.relative(dirname(path), sibling), text: page.siblings[sibling] ?? '' }));
        return {
          src,
          name,
          file: basename(path),
          source,
          ...(converted === undefined ? {} : { javascript: converted.code }),
          html: html[name] ?? '',
          styles: at === styled ? sheets + styles : '',
          module: `${DEMO_FOLDER}/${module}`,
          parts: at === 0 ? (client.parts[page.pathname] ?? []) : [],
          ...(needsPage(demo)
            ? { needsPage: true }
            : {
                ...packagesFor(demo, converted),
                ...(along.length === 0 ? {} : { files: `${DEMO_FOLDER}/${filesAlong(demo).name}` }),
              }),
          ...(exported === 'default' ? {} : { exported }),
          ...(shown.length === 0 ? {} : { beside: shown }),
          ...(title === undefined ? {} : { title }),
          ...(wide ? { wide } : {}),
          ...(frame === undefined ? {} : { frame: { path: `${DEMO_FOLDER}/${frameFile(name).name}`, height: frame } }),
        };
      });
      pages.set(page.pathname, prepared);
      keys.set(page.pathname, keyOfDemos(prepared));
    }
    const inputs = [...Object.keys(client.inputs), ...rendered.inputs];
    return {
      slots,
      pages,
      files: planFiles(files, folder),
      versions,
      keys,
      blocks,
      modules: [...new Set([...modules, ...inputs])],
    };
  } catch (error) {
    const problems = findProblems(root, error, found);
    if (problems.length === 0) throw error;
    return { problems, modules };
  }
}

/** Changes with anything about the demos of a page. */
export function keyOfDemos(demos: readonly PreparedDemo[]): string {
  return hashOf(BUILD + JSON.stringify(demos));
}

function planFiles(files: readonly DemoFile[], folder: string): readonly PlannedContent[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  return Array.from(byName.values(), (file) => ({
    path: `${DEMO_FOLDER}/${file.name}`,
    key: file.source,
    render: () => readDemoFile(folder, file),
  }));
}

/** Names of the packages that demos and providers are made of. */
function packagesOf(pages: readonly DemoPage[]): readonly string[] {
  const imported = pages.flatMap(({ demos, packagesBeside, provider }) => [
    ...packageNamesIn(demos.flatMap(({ imports }) => imports)),
    ...packagesBeside,
    ...(provider?.packages ?? []),
  ]);
  return [...new Set(['react', 'react-dom', ...imported])].filter((name) => name !== 'docs-nav').toSorted();
}

/** The environment that a site lets its demos see. Empty values count as not set. */
function environmentOf({ site }: Pick<RouteManifest, 'site'>, env: DemoEnvironment): DemoEnvironment {
  return Object.fromEntries((site.demoEnvironment ?? []).map((name) => [name, env[name] || undefined]));
}

/** Whether a demo works in its page alone: it asks what the page knows, or imports from outside its folder. */
function needsPage({ imports, packagesAlong, reachesOut }: DemoSource): boolean {
  return reachesOut || [...packageNamesIn(imports), ...packagesAlong].includes('docs-nav');
}

/** Packages that a sandbox of a demo needs; apart from these, further ones for the demo in TypeScript. */
function packagesFor(
  { imports, packagesAlong }: DemoSource,
  javascript: JavaScriptDemo | undefined,
): Pick<PreparedDemo, 'packages' | 'typePackages'> {
  const all = sandboxPackages([...packageNamesIn(imports), ...packagesAlong]);
  if (javascript === undefined) return { packages: all };
  const packages = sandboxPackages([...javascript.packages, ...packagesAlong]);
  return { packages, typePackages: all.filter((name) => !packages.includes(name)) };
}

/** Every sandbox has React. */
function sandboxPackages(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== 'react' && name !== 'react-dom').toSorted();
}

/** What demos can know of a site that is served under a path, with or without a slash at its end. */
function demoSiteOf({ site }: Pick<RouteManifest, 'site'>, base: string): DemoSite {
  const [first] = site.languages;
  return {
    base: `${base.replace(/\/+$/, '')}/`,
    language: first?.code ?? 'en',
    direction: first?.direction ?? 'ltr',
    displayRatio: site.ads?.displayRatio ?? 0,
  };
}

interface KeptPage extends RenderedDemos {
  readonly inputs: Inputs;
  readonly everything?: string;
}

interface RenderedPages extends ReadonlyMap<DemoPage, RenderedDemos> {
  /** Files of the project and of its own packages that pages were made of, from the root. */
  readonly inputs: readonly string[];
}

/** Throws an error whose `errors` are a `DemoCrash` for each demo that threw. */
async function renderDemoPages(
  context: RenderContext,
  pages: readonly DemoPage[],
  { folder, shared, reader, everything }: BundleContext,
): Promise<RenderedPages> {
  const nameOf = (page: DemoPage) => `page-${hashOf(shared + page.key)}.json`;
  const rendered = new Map<DemoPage, KeptPage>();
  for (const page of pages) {
    const kept = readKeptValue<KeptPage>(folder, nameOf(page));
    if (kept !== undefined && areSame(kept.inputs, reader) && (kept.everything ?? everything) === everything)
      rendered.set(page, kept);
  }
  const missing = pages.filter((page) => !rendered.has(page));
  if (missing.length > 0) {
    const made = await renderDemos(context, missing);
    for (const [page, demos] of made.rendered) {
      const inputs = noteInputs(made.inputs.get(page) ?? [], reader);
      const isOpen = made.isMadeUp || isGathering(inputs, reader);
      const value: KeptPage = { ...demos, inputs, ...(isOpen ? { everything } : {}) };
      keepValue(folder, nameOf(page), value);
      rendered.set(page, value);
    }
    if (made.crashes.length > 0) throw new AggregateError(made.crashes);
  }
  return Object.assign(rendered, {
    inputs: [...new Set(Array.from(rendered.values()).flatMap(({ inputs }) => Object.keys(inputs)))],
  });
}
