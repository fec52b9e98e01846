import { stylesheetLink } from './render-head.ts';
import { assetHref, type PageLooks, type SiteContext } from './context/site-context.ts';

/**
 * Classes of parts with a separate stylesheet. Text that looks like such a class only loads an unnecessary stylesheet.
 */
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

/** The order of the stylesheets; later ones override earlier ones. */
const ORDER = [...new Set(MARKS.values())];

const CLASSES = 'class="';

/**
 * Renders the attribute that makes the boot script read the reader's code language; empty if all code is in one
 * language.
 */
export function renderCodeLanguage(main: string): string {
  return /data-lang="jsx?"/.test(main) ? ' data-code="TS"' : '';
}

/** Renders the opening styles for a title with tags or a lead with code; empty for a page that has neither. */
export function renderMarkStyles(opening: string, { assets }: Pick<SiteContext, 'assets'>): string {
  return /<(?:span|code)/.test(opening) ? `<style>${assets.markStyles}</style>` : '';
}

/** Renders links to the stylesheets that the contents of `<main>` need in addition to the one for all pages. */
export function renderLooks(main: string, context: Pick<SiteContext, 'assets' | 'base'>): string {
  const { kinds } = context.assets.stylesheets;
  const found = looksIn(main);
  return ORDER.map((looks) => (found.has(looks) ? stylesheetLink(assetHref(context, kinds[looks])) : '')).join('');
}

/** Finds the parts of a page in one pass; separate patterns would each read the whole page. */
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
