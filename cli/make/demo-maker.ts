import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '../../engine/manifest/manifest.ts';
import type { PageParts } from '../../site/pages/page-parts.ts';
import type { JavaScriptBlocks } from './demos/javascript/javascript-blocks.ts';
import type { PageDemos } from './demos/make-demos.ts';
import {
  demoKeys,
  findDemoPages,
  hasPlaygrounds,
  modulesOf,
  openSources,
  type DemoUnit,
} from './demos/source/demo-pages.ts';
import type { BegunDemos } from './demos/begin-demos.ts';
import type { DemoProject } from './demos/describe-demos.ts';
import { asksOf } from '../../engine/manifest/asks.ts';
import { playgroundIn } from './playgrounds/make-playground.ts';
import { once } from '../system/base/once.ts';
import { makeTogether, NOTHING, pageFiles, type Maker, type MakerSite } from './maker.ts';
import type { PlaygroundMaker } from './playground-maker.ts';

/** Makes the demos of pages, and the components in places of the frame. */
export interface DemoMaker extends Maker {
  /** Finds what they are made of. */
  sources(): Promise<PageDemos>;
  /** Begins to make those that need no description of a package, if others will have to wait for one. */
  begin(): void;
  /** Settles when nothing that was begun goes on. */
  settle(): Promise<void>;
}

/** Opens the maker of demos. */
export function openDemoMaker(site: MakerSite, playgrounds: PlaygroundMaker): DemoMaker {
  const { project, manifest, isPart } = site;
  const routes = Object.values(manifest.routes);
  const files = once(() => openSources(project));
  const isHere = ({ path }: { readonly path: string }) => existsSync(join(project.root, path));
  // The modules of a frame may be in the repository of another section.
  const present = (found: PageDemos['found']) =>
    isPart ? found.filter(({ kind, demos }) => kind === 'page' || demos.every(isHere)) : found;
  const isPlain = ({ pathname }: DemoUnit) => !hasPlaygrounds(manifest.routes[pathname] ?? {});
  const asked = askedPackages(routes);
  const outlined = once(async () => present(await findDemoPages(project, manifest, new Map(), files())));
  const sources = once(async (): Promise<PageDemos> => {
    const made = await playgrounds.sources();
    const outline = await outlined();
    const found = await findDemoPages(project, manifest, made, files(), outline.filter(isPlain));
    return { ...demosIn(site, present(found)), outline, asked };
  });
  let begun: Promise<BegunDemos | undefined> = Promise.resolve(undefined);
  const begin = async () => {
    const isKnown = playgrounds.sources().then(() => true);
    // Descriptions that are in the cache are there at once.
    const isLate = !(await Promise.race([isKnown, new Promise<false>((resolve) => setImmediate(resolve, false))]));
    const found = isLate ? await outlined() : [];
    const units = found.filter(isPlain);
    if (units.length === 0) return undefined;
    const others = routes.filter(hasPlaygrounds).map(({ section }) => section);
    const { beginDemos } = await import('./demos/begin-demos.ts');
    return beginDemos({ ...demosIn(site, found), asked }, units, new Set(others));
  };
  const maker = makeTogether(
    site,
    async () => {
      const project = await sources();
      if (project.found.length === 0) return NOTHING;
      const { makeDemos } = await import('./demos/make-demos.ts');
      const { value, ...outcome } = await makeDemos(project, await begun);
      if (value === undefined) return outcome;
      const { pages, ...shared } = value;
      const partsOf = (pathname: string): PageParts => {
        const demos = pages.get(pathname) ?? [];
        const made = demoKeys(manifest.routes[pathname]).flatMap(([key, src]) => {
          const demo = demos.find((own) => own.src === src);
          return demo === undefined ? [] : [[key, demo] as const];
        });
        return { made: Object.fromEntries(made) };
      };
      return { ...outcome, value: { ...shared, partsOf, hasDemos: pages.size > 0 } };
    },
    async (pathname) => {
      const { found } = await sources();
      return modulesOf(found.filter((page) => page.pathname === pathname));
    },
  );
  return {
    ...maker,
    sources,
    // What fails fails again for who asks for it.
    begin: () => void (begun = begin().catch(() => undefined)),
    async settle() {
      const { rendered, live } = (await begun) ?? {};
      await Promise.all([rendered, live]);
    },
  };
}

/** Lists the packages that pages ask playgrounds for. */
function askedPackages(routes: readonly Route[]): readonly string[] {
  const asks = routes.flatMap((route) => asksOf(route, 'playground'));
  return [...new Set(asks.map((asked) => playgroundIn(asked).package))].toSorted();
}

/** Describes the demos of a site to what compiles and renders them. */
export function demosIn(
  { project, manifest, base, mode, isThorough = false }: MakerSite,
  found: PageDemos['found'],
): DemoProject & Pick<PageDemos, 'found'> {
  return { ...project, manifest, base, found, isDev: mode === 'dev', isThorough };
}

/**
 * Opens the maker of code blocks in JavaScript, for some pages or all of them. Readers choose a code language at demos,
 * so a site without demos has none.
 */
export function openJavaScriptMaker(
  { project, manifest }: Pick<MakerSite, 'project' | 'manifest'>,
  hasDemos: () => Promise<boolean>,
  hashes: ReadonlyMap<string, string>,
): Maker {
  return makeTogether({ manifest }, async () => {
    if (hashes.size === 0 || !(await hasDemos())) return NOTHING;
    const { prepareJavaScriptBlocks } = await import('./demos/javascript/javascript-blocks.ts');
    const blocks = await prepareJavaScriptBlocks(project, { hashes, settings: project.settings });
    const partsOf = (pathname: string): PageParts => {
      const javascript: JavaScriptBlocks = Object.assign(
        {},
        ...pageFiles(manifest, pathname).map((file) => blocks.get(file)),
      );
      return { javascript };
    };
    return { value: { partsOf }, findings: [], reads: [] };
  });
}
