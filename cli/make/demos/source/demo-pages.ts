import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Project } from '../../../../site/project/project.ts';
import { demoPlaces, partKey } from '../../../../engine/index.ts';
import type {
  DemoSettings,
  FrameSlot,
  Pathname,
  Route,
  RouteManifest,
  SlotSource,
} from '../../../../engine/manifest/manifest.ts';
import type { AskValue, ComponentSource } from '../../../../engine/feature/declaration.ts';
import { toPathname } from '../../../../engine/address/pathname.ts';
import { onceEach } from '../../../system/base/once.ts';
import { hashOf } from '../../../system/files/hash.ts';
import { openModules, type ModuleImport } from '../../../system/modules/read-modules.ts';
import { openInputs } from './inputs.ts';
import {
  filesBeside,
  NO_FILE,
  packagesIn,
  readFiles,
  soughtBy,
  textsByPath,
  type OwnFiles,
  type Sources,
} from './own-files.ts';
import { fileKey, type ImportedPart, type Playgrounds, type PlaygroundSource } from './playground-source.ts';
import { findReached, findTie, packagesAlong, readSandboxProvider, type SandboxProvider } from './sandbox-files.ts';
import { asksOf } from '../../../../engine/manifest/asks.ts';

/** Bytes from which an imported file is data rather than reading material. */
const LONGEST = 12_000;

/** What a file imports for the types of its controls, which its code does not show. */
const OWN_TYPES = 'docs-nav/react';

/** What is rendered in one element of a page: a module of the project, or a playground without one. */
export type DemoSource = FileDemo | PlaygroundDemo;

/** A module of the project. */
interface FileDemo extends SourceParts {
  readonly kind: 'demo';
  /** Set if readers can set its props. */
  readonly playground?: AskedPlayground;
}

/** A component of a package in a module that is made in memory; its path is where a file would be. */
interface PlaygroundDemo extends SourceParts {
  readonly kind: 'playground';
  readonly playground: AskedPlayground;
  readonly part: ImportedPart;
}

/** A playground on a page. */
interface AskedPlayground extends PlaygroundSource {
  /** File of the page that asks for it, from the root. */
  readonly page: string;
}

interface SourceParts {
  /** Identifies it in its page: the name of its file, plus that of the export if the page chooses one. */
  readonly name: string;
  /** As written in the page's directive. */
  readonly src: string;
  /** From the project's root. */
  readonly path: string;
  readonly source: string;
  /** The name of its export; usually `default`. */
  readonly exported: string;
  readonly settings: DemoSettings;
  readonly imports: readonly ModuleImport[];
  /** Files beside or below it that it imports, directly or not, in order; from the root. A sandbox gets all of them. */
  readonly along: readonly string[];
  /** Packages that these files need. */
  readonly packagesAlong: readonly string[];
  /** Those of these files that readers can read, and that are not demos of the page themselves. */
  readonly beside: readonly string[];
  /** Whether it or any of these files depends on more of the project than text beside it. */
  readonly isTied: boolean;
  /**
   * Modules elsewhere in the project that it and these files import, from the root; absent if they depend on something
   * that is no module.
   */
  readonly reached?: readonly string[] | undefined;
}

/** The module that wraps the demos of a section. */
export interface DemoProvider {
  /** From the root. */
  readonly path: string;
  /** Modules of the project that it consists of, including itself. */
  readonly files: readonly string[];
  /** Paths where the missing modules that they import could be. */
  readonly sought: readonly string[];
  /** Packages that they import. */
  readonly packages: readonly string[];
  /** Changes with any of them. */
  readonly key: string;
}

/** What is bundled and rendered as one, with everything it is made of. */
export type RenderUnit = DemoUnit | ComponentUnit;

/** What has demos of its own. */
export type DemoUnit = DemoPage | SlotUnit;

/** A page with its demos. */
export interface DemoPage extends UnitParts {
  readonly kind: 'page';
}

/** A place in the frame, whose component is the only demo. */
export interface SlotUnit extends UnitParts {
  readonly kind: 'slot';
  readonly slot: FrameSlot;
  readonly hydrate: boolean;
}

/** A component of the project within one provider, as the only demo, with all that pages ask of it. */
export interface ComponentUnit extends UnitParts {
  readonly kind: 'component';
  readonly component: ComponentSource;
  /** Each once. */
  readonly uses: readonly ComponentUse[];
}

