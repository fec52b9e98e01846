import {
  languagePrefix,
  type Language,
  type Route,
  type RouteManifest,
  type Section,
} from '../../../engine/manifest/manifest.ts';
import { toHref } from '../../../engine/address/href.ts';
import { toCopyPathname } from '../../../engine/address/pathname.ts';
import type { ApiContext } from '../../api/api-shelf.ts';
import type { SearchRow } from '../../feature/feature.ts';
import type { FrameTemplate } from '../../frame/frame-template.ts';
import type { RenderedSlots } from '../../frame/slots.ts';
import type { Wording } from '../../words/words.ts';
import { onceFor } from '../../../engine/text/once.ts';
import { addTo } from '../../../engine/text/gather.ts';

/** Files of the package that are part of every site, by their names in the output. */
export interface SiteAssets {
  /** File names in `ASSETS`, with their source files. */
  readonly files: readonly { readonly name: string; readonly source: string }[];
  readonly stylesheets: Stylesheets;
  /** Stylesheet of footer and banner. */
  readonly endsStylesheet: string;
  /** Icon of sites without their own. */
  readonly icon: string;
  /** The same icon for phones: the absolute path of a picture. */
  readonly touchIcon: string;
  readonly script: string;
  /** Styles of a page's opening, before any stylesheet has loaded. */
  readonly openingStyles: string;
  /** The same for pages whose title has tags or whose lead has code. */
  readonly markStyles: string;
  /** Text of the script that runs before first paint. */
  readonly bootScript: string;
  /** Text of the script that makes the first paint wait for the reader's theme, if there is one. */
  readonly themeScript: string;
  /** Text of the script that finds out why a part of a page could not be loaded. */
  readonly explainScript: string;
  /** File names of the scripts that a text page loads before any interaction, including `script`. */
  readonly earlyScripts: readonly string[];
  /** Content security policy of every page. */
  readonly policy: string;
  /** The policy that hosts send with every file, pages that redirect among them. */
  readonly hostPolicy: string;
  /** The documents that run edited code, each with its own policy: that of the site, and those kept of earlier builds. */
  readonly liveFrames: readonly { readonly path: string; readonly policy: string }[];
}

/** File names of the package's stylesheets in `ASSETS`. */
export interface Stylesheets {
  /** Styles of the first view except for the opening; everything after title and lead waits for them. */
  readonly first: string;
  /** Styles that only apply after an interaction; linked at the end of pages. */
  readonly later: string;
  /** Additional styles for the first view of each kind of page. */
  readonly kinds: Readonly<Record<PageLooks, string>>;
  /** Those of features as paths below the site, by the class that loads them: `feature-cards`. */
  readonly features: Readonly<Record<string, string>>;
}

/** Parts with a separate stylesheet, because most pages do not have them. */
export type PageLooks = 'rows' | 'demos' | 'home' | 'landings' | 'slots';

/** Bundle size of a component, minified and compressed. */
export interface ComponentSize {
  readonly bytes: number;
  /** Packages that are not included. */
  readonly without: readonly string[];
}

/** Sizes by package and name, `@mui/material Button`; empty if nothing was measured. */
export type ComponentSizes = Readonly<Record<string, ComponentSize>>;

/** A script that is made for the site, in `ASSETS`; its name changes with its text. */
export interface MadeScript {
  readonly name: string;
  readonly text: string;
}

/** Everything that rendering a page needs except for the page itself. */
export interface SiteContext {
  /** The manifest in the context's language. */
  readonly manifest: RouteManifest;
  readonly language: Language;
  /** The routes in the default language. */
  readonly originals: RouteManifest['routes'];
  readonly wording: Wording;
  /** Texts of the default language, for untranslated content. */
  readonly original: Wording;
  /** Script with the language's texts for other scripts; absent in English. */
  readonly wordScript?: MadeScript | undefined;
  /** The site in its other languages; empty unless this is the default language. */
  readonly others: readonly SiteContext[];
  /** Path of the site's root without a trailing slash; empty at the root of a host. */
  readonly base: string;
  readonly assets: SiteAssets;
  /** Frames by section id. */
  readonly templates: Readonly<Record<string, FrameTemplate>>;
  /** Day of each file's last change as `YYYY-MM-DD`, by path. */
  readonly updated: Readonly<Record<string, string>>;
  /**
   * Logos stored on the site itself, as `data:` addresses by section id; the site's own has an empty id. Only for
   * social cards.
   */
  readonly logos: Readonly<Record<string, string>>;
  /** The scripts that describe the themes which readers may change, by section id. */
  readonly themes: Readonly<Record<string, MadeScript>>;
  /** The site's own components in the frame. */
  readonly slots: RenderedSlots;
  /** Pictures of the demos of listed pages, as output paths by pathname. */
  readonly pictures: Readonly<Record<string, { readonly light: string; readonly dark: string }>>;
  /** What search finds by its name where features of the project show it, by `partKey`. */
  readonly rows: Readonly<Record<string, readonly SearchRow[]>>;
  /** API documentation of packages. */
  readonly apis: ApiContext;
  /** Bundle sizes of the components of pages. */
  readonly sizes: ComponentSizes;
  /** Whether the site is served by `dev`, without a worker and without reporting views. */
  readonly isDev?: true;
}

