import { existsSync } from 'node:fs';
import type { Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { NO_APIS, shelfKey, type ApiContext, type KeptApi } from '../../site/api/api-shelf.ts';
import { findKept, openApis } from '../make/api/load-apis.ts';
import { openApiMaker } from '../make/api-maker.ts';
import { arrangeApis, exampleOf, startApis, wantedApis } from '../make/arrange-apis.ts';
import { demosIn } from '../make/demo-maker.ts';
import type { PageDemos } from '../make/demos/make-demos.ts';
import { openFeatureMaker } from '../make/feature-maker.ts';
import { pageFiles, type Maker, type MakerSite } from '../make/maker.ts';
import { asksForDemos, makeSite, openMakers, type MadeSite } from '../make/makers.ts';
import type { Changes } from '../project/hold-content.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { hashOf } from '../system/files/hash.ts';

/** Pages that are made first, because someone looks at them. */
const OPEN = 4;

/** Pages that are made together when nobody waits; who opens another one waits for them. */
const TOGETHER = 12;

/** What no page asks for: the components in the frame. */
const FRAME = '';

/** The documentation of all exports, proven with the demos of all pages. */
const EXPORTS = '#exports';

/** What is around the parts of pages, so that an edit of it makes none of them again. */
const AROUND: ReadonlySet<string> = new Set([
  'banner',
  'footer',
  'home',
  'search',
  'synonyms',
  'feedback',
  'analytics',
]);

/** What was made for a page. */
export interface LatePage {
  readonly pathname: string;
  /** What it was last made into; absent if that was never possible. */
  readonly made: MadeSite | undefined;
  /** What its demos are made of. */
  readonly units: PageDemos['found'];
  /** Files, from the root. */
  readonly reads: readonly string[];
  readonly found: readonly Diagnostic[];
  readonly notes: readonly string[];
}

interface KnownPage extends LatePage {
  /** All that it depends on besides files. */
  readonly state: string;
  readonly isStale: boolean;
}

/** What pages show besides their own text, which is made after they are served. */
export interface LateParts {
  /** Takes over a site, in which these files have changed; returns what is known of it, as far as it may still hold. */
  take(site: MakerSite, changes: Changes): MadeSite;
  /** Takes over the same site with other texts in these files. */
  touch(project: ScannedProject, changes: Changes): void;
  /** Makes what someone looks at: this page, and what changes have touched of the last ones; `undefined` if it is made. */
  visit(pathname?: string): Promise<void> | undefined;
  /** Makes what nobody waits for, a few pages at a time in the order of the routes; false if nothing is left. */
  makeNext(): Promise<boolean>;
  /** Whether TypeScript has described all that pages document. */
  isDescribed(): boolean;
  find(pathname: string): LatePage | undefined;
  /** Returns how the demos of a page are made; `undefined` if none are. */
  demosOn(pathname: string): PageDemos | undefined;
  all(): readonly LatePage[];
}

/**
 * Opens what a live site knows of its pages, from one version to the next. `tell` hears of each page that has become
 * another, whether someone looks at it, and whether what is around pages has become another as well.
 */
export function openLateParts(
  tell: (page: LatePage, news: { readonly isOpen: boolean; readonly isAround: boolean }) => Promise<void>,
): LateParts {
  const known = new Map<string, KnownPage>();
  let site: MakerSite | undefined;
  let features: Maker | undefined;
  let kept: Readonly<Record<string, KeptApi>> = {};
  let shelf: Record<string, KeptApi> = {};
  let apis: ApiContext = NO_APIS;
  let shared = '';
  let open: readonly string[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const keptOn = (pathname: string): readonly KeptApi[] => {
    const { routes = {} } = site?.manifest ?? {};
    const route = routes[pathname];
    const wanted = pathname === EXPORTS ? wantedApis(routes) : route === undefined ? [] : wantedApis({ route });
    return wanted.flatMap((target) => kept[shelfKey(target)] ?? []);
  };
  const stateOf = (pathname: string): string =>
    JSON.stringify([shared, site?.manifest.routes[pathname], keptOn(pathname).map(({ key }) => key)]);
  const isCurrent = (pathname: string): boolean => {
    const page = known.get(pathname);
    return page !== undefined && !page.isStale && page.state === stateOf(pathname);
  };
  const isDescribed = (pathname: string): boolean => keptOn(pathname).every(({ file }) => existsSync(file));
  const arrange = (manifest: RouteManifest): void => {
    const pages = [...known.values()];
    const units = pages.flatMap((page) => page.units.filter(({ kind }) => kind === 'page'));
    // What a package was before it was described again has another key.
    for (const { made, pathname } of pages) if (isCurrent(pathname)) Object.assign(shelf, made?.apis?.shelf);
    Object.assign(apis, arrangeApis(manifest, shelf, units.map(exampleOf)));
  };

  /** Makes one page, or several together, which share what they are bundled with; each alone if something is found. */
  const make = async (pathnames: readonly string[], from: MakerSite): Promise<void> => {
    const { manifest: whole, project } = from;
    const states = pathnames.map(stateOf);
    const hasPages = pathnames.some((pathname) => whole.routes[pathname] !== undefined);
    const { slots: _slots, ...info } = whole.site;
    const manifest: RouteManifest = {
      ...whole,
      site: pathnames.includes(FRAME) ? whole.site : info,
      routes: Object.fromEntries(
        pathnames.flatMap((pathname) => {
          const route = whole.routes[pathname];
          return route === undefined ? [] : [[pathname, route]];
        }),
      ),
    };
    const together = (features ??= openFeatureMaker(from));
    const ofPages: Maker = {
      page: together.page,
      async site() {
        const own = await Promise.all(pathnames.map((pathname) => together.page(pathname)));
        return { ...(await together.site()), findings: own.flatMap(({ findings }) => findings) };
      },
    };
    const makers = openMakers({ ...from, manifest, whole }, hasPages ? ofPages : together);
    const { found: units } = await makers.demos.sources();
    const found: Diagnostic[] = [];
    const notes: string[] = [];
    const read: string[] = [];
    const made = await makeSite(
      pathnames.includes(EXPORTS) ? [{ makers: [exportsOf(from)] }] : makers.stages,
      { project, manifest },
      {
        step() {},
        note: (text) => void notes.push(text),
        reads: (paths) => void read.push(...paths),
        async findings(_project, { diagnostics }) {
          found.push(...diagnostics);
          return diagnostics.every(({ severity }) => severity !== 'error');
        },
      },
    );
    if (pathnames.length > 1 && found.length > 0) {
      for (const pathname of pathnames) await make([pathname], from);
      return;
    }
    const before = pathnames.map((pathname) => known.get(pathname));
    const pages = pathnames.map((pathname, at): KnownPage => {
      const own = units.filter((unit) => pathnames.length === 1 || unit.pathname === pathname);
      const reads = [...pageFiles(manifest, pathname), ...read];
      const last = made ?? before[at]?.made;
      return { pathname, units: own, reads, found, notes, made: last, state: states[at] ?? '', isStale: from !== site };
    });
    for (const page of pages) known.set(page.pathname, page);
    if (site !== undefined) arrange(site.manifest);
    for (const [at, page] of pages.entries()) {
      const isAround = aroundOf(page) !== aroundOf(before[at]);
      const isOpen = open.includes(page.pathname);
      if (isAround || textOf(page) !== textOf(before[at])) await tell(page, { isOpen, isAround });
    }
  };
  /** Opens the maker of all descriptions, with the demos that are known. */
  const exportsOf = (from: MakerSite): Maker => {
    const units = [...known.values()].flatMap((page) => page.units);
    return openApiMaker(from, startApis(from.project, from.manifest), { sources: async () => demosOf(from, units) });
  };

  const makeOpen = async (): Promise<void> => {
    const wrong = [...known.values()].flatMap(({ pathname, found }) => (found.length > 0 ? pathname : []));
    for (;;) {
      const next = [...open, ...wrong].find((pathname) => !isCurrent(pathname) && hasPlace(pathname, site));
      if (next === undefined || site === undefined) return;
      await make([next], site);
    }
  };
  /** One after another: what is made for a page takes the whole processor. */
  const queue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
  const forget = (changes: Changes, ofAll: readonly string[]): void => {
    for (const [pathname, page] of known)
      if (isTouched(page, changes, ofAll)) known.set(pathname, { ...page, isStale: true });
  };
  return {
    touch(project, changes) {
      if (site !== undefined) site = { ...site, project };
      forget(changes, []);
    },
    take(next, changes) {
      const { manifest, project } = next;
      site = next;
      features = undefined;
      const info = Object.entries(manifest.site).filter(([key]) => !AROUND.has(key));
      shared = hashOf(JSON.stringify([info, manifest.sections.map(({ tree: _tree, ...section }) => section)]));
      for (const pathname of known.keys()) if (!hasPlace(pathname, next)) known.delete(pathname);
      forget(changes, project.beside);
      kept = findKept(project, wantedApis(manifest.routes), project.keys);
      shelf = Object.fromEntries(Object.entries(kept).filter(([, { file }]) => existsSync(file)));
      apis = openApis({ shelf, places: {}, demos: {}, tries: {} });
      arrange(manifest);
      const all = [...new Set([...known.values()].flatMap(({ made }) => made ?? []))];
      return {
        ...(Object.assign({}, ...all) as MadeSite),
        parts: Object.assign({}, ...all.map(({ parts }) => parts)) as MadeSite['parts'],
        files: all.flatMap(({ files = [] }) => files),
        later: all.flatMap(({ later = [] }) => later),
        versions: Object.assign({}, ...all.map(({ versions }) => versions)) as NonNullable<MadeSite['versions']>,
        styles: Object.assign({}, ...all.map(({ styles }) => styles)) as NonNullable<MadeSite['styles']>,
        hasDemos: asksForDemos(manifest),
        apis,
      };
    },
    visit(pathname) {
      if (pathname !== undefined) open = [...new Set([pathname, ...open])].slice(0, OPEN);
      return pathname !== undefined && isCurrent(pathname) ? undefined : queue(makeOpen);
    },
    makeNext: () =>
      queue(async () => {
        await makeOpen();
        const { routes = {} } = site?.manifest ?? {};
        const all = [FRAME, ...Object.keys(routes).filter((pathname) => routes[pathname]?.file !== undefined), EXPORTS];
        const [next, ...others] = all.filter((pathname) => !isCurrent(pathname) && isDescribed(pathname));
        if (next === undefined || site === undefined) return false;
        const isPage = (pathname: string) => routes[pathname] !== undefined;
        await make(isPage(next) ? [next, ...others.filter(isPage).slice(0, TOGETHER - 1)] : [next], site);
        return true;
      }),
    isDescribed: () => isDescribed(EXPORTS),
    find: (pathname) => known.get(pathname),
    demosOn(pathname) {
      const { units = [] } = known.get(pathname) ?? {};
      return site === undefined || units.length === 0 ? undefined : demosOf(site, units);
    },
    all: () => [...known.values()],
  };
}

/** Returns what is shown on a page, to tell whether it has become another. */
function textOf(page: LatePage | undefined): string {
  return JSON.stringify([page?.made?.parts[page.pathname], page?.made?.apis?.shelf, page?.found]);
}

function aroundOf(page: LatePage | undefined): string {
  return JSON.stringify([page?.made?.slots ?? {}, page?.made?.styles ?? {}]);
}

function demosOf(site: MakerSite, units: PageDemos['found']): PageDemos {
  return { ...demosIn(site, units), outline: units, asked: [] };
}

function hasPlace(pathname: string, site: MakerSite | undefined): boolean {
  return pathname === FRAME || pathname === EXPORTS || site?.manifest.routes[pathname] !== undefined;
}

/** Returns whether a page may be another after changes; of some files, every page. */
function isTouched({ reads }: LatePage, changes: Changes, ofAll: readonly string[]): boolean {
  if (changes === undefined || ofAll.some((path) => changes.has(path))) return true;
  const own = new Set(reads);
  return [...changes].some((path) => own.has(path) || reads.some((place) => path.startsWith(`${place}/`)));
}