/** What is asked of a component of the project at some place. */
export interface ComponentUse {
  /** Identifies it among the uses of all components; also begins the ids that React makes in it. */
  readonly id: string;
  readonly props: Readonly<Record<string, AskValue>>;
  /** Whether it has content; what that is does not matter, because it is inserted as HTML. */
  readonly hasContent: boolean;
  /** Whether browsers run it as well. */
  readonly hydrate: boolean;
}

interface UnitParts {
  readonly pathname: Pathname;
  readonly title: string;
  /** Id of its section; others than pages have one for themselves, because its units share what browsers load. */
  readonly section: string;
  readonly demos: readonly DemoSource[];
  readonly provider: DemoProvider | undefined;
  /** What wraps its demos in sandboxes. */
  readonly sandbox: SandboxProvider | undefined;
  /** Sources of the project's modules that demos import, by path from the root. */
  readonly siblings: Readonly<Record<string, string>>;
  /** Packages that these modules import. */
  readonly packagesBeside: readonly string[];
  /** Paths where missing modules could be, from the root. */
  readonly sought: readonly string[];
  /** Changes with any source. */
  readonly key: string;
}

type Site = RouteManifest['site'];
type Section = RouteManifest['sections'][number];

/** What demos need to know of a manifest. */
export interface DemoManifest {
  readonly site: Pick<Site, 'ads' | 'demoEnvironment' | 'demoMode' | 'languages' | 'slots' | 'viteConfig'>;
  readonly sections: readonly Pick<Section, 'id' | 'demoFolder' | 'demoProvider' | 'sandboxProvider'>[];
  readonly routes: Readonly<Record<string, Pick<Route, 'pathname' | 'title' | 'section' | 'file' | 'asks'>>>;
}

/** Lists the demos that a page shows, each once, with the settings that differ from the default. */
export function demosOn(
  route: Pick<Route, 'asks'>,
): readonly { readonly src: string; readonly settings: DemoSettings }[] {
  const found = new Map<string, DemoSettings>();
  for (const { ask } of asksOf(route, 'demo')) {
    const { src, ...settings } = ask;
    if (!found.has(String(src)))
      found.set(String(src), Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== false)));
  }
  return Array.from(found, ([src, settings]) => ({ src, settings }));
}

/** Lists the `partKey` of each demo and playground that a page asks for, with its `src`, in the order of `DemoPage`. */
export function demoKeys(route: Pick<Route, 'asks'> = {}): readonly (readonly [key: string, src: string])[] {
  const tried = asksOf(route, 'playground').map((asked) => partKey('playground', asked));
  return [
    ...asksOf(route, 'demo').map((asked) => [partKey('demo', asked), String(asked.ask['src'])] as const),
    ...tried.map((key) => [key, key] as const),
  ];
}

/** Whether what a page shows can be set by readers, which the descriptions of packages tell. */
export function hasPlaygrounds(route: Pick<Route, 'asks'>): boolean {
  return (
    asksOf(route, 'playground').length > 0 || demosOn(route).some(({ settings }) => settings.controls !== undefined)
  );
}

/**
 * Finds the pages of a manifest with demos, and the places of its frame with components, including their sources; `known`
 * are those that have been found before.
 */
