import type { PageLooks } from './site-context.ts';

/** How parts that have a stylesheet of their own are known in a page's HTML. A text that looks like it loads one too many. */
const MARKS: readonly (readonly [looks: PageLooks, mark: RegExp])[] = [
  ['api', /class="(?:[^"]* )?(?:api|ty)[ "]/],
  ['demos', /class="demo[ "]/],
  ['home', /class="(?:[^"]* )?hero[ "]/],
  ['slots', /class="slot /],
  ['landings', /class="(?:[^"]* )?(?:cards|described|home|index|lines|pictured|start-here)[ "]/],
];

/** Finds the stylesheets that the contents of `<main>` need beside the one that all pages have. */
export function findLooks(main: string): readonly PageLooks[] {
  return MARKS.flatMap(([looks, mark]) => (mark.test(main) ? [looks] : []));
}
