import { stylesheetLink } from './render-head.ts';
import { assetHref, type PageLooks, type SiteContext } from './site-context.ts';

/** Classes of parts that have a stylesheet of their own. A text that looks like one loads one too many. */
const MARKS: ReadonlyMap<string, PageLooks> = new Map(
  Object.entries({
    api: ['api', 'ty'],
    demos: ['demo'],
    home: ['hero'],
    slots: ['slot'],
    landings: ['cards', 'described', 'home', 'index', 'lines', 'pictured', 'start-here'],
  } satisfies Record<PageLooks, readonly string[]>).flatMap(([looks, names]) =>
    names.map((name) => [name, looks as PageLooks] as const),
  ),
);

/** The order of the stylesheets: what comes later goes before what came first. */
const ORDER = [...new Set(MARKS.values())];

const CLASSES = 'class="';

/** Renders the attribute by which a boot script knows that it has to ask which language of code its reader chose; empty where a page's code is in one. */
export function renderCodeLanguage(main: string): string {
  return /data-lang="jsx?"/.test(main) ? ' data-code="TS"' : '';
}

/** Renders the styles that a title with tags and a lead with code open with; empty for a page that has neither. */
export function renderMarkStyles(opening: string, { assets }: Pick<SiteContext, 'assets'>): string {
  return /<(?:span|code)/.test(opening) ? `<style>${assets.markStyles}</style>` : '';
}

/** Renders links to the stylesheets that the contents of `<main>` need beside the one that all pages have. */
export function renderLooks(main: string, context: Pick<SiteContext, 'assets' | 'base'>): string {
  const { kinds } = context.assets.stylesheets;
  const found = looksIn(main);
  return ORDER.map((looks) => (found.has(looks) ? stylesheetLink(assetHref(context, kinds[looks])) : '')).join('');
}

/** Reads a page once, whatever number of looks there is: patterns would read it as often as there are any. */
function looksIn(html: string): ReadonlySet<PageLooks> {
  const found = new Set<PageLooks>();
  for (let at = html.indexOf(CLASSES); at >= 0; at = html.indexOf(CLASSES, at)) {
    const start = at + CLASSES.length;
    at = html.indexOf('"', start);
    if (at < 0) break;
    for (const name of html.slice(start, at).split(' ')) {
      const looks = MARKS.get(name);
      if (looks !== undefined) found.add(looks);
    }
  }
  return found;
}