export async function findDemoPages(
  project: Project,
  manifest: DemoManifest,
  playgrounds: Playgrounds = new Map(),
  sources = openSources(project),
  known: readonly DemoUnit[] = [],
): Promise<readonly DemoUnit[]> {
  const { modules } = sources;
  const fileOf = openDemoFiles(project, manifest);
  const providers = new Map<string, DemoProvider>();
  const sandboxes = new Map<string, SandboxProvider>();
  for (const { id, demoProvider, sandboxProvider } of manifest.sections) {
    if (demoProvider !== undefined) providers.set(id, await readProvider(demoProvider, sources));
    if (sandboxProvider !== undefined) sandboxes.set(id, await readSandboxProvider(sandboxProvider, sources));
  }
  const pages: DemoUnit[] = [];
  const before = new Map<string, DemoUnit>(known.map((unit) => [unit.pathname, unit]));
  for (const route of Object.values(manifest.routes)) {
    const { pathname, title, section, file } = route;
    const shown = demosOn(route);
    const tried = asksOf(route, 'playground').flatMap((asked) => {
      const src = partKey('playground', asked);
      const playground = playgrounds.get(src);
      return playground?.part === undefined ? [] : [{ src, playground, part: playground.part }];
    });
    const same = before.get(pathname);
    if (same !== undefined) pages.push(same);
    if (same !== undefined || file === undefined || shown.length + tried.length === 0) continue;
    const paths = shown.map(({ src }) => fileOf(route, src));
    const files = await readFiles(paths, sources);
    const isShown = (path: string) => !paths.includes(path) && (files.get(path)?.text.length ?? Infinity) <= LONGEST;
    const demos = shown.map(({ src, settings }, at): DemoSource => {
      const path = paths[at] ?? '';
      const own = files.get(path) ?? NO_FILE;
      const [, exported = componentIn(own.exports)] = src.split('#');
      const along = filesBeside(path, files);
      const all = new Map([[path, own], ...along]);
      const playground =
        settings.controls === undefined ? undefined : playgrounds.get(fileKey(path, settings.controls));
      return {
        kind: 'demo',
        name: nameOf(src, path),
        src,
        path,
        source: playground?.code ?? withPlainEnds(own.text),
        exported,
        settings,
        imports: playground === undefined ? own.imports : own.imports.filter(({ from }) => from !== OWN_TYPES),
        along: [...along.keys()],
        packagesAlong: packagesAlong(along, sources),
        beside: [...filesBeside(path, files, isShown).keys()],
        isTied: findTie(path, all, sources) !== undefined,
        reached: findReached(path, all),
        ...(playground === undefined ? {} : { playground: { ...playground, page: file } }),
      };
    });
    const all: DemoSource[] = [...demos];
    for (const own of tried) all.push(playgroundDemo(own, { page: file, others: all }));
    pages.push({
      kind: 'page',
      pathname,
      title,
      section,
      sandbox: sandboxes.get(section),
      ...toUnit(all, files, providers.get(section)),
    });
  }
  for (const [slot, source] of Object.entries(manifest.site.slots ?? {}))
    pages.push(before.get(slotPathname(slot)) ?? (await readSlot(slot as FrameSlot, source, sources)));
  modules.save();
  return pages;
}

/** Puts together what is bundled and rendered as one, from demos and the files of the project that they consist of. */
function toUnit(
  demos: readonly DemoSource[],
  files: OwnFiles,
  provider: DemoProvider | undefined,
): Omit<UnitParts, 'pathname' | 'title' | 'section' | 'sandbox'> {
  const shown = demos.flatMap(({ kind, path }) => (kind === 'demo' ? path : []));
  const beside = new Map([...files].filter(([path]) => !shown.includes(path)));
  const siblings = textsByPath(beside);
  return {
    demos,
    provider,
    siblings,
    packagesBeside: packagesIn(beside),
    sought: soughtBy(files),
    key: hashOf(JSON.stringify([demos, provider, siblings])),
  };
}

/** A demo that brings no files along. */
const WITHOUT_FILES = { settings: {}, along: [], packagesAlong: [], beside: [], isTied: false, reached: [] } as const;

/** Makes the demo of a playground on a page, given the page's file from the root and the demos before it. */
function playgroundDemo(
  {
    src,
    playground,
    part,
  }: { readonly src: string; readonly playground: PlaygroundSource; readonly part: ImportedPart },
  { page, others }: { readonly page: string; readonly others: readonly DemoSource[] },
): PlaygroundDemo {
  const { shown, code } = playground;
  const base = `${shown.name.replaceAll('.', '')}Playground`;
  const same = others.filter(
    (other) => other.kind === 'playground' && other.playground.shown.name === shown.name,
  ).length;
  const name = same === 0 ? base : `${base}${same + 1}`;
  return {
    kind: 'playground',
    name,
    src,
    path: posix.join(posix.dirname(page), `${name}.tsx`),
    source: code,
    exported: 'default',
    imports: [{ from: part.specifier, names: [part.exported] }],
    ...WITHOUT_FILES,
    playground: { ...playground, page },
    part,
  };
}

function slotPathname(slot: string): Pathname {
  return toPathname(`/_nav/slots/${slot}`);
}