/** Returns the public address of a pathname in the context's language. */
export function hrefOf(
  context: Pick<SiteContext, 'base' | 'manifest' | 'language'>,
  pathname: string,
  hash?: string,
): string {
  return hrefIn(context.language, context, pathname, hash);
}

/** Returns the public address of a pathname in a language of the site. */
export function hrefIn(
  { code }: Pick<Language, 'code'>,
  { base, manifest }: Pick<SiteContext, 'base' | 'manifest'>,
  pathname: string,
  hash?: string,
): string {
  const language = languagePrefix(manifest.site, code);
  const { apiAddresses } = manifest.site;
  return toHref(pathname, { base, apiAddresses, ...(language === undefined ? {} : { language }) }, hash);
}

/** Returns the output folder of a language, with a trailing slash; empty for the default language. */
export function languageFolder({ manifest, language }: Pick<SiteContext, 'manifest' | 'language'>): string {
  const prefix = languagePrefix(manifest.site, language.code);
  return prefix === undefined ? '' : `${prefix}/`;
}

/** Returns the path of a page's Markdown copy in the output folder. */
export function markdownPath({ pathname }: Pick<Route, 'pathname'>, context: SiteContext): string {
  return `${languageFolder(context)}${toCopyPathname(pathname, context.manifest.site).slice(1)}`;
}

/** Returns the suffix of files in `_nav/` that are specific to a language; empty for the default language. */
export function languageSuffix({ manifest, language }: Pick<SiteContext, 'manifest' | 'language'>): string {
  const prefix = languagePrefix(manifest.site, language.code);
  return prefix === undefined ? '' : `.${prefix}`;
}

/** Returns the host, with its port, on which the worker is registered; undefined for sites without one and in `dev`. */
export function officialHost({ manifest, isDev }: Pick<SiteContext, 'manifest' | 'isDev'>): string | undefined {
  const { serviceWorker, url } = manifest.site;
  return serviceWorker === 'register' && isDev !== true && URL.canParse(url) ? new URL(url).host : undefined;
}

/** Returns the context of one of the site's languages. */
export function contextIn(context: SiteContext, code: string | undefined): SiteContext {
  return context.others.find(({ language }) => language.code === code) ?? context;
}

/** Folder of the package's scripts, styles and icons, below the site's base; names in it contain a hash. */
export const ASSETS = '_nav/assets';

/** Returns the address of a file in that folder. */
export function assetHref(context: Pick<SiteContext, 'base'>, name: string): string {
  return `${context.base}/${ASSETS}/${name}`;
}

/** Returns the section of a route. */
export function sectionOf(manifest: RouteManifest, id: string): Section {
  return sectionsById(manifest).get(id) ?? fallbackOf(manifest);
}

/** Cached, because every page looks up its section. */
const sectionsById = onceFor(
  ({ sections }: RouteManifest) => new Map(sections.map((section) => [section.id, section])),
);

/** Groups routes by the id of their section. */
export function groupBySection(routes: Iterable<Route>): ReadonlyMap<string, readonly Route[]> {
  const groups = new Map<string, Route[]>();
  for (const route of routes) addTo(groups, route.section, route);
  return groups;
}

/** Returns the section whose navigation the start page and the 404 page show. */
export function fallbackOf(manifest: RouteManifest): Section {
  const section = manifest.sections.find(({ id }) => id === manifest.fallback) ?? manifest.sections[0];
  return section ?? { id: '', name: manifest.site.title, prefixes: [], versions: [], tree: [] };
}

/** Returns an id of the files that pages share, from the first letters of the hashes in their names. */
export function buildOf({ assets: { script, stylesheets } }: SiteContext): string {
  return [script, stylesheets.first, stylesheets.later].map((name) => (name.split('.')[1] ?? '').slice(0, 5)).join('');
}
