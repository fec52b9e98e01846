import type { Route } from '../../engine/manifest/manifest.ts';
import { toCopyPathname } from '../../engine/address/pathname.ts';
import { languageFolder, type SiteContext } from './context/site-context.ts';

/** Returns the path of a page's Markdown copy in the output folder. */
export function markdownPath({ pathname }: Pick<Route, 'pathname'>, context: SiteContext): string {
  return `${languageFolder(context)}${toCopyPathname(pathname, context.manifest.site).slice(1)}`;
}
