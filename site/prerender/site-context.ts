import { languagePrefix, type Language, type Route, type RouteManifest, type Section } from '../../engine/manifest.ts';
import { toHref } from '../../engine/pathname.ts';
import type { ApiContext } from '../api/api-shelf.ts';
import type { FrameTemplate } from '../frame/frame-template.ts';
import type { RenderedSlots } from '../frame/slots.ts';
import type { Wording } from '../frame/words.ts';
import type { ComponentSizes } from './component-sizes.ts';

/** Files of the package that every site ships, by their names in the output. */
export interface SiteAssets {
  /** File names below `/_nav/`, with the files they are copied from. */
  readonly files: readonly { readonly name: string; readonly source: string }[];
  readonly stylesheets: Stylesheets;
  /** For footer and banner. */
  readonly endsStylesheet: string;
  /** The icon of sites that bring none of their own. */
  readonly icon: string;
  /** The same as phones want it: the absolute path of a picture. */
  readonly touchIcon: string;
  readonly script: string;
  /** What a page opens with before any stylesheet has come, as text of a stylesheet. */
  readonly openingStyles: string;
  /** The same for pages whose title has tags or whose lead has code. */
  readonly markStyles: string;
  /** Text of the script that runs before first paint. */
  readonly bootScript: string;
  /** File names below `/_nav/` of the scripts that a text page loads before its reader does anything, `script` among them. */
  readonly earlyScripts: readonly string[];
  /** Content security policy of every page. */
  readonly policy: string;
}

/** File names of the package's stylesheets below `/_nav/`. */
export interface Stylesheets {
  /** What the first view of every page needs beside its opening; what follows its title and lead waits for it. */
  readonly first: string;
  /** What is seen once readers do something; pages name it at their end. */
  readonly later: string;
  /** What the first view of one kind of page needs beside that. */
  readonly kinds: Readonly<Record<PageLooks, string>>;
}

/** Parts that have a stylesheet of their own, since most pages have none of them. */
export type PageLooks = 'api' | 'demos' | 'home' | 'landings' | 'slots';

/** Everything that rendering a page needs beside the page itself. */
export interface SiteContext {
  /** As the language has it. */
  readonly manifest: RouteManifest;
  readonly language: Language;
  readonly wording: Wording;
  /** That of the default language, for content that no one has translated. */
  readonly original: Wording;
  /** The script that brings the language's texts to other scripts; absent in English. */
  readonly wordScript?: { readonly name: string; readonly text: string } | undefined;
  /** The site in its other languages; empty where the language is not the default one. */
  readonly others: readonly SiteContext[];
  /** Path of the site's root without a trailing slash; empty at the root of a host. */
  readonly base: string;
  readonly assets: SiteAssets;
  /** Frames by section id. */
  readonly templates: Readonly<Record<string, FrameTemplate>>;
  /** Day of each file's last change as `YYYY-MM-DD`, by its path. */
  readonly updated: Readonly<Record<string, string>>;
  /** Logos that are on the site itself, as `data:` addresses, by section id; the site's own under an empty id. Read for social cards alone. */
  readonly logos: Readonly<Record<string, string>>;
  /** Components of the site's own in the frame. */
  readonly slots: RenderedSlots;
  /** Pictures of the demos of pages that other pages list, as paths below the output, by pathname. */
  readonly pictures: Readonly<Record<string, { readonly light: string; readonly dark: string }>>;
  /** API documentation of packages. */
  readonly apis: ApiContext;
  /** What importing the components of pages costs. */
  readonly sizes: ComponentSizes;
  /** Whether the site is shown to its writers while they write it: no worker, and no report of their views. */
  readonly isDev?: true;
}

/** Makes the public address of a pathname in the context's language. */
export function hrefOf(
  context: Pick<SiteContext, 'base' | 'manifest' | 'language'>,
  pathname: string,
  hash?: string,
): string {
  return hrefIn(context.language, context, pathname, hash);
}

/** Makes the public address of a pathname in a language of the site. */
export function hrefIn(
  { code }: Pick<Language, 'code'>,
  { base, manifest }: Pick<SiteContext, 'base' | 'manifest'>,
  pathname: string,
  hash?: string,
): string {
  const language = languagePrefix(manifest.site, code);
  return toHref(pathname, language === undefined ? { base } : { base, language }, hash);
}

/** The folder of a language's files below the output, with a slash behind it; empty for the default language. */
export function languageFolder({ manifest, language }: Pick<SiteContext, 'manifest' | 'language'>): string {
  const prefix = languagePrefix(manifest.site, language.code);
  return prefix === undefined ? '' : `${prefix}/`;
}

/** What `_nav/` adds to the name of a file that each language has of its own; empty for the default language. */
export function languageSuffix({ manifest, language }: Pick<SiteContext, 'manifest' | 'language'>): string {
  const prefix = languagePrefix(manifest.site, language.code);
  return prefix === undefined ? '' : `.${prefix}`;
}

/** The site in one of its languages. */
export function contextIn(context: SiteContext, code: string | undefined): SiteContext {
  return context.others.find(({ language }) => language.code === code) ?? context;
}

/** Address of a file that the build writes below `/_nav/`. */
export function assetHref(context: Pick<SiteContext, 'base'>, name: string): string {
  return `${context.base}/_nav/${name}`;
}

/** The section that a route is shown in. */
export function sectionOf(manifest: RouteManifest, id: string): Section {
  const byId = sectionsById.get(manifest) ?? new Map(manifest.sections.map((section) => [section.id, section]));
  sectionsById.set(manifest, byId);
  return byId.get(id) ?? fallbackOf(manifest);
}

/** Every page asks for its section. */
const sectionsById = new WeakMap<RouteManifest, ReadonlyMap<string, Section>>();

/** Routes by the id of their section. */
export function groupBySection(routes: Iterable<Route>): ReadonlyMap<string, readonly Route[]> {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const group = groups.get(route.section);
    if (group) group.push(route);
    else groups.set(route.section, [route]);
  }
  return groups;
}

/** The section whose navigation the start page and the 404 page show. */
export function fallbackOf(manifest: RouteManifest): Section {
  const section = manifest.sections.find(({ id }) => id === manifest.fallback) ?? manifest.sections[0];
  return section ?? { id: '', name: manifest.site.title, prefixes: [], versions: [], tree: [] };
}

/** Returns whether readers decide about reports, so that pages offer a way to decide again. */
export function asksForConsent({ manifest }: SiteContext): boolean {
  const { analytics } = manifest.site;
  return analytics !== undefined && analytics.transport !== 'none' && analytics.consent === 'required';
}

/** Identifies what pages share, by the hashes in the names of their scripts and stylesheets; a few letters of each are enough. */
export function buildOf({ assets: { script, stylesheets } }: SiteContext): string {
  return [script, stylesheets.first, stylesheets.later].map((name) => (name.split('.')[1] ?? '').slice(0, 5)).join('');
}
