import { asksForConsent, languagePrefix } from '../../engine/manifest/manifest.ts';
import { toPathname, toServedPathname } from '../../engine/address/pathname.ts';
import { assetPathname } from '../../engine/address/reference.ts';
import { namedParts } from '../pages/named-parts.ts';
import { renderHome } from '../frame/page/home.ts';
import { renderNotFound } from '../frame/page/notices.ts';
import { renderSlot } from '../frame/slots.ts';
import { renderConsentButton } from '../frame/page/page-main.ts';
import type { KnownParts } from '../islands/demo/anatomy/known-parts.ts';
import { OFFLINE_PAGE, renderOffline } from '../service-worker/offline-page.ts';
import {
  officialHost,
  markdownPath,
  ASSETS,
  fallbackOf,
  hrefOf,
  languageFolder,
  sectionOf,
  type SiteContext,
} from '../pages/context/site-context.ts';
import { prefixNames, PUBLIC_NAMES } from '../theme/names.ts';
import { alternatesOf } from '../pages/render-head.ts';
import { planApiFiles } from './api-files.ts';
import { BRANCHES, planBranches, sidebarSettings } from '../pages/context/branches.ts';
import { hasContent } from '../pages/context/has-content.ts';
import { planFullTexts } from './llms-files.ts';
import { machineFiles } from './machine-files.ts';
import { pageKeys } from '../pages/page-key.ts';
import { describeSite } from '../pages/describe-page.ts';
import type { PlannedContent, PlannedFile, PlannedPage } from '../pages/context/planned-file.ts';
import { fillPage } from '../pages/fill-page.ts';
import { planSearchTitles } from './search-titles.ts';
import { cardPath, pageCard, sharedCards } from '../pages/social-card.ts';

/** Input of planning: the context, files on demand, and keys that tell whether something has changed. */
interface PlanInput {
  readonly context: SiteContext;
  /** Hash of each page's content, by file. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Hash of every other file in the content folder, by pathname. */
  readonly assets: ReadonlyMap<string, string>;
  /** Key of each section's frame, by language code and section id. */
  readonly frameKeys: Readonly<Record<string, Readonly<Record<string, string>>>>;
  hashOf(content: string | Uint8Array): string;
  /** Reads a file of the package by its absolute path. */
  readPackageFile(file: string): Uint8Array;
  /** Reads a file of the content folder by its pathname. */
  readAsset(pathname: string): Uint8Array;
  /** Returns a key that changes with a page's included parts; `undefined` if there are none. */
  partsKeyOf(pathname: string): string | undefined;
  /** Converts a social card from SVG to PNG. */
  drawCard(svg: string): Uint8Array;
}

/** Lists all files of the site with keys that tell whether they must be rendered again. */
export function planSite(input: PlanInput): readonly PlannedFile[] {
  const languages = [input.context, ...input.context.others].map((context) => ({ ...input, context }));
  const routes = languages.flatMap(planRoutes);
  return [
    ...routes,
    ...languages.flatMap(planCards),
    ...languages.flatMap(planOwnPages),
    ...languages.flatMap(planFragments),
    ...planMachineFiles(input, routes),
    ...planApiFiles(input.context, input.hashOf),
    ...planAnatomy(input.context, input.hashOf),
    ...languages.flatMap(({ context }) => planFullTexts(context, routes, input.hashOf)),
    ...languages.flatMap(({ context }) => planSearchTitles(context, input.hashOf)),
    ...planAssets(input),
  ];
}

/** Returns the output folder of a section's sidebar fragments, with a hash in its name. */
export function branchFolder(section: string, frameKey: string): string {
  return `${BRANCHES}/${section}.${frameKey.slice(0, HASH_LENGTH)}`;
}

const HASH_LENGTH = 8;

