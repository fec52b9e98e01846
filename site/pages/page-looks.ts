import { stylesheetLink } from './render-head.ts';
import { assetHref, type PageLooks, type SiteContext } from './context/site-context.ts';

/**
 * Classes of parts with a separate stylesheet. Text that looks like such a class only loads an unnecessary stylesheet.
 */
const MARKS: ReadonlyMap<string, PageLooks> = new Map(
  Object.entries({
    rows: ['rows', 'ty'],
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

/** Renders the attribute of pages that use the room of wide windows: API pages, and references of settings. */
export function renderRoom(main: string, isWide = false): string {
  return isWide || main.includes('class="rows reference"') ? ' data-wide' : '';
}

/** Renders the opening styles for a title with tags or a lead with code; empty for a page that has neither. */
export function renderMarkStyles(opening: string, { assets }: Pick<SiteContext, 'assets'>): string {
  return /<(?:span|code)/.test(opening) ? `<style>${assets.markStyles}</style>` : '';
}

/** Renders links to the stylesheets that a page’s opening and the rest of `<main>` need in addition to the one for all pages. */
export function renderLooks(main: string, context: Pick<SiteContext, 'assets' | 'base'>): string {
  const { kinds, features } = context.assets.stylesheets;
  const found = classesIn(main);
  const looks = new Set(Array.from(found, (name) => MARKS.get(name)));
  return [
    ...ORDER.filter((kind) => looks.has(kind)).map((kind) => assetHref(context, kinds[kind])),
    ...Object.entries(features).flatMap(([name, path]) => (found.has(name) ? `${context.base}/${path}` : [])),
  ]
    .map(stylesheetLink)
    .join('');
}

/** Finds the classes of a page that load stylesheets, in one pass; separate patterns would each read the whole page. */
function classesIn(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = html.indexOf(CLASSES); at >= 0; at = html.indexOf(CLASSES, at)) {
    const start = at + CLASSES.length;
    at = html.indexOf('"', start);
    if (at < 0) break;
    for (const name of html.slice(start, at).split(' '))
      if (MARKS.has(name) || name.startsWith('feature-')) found.add(name);
  }
  return found;
}