/** Slots with the same provider share their imports. */
async function readSlot(
  slot: FrameSlot,
  { module, provider, hydrate = false }: SlotSource,
  project: Sources,
): Promise<SlotUnit> {
  return {
    kind: 'slot',
    ...(await readAlone({ name: slot, module, provider }, project)),
    pathname: slotPathname(slot),
    section: `slots ${provider ?? ''}`,
    slot,
    hydrate,
  };
}

/** Opens the files of a project, for as long as they stay the same; `file` keeps what was read of modules. */
export function openSources(project: Project, file = 'modules.json'): Sources {
  return {
    modules: openModules(project, file),
    read: openInputs(project.root).text,
    isInstalled: (name) => project.packages.find(name) !== undefined,
    isPublished: onceEach((name) => project.packages.isPublished(name)),
  };
}

/** A component without a page of its own. */
interface AloneComponent {
  readonly name: string;
  /** From the root. */
  readonly module: string;
  /** The module that wraps it, from the root. */
  readonly provider?: string | undefined;
  /** Name of its export; by default, the default export or the first that can be a component. */
  readonly exported?: string;
}

/** Reads a component that is bundled and rendered like the only demo of a page. */
export async function readAlone(
  { name, module: path, provider: wrapper, exported }: AloneComponent,
  project: Sources,
): Promise<Omit<UnitParts, 'pathname' | 'section'>> {
  const provider = wrapper === undefined ? undefined : await readProvider(wrapper, project);
  const files = await readFiles([path], project);
  const { text, imports, exports } = files.get(path) ?? NO_FILE;
  const demo: DemoSource = {
    kind: 'demo',
    name,
    src: path,
    path,
    source: withPlainEnds(text),
    exported: exported ?? componentIn(exports),
    imports,
    ...WITHOUT_FILES,
  };
  return { title: name, sandbox: undefined, ...toUnit([demo], files, provider) };
}

/** Returns the file of a demo that a page shows, from the root. */
export type DemoFiles = (page: Pick<Route, 'file' | 'section'>, src: string) => string;

/** Makes a function that finds the files of demos: the first that exists, or else where it would be beside its page. */
export function openDemoFiles({ root }: Project, { sections }: Pick<DemoManifest, 'sections'>): DemoFiles {
  const folders = new Map(sections.map(({ id, demoFolder }) => [id, demoFolder]));
  return ({ file = '', section }, src) => {
    const [module = ''] = src.split('#');
    const places = demoPlaces(file, folders.get(section)).map((place) => posix.join(place, module));
    return places.find((path) => existsSync(join(root, path))) ?? places[0] ?? '';
  };
}

function nameOf(src: string, path: string): string {
  const [, chosen] = src.split('#');
  const file = posix.basename(path).replace(/\.[jt]sx$/, '');
  // A folder with an `index` module is named after the component.
  const name = file === 'index' ? posix.basename(posix.dirname(path)) : file;
  return chosen === undefined ? name : `${name}-${chosen}`;
}

function withPlainEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Returns the default export, or else the first one that can be a component. */
function componentIn(exports: readonly string[]): string {
  return exports.includes('default') ? 'default' : (exports.find((name) => /^[A-Z]/.test(name)) ?? 'default');
}

async function readProvider(path: string, project: Sources): Promise<DemoProvider> {
  const files = await readFiles([path], project);
  return {
    path,
    files: [...files.keys()],
    sought: soughtBy(files),
    packages: packagesIn(files),
    key: hashOf(JSON.stringify(textsByPath(files))),
  };
}

/** Lists every module of the project that demos consist of, from the root. */
export function modulesOf(pages: readonly RenderUnit[]): readonly string[] {
  return [
    ...new Set(
      pages.flatMap(({ demos, provider, sandbox, siblings }) => [
        ...demos.flatMap(({ kind, path }) => (kind === 'demo' ? path : [])),
        ...Object.keys(siblings),
        ...(provider?.files ?? []),
        ...(sandbox?.sources ?? []),
      ]),
    ),
  ];
}

/** Places from the root where a module would have to appear for demos to be complete. */
export function soughtFor(pages: readonly RenderUnit[]): readonly string[] {
  return [...new Set(pages.flatMap(({ provider, sought }) => [...sought, ...(provider?.sought ?? [])]))];
}
