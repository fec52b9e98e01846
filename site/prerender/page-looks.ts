import { stylesheetLink } from './render-head.ts';
import { assetHref, type PageLooks, type SiteContext } from './site-context.ts';

/** How parts that have a stylesheet of their own are known in a page's HTML. A text that looks like it loads one too many. */
const MARKS: readonly (readonly [looks: PageLooks, mark: RegExp])[] = [
  ['api', /class="(?:[^"]* )?(?:api|ty)[ "]/],
  ['demos', /class="demo[ "]/],
  ['home', /class="(?:[^"]* )?hero[ "]/],
  ['slots', /class="slot /],
  ['landings', /class="(?:[^"]* )?(?:cards|described|home|index|lines|pictured|start-here)[ "]/],
];

/** Renders the attribute by which a boot script knows that it has to ask which language of code its reader chose; empty where a page's code is in one. */
export function renderCodeLanguage(main: string): string {
  return /data-lang="jsx?"/.test(main) ? ' data-code="TS"' : '';
}

/** Renders links to the stylesheets that the contents of `<main>` need beside the one that all pages have. */
export function renderLooks(main: string, context: Pick<SiteContext, 'assets' | 'base'>): string {
  const { kinds } = context.assets.stylesheets;
  return MARKS.map(([looks, mark]) => (mark.test(main) ? stylesheetLink(assetHref(context, kinds[looks])) : '')).join('');
}