function planRoutes({ context, hashes, frameKeys, hashOf, partsKeyOf }: PlanInput): readonly PlannedPage[] {
  const { manifest } = context;
  const keyOf = pageKeys(context, hashOf);
  return Object.values(manifest.routes).flatMap((route) => {
    const frame = frameKeys[context.language.code]?.[sectionOf(manifest, route.section).id] ?? '';
    const source = route.file === undefined ? '' : (hashes.get(route.file) ?? '');
    const key = keyOf(route, { frame, source, included: partsKeyOf(route.pathname) ?? '' });
    const page =
      languageFolder(context) +
      `${toServedPathname(route.pathname, manifest.site).slice(1)}/index.html`.replace(/^\//, '');
    const paths = !hasContent(route) ? [page] : [page, markdownPath(route, context)];
    const language = languagePrefix(manifest.site, context.language.code);
    return paths.map((path) => ({
      path,
      key,
      route: route.pathname,
      ...(source === '' ? {} : { source }),
      ...(language === undefined ? {} : { language }),
    }));
  });
}

/** Plans the pictures for link previews; any free thread draws those of pages. */
function planCards({ context, hashOf, drawCard }: PlanInput): readonly PlannedFile[] {
  const { site, routes } = context.manifest;
  if (site.socialCards !== true) return [];
  const language = languagePrefix(site, context.language.code);
  const pages = Object.values(routes).filter(hasContent);
  return [
    ...sharedCards(context).map(({ path, svg }) => ({ path, key: hashOf(svg), render: () => drawCard(svg) })),
    ...pages.map((route): PlannedPage => {
      const { path, svg } = pageCard(route, context);
      return { path, key: hashOf(svg), route: route.pathname, ...(language === undefined ? {} : { language }) };
    }),
  ];
}

/** Plans the start page, the 404 page, and the offline page of a site with a worker. */
function planOwnPages({ context, frameKeys, hashOf }: PlanInput): readonly PlannedFile[] {
  const { manifest, wording } = context;
  const section = fallbackOf(manifest);
  const href = (pathname: string) => hrefOf(context, pathname);
  // They show all sections with the number of their pages.
  const key = hashOf(JSON.stringify([section.id, frameKeys[context.language.code], context.slots.home]));
  const plan = (name: string, title: string, main: () => string, isHome = false): PlannedContent => ({
    path: languageFolder(context) + name,
    key,
    render: () =>
      fillPage(
        {
          section,
          head: {
            name: { page: title, product: '' },
            description: isHome ? describeSite(context) : undefined,
            type: 'website',
            path: isHome ? href('/') : undefined,
            alternates: isHome ? alternatesOf('/', context) : [],
            crumbs: [],
            stylesheets: [],
            card: cardPath(undefined, context),
          },
          pathname: '',
          main: main() + (asksForConsent(manifest.site) ? `<footer>${renderConsentButton(wording)}</footer>` : ''),
          isHome,
        },
        context,
      ),
  });
  const { words } = wording;
  const home = () =>
    renderHome(manifest.site, manifest.sections, {
      hrefOf: href,
      wording,
      base: context.base,
      slot: renderSlot('home', context.slots),
    });
  return [
    ...(manifest.routes['/'] ? [] : [plan('index.html', manifest.site.title, home, true)]),
    plan('404.html', words.notFoundPage, () =>
      renderNotFound(
        { search: manifest.site.search !== false, sections: manifest.sections },
        href,
        wording,
        context.base,
      ),
    ),
    ...(officialHost(context) === undefined
      ? []
      : [plan(OFFLINE_PAGE, words.offlineTitle, () => renderOffline(words))]),
  ];
}

function planFragments({ context, frameKeys }: PlanInput): readonly PlannedFile[] {
  return context.manifest.sections.flatMap((section) => {
    const key = frameKeys[context.language.code]?.[section.id] ?? '';
    return planBranches(sidebarSettings(section, context), { folder: branchFolder(section.id, key), key });
  });
}

/** Plans the files for programs, which describe the whole site, so that any change rebuilds them. */
function planMachineFiles(
  { context, frameKeys, hashOf }: PlanInput,
  routes: readonly PlannedFile[],
): readonly PlannedFile[] {
  const { site, redirects, fallback, translations } = context.manifest;
  const scripts = [context, ...context.others].map(({ wordScript }) => wordScript?.name);
  const key = hashOf(
    `${JSON.stringify([site, redirects, context.base, context.assets, context.updated, scripts, fallback, translations, frameKeys])}${routes.map((route) => route.key).join()}`,
  );
  return Array.from(machineFiles(context), ([path, render]) => ({ path, key, render }));
}

/** The name stays the same, so that pages of earlier builds find it. */
const EXPLAIN = '_nav/explain.js';

function planAssets({ context, assets, hashOf, readPackageFile, readAsset }: PlanInput): readonly PlannedFile[] {
  const made = [context, ...context.others].flatMap(({ wordScript, themes }) => [
    wordScript ?? [],
    ...Object.values(themes),
  ]);
  // Sections and languages may share a theme.
  const scripts = new Map(made.flat().map(({ name, text }) => [name, text]));
  const { brand, stylesheets } = context.manifest.site;
  const own = new Set<string>(
    [...(brand?.stylesheets ?? []), ...stylesheets.map(({ href }) => href)].map(assetPathname),
  );
  return [
    { path: EXPLAIN, key: hashOf(context.assets.explainScript), render: () => context.assets.explainScript },
    ...Array.from(scripts, ([name, text]) => ({ path: `${ASSETS}/${name}`, key: name, render: () => text })),
    // The hash in the name is the key, because the content of a name never changes.
    ...context.assets.files.map(({ name, source }) => ({
      path: `${ASSETS}/${name}`,
      key: name,
      render: () => readPackageFile(source),
    })),
    ...Array.from(assets, ([pathname, source]) => {
      const path = toPathname(pathname).slice(1);
      return own.has(pathname)
        ? {
            path,
            key: hashOf(prefixNames(`${source} --${PUBLIC_NAMES.join(';--')};`)),
            source,
            render: () => prefixNames(new TextDecoder().decode(readAsset(pathname))),
          }
        : { path, key: source, source, render: () => readAsset(pathname) };
    }),
  ];
}

/** Plans the file from which browsers know the parts of components in demos, if a page about a component opens with one. */
export function planAnatomy(context: SiteContext, hashOf: (text: string) => string): readonly PlannedContent[] {
  const { apis, manifest } = context;
  const isUsed = Object.values(manifest.routes).some(
    ({ component, asks = [] }) => component !== undefined && asks.some(({ opens }) => opens === true),
  );
  if (!isUsed) return [];
  const described = Object.entries(apis.shelf).map(([target, { key }]) => [target, key]);
  return [{ path: '_nav/anatomy.json', key: hashOf(JSON.stringify(described)), render: () => renderAnatomy(context) }];
}

function renderAnatomy({ apis }: SiteContext): string {
  const known: Record<string, KnownParts[string]> = {};
  for (const target of Object.keys(apis.shelf)) {
    const [owner = '', name = ''] = target.split(' ');
    const parts = namedParts(apis.read({ package: owner, name }));
    if (Object.keys(parts).length > 0) known[owner] = { ...known[owner], [name]: parts };
  }
  return JSON.stringify(known satisfies KnownParts);
}
