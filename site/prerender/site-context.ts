import type { RouteManifest, Section } from '../../engine/manifest.ts';
import { toHref } from '../../engine/pathname.ts';
import type { FrameTemplate } from '../frame/frame-template.ts';

/** Files of the package that every site ships, by their names in the output. */
export interface SiteAssets {
  /** File names below `/_nav/`, with the files they are copied from. */
  readonly files: readonly { readonly name: string; readonly source: string }[];
  readonly stylesheet: string;
  /** The icon of sites that bring none of their own. */
  readonly icon: string;
  readonly script: string;
  /** Text of the script that runs before first paint. */
  readonly bootScript: string;
  /** Content security policy of every page. */
  readonly policy: string;
}

/** Everything that rendering a page needs beside the page itself; plain data, so that threads can share it. */
export interface SiteContext {
  readonly manifest: RouteManifest;
  /** Path of the site's root without a trailing slash; empty at the root of a host. */
  readonly base: string;
  readonly assets: SiteAssets;
  /** Frames by section id. */
  readonly templates: Readonly<Record<string, FrameTemplate>>;
  /** Day of each page's last change as `YYYY-MM-DD`, by its file. */
  readonly updated: Readonly<Record<string, string>>;
  /** Script of the development server, by its file name below `/_nav/`. */
  readonly devScript?: string;
}

/** Makes the public address of a pathname. */
export function hrefOf(context: Pick<SiteContext, 'base'>, pathname: string, hash?: string): string {
  return toHref(pathname, { base: context.base }, hash);
}

/** Address of a file that the build writes below `/_nav/`. */
export function assetHref(context: Pick<SiteContext, 'base'>, name: string): string {
  return `${context.base}/_nav/${name}`;
}

/** The section that a route is shown in. */
export function sectionOf(manifest: RouteManifest, id: string): Section {
  const section = manifest.sections.find((candidate) => candidate.id === id) ?? fallbackOf(manifest);
  return section;
}

/** The section whose navigation the start page and the 404 page show. */
export function fallbackOf(manifest: RouteManifest): Section {
  const section = manifest.sections.find(({ id }) => id === manifest.fallback) ?? manifest.sections[0];
  return section ?? { id: '', name: manifest.site.title, prefixes: [], versions: [], tree: [] };
}

/** Tells whether readers decide about reports, so that pages offer a way to decide anew. */
export function asksForConsent({ manifest, devScript }: SiteContext): boolean {
  const { analytics } = manifest.site;
  return devScript === undefined && analytics !== undefined && analytics.transport !== 'none' && analytics.consent === 'required';
}
