import type { Route, TreeNode } from '../../engine/manifest.ts';
import { shelfKey } from '../api/api-shelf.ts';
import { indexSidebar } from '../frame/page/sidebar-index.ts';
import { describeListed } from './describe-page.ts';
import { hasKnownPlaces } from './has-content.ts';
import { isTranslated } from './localize.ts';
import { namePage } from './page-names.ts';
import { renderLists } from './page-lists.ts';
import { sectionOf, type SiteContext } from './site-context.ts';
import { updatedOf } from './updated.ts';

/** What a page is made of beside its route, by hashes. */
export interface PageIngredients {
  /** Of its section's frame. */
  readonly frame: string;
  /** Of its file's bytes. */
  readonly source: string;
  /** Of what it includes. */
  readonly included: string;
}

/** Makes keys for the pages of a site in one language. A key changes with everything that its page is made of, and with little else. */
export function pageKeys(
  context: SiteContext,
  hashOf: (content: string) => string,
): (route: Route, ingredients: PageIngredients) => string {
  let foreign: string | undefined;
  let places: string | undefined;
  // Links by file lead to the pathnames that pages choose themselves.
  const slugs = JSON.stringify(context.manifest.slugs);
  return (route, { frame, source, included }) => {
    // Only a page that is not in its own language depends on those that are.
    const others = isForeign(route, context) ? (foreign ??= hashOf(foreignFacts(context))) : '';
    const linked =
      route.api === undefined && route.includes === undefined ? '' : (places ??= hashOf(knownPlaces(context)));
    return hashOf(
      [
        frame,
        source,
        included,
        apiKey(route, context),
        linked,
        updatedOf(route, context) ?? '',
        slugs,
        others,
        JSON.stringify(renderLists(route, context)),
        JSON.stringify(route),
        JSON.stringify(namedTitles(route, context)),
      ].join('\n'),
    );
  };
}

/** What a page says about others that its route does not hold: their titles, and what distinguishes it from them. */
function namedTitles(route: Route, context: SiteContext): readonly (string | undefined)[] {
  const { related = [], replacement, tabOf } = route;
  const { routes } = context.manifest;
  return [
    namePage(route, context).page,
    ...listedDescriptions(route, context),
    ...[...related, replacement, tabOf].map((pathname) =>
      pathname === undefined ? undefined : routes[pathname]?.title,
    ),
  ];
}

/** The landing page of a group says what the pages in it say of themselves. */
function listedDescriptions({ kind, section, pathname }: Route, context: SiteContext): readonly (string | undefined)[] {
  const node =
    kind === 'group' ? indexSidebar(sectionOf(context.manifest, section)).rows.get(pathname)?.node : undefined;
  return node?.kind === 'group' ? listPathnames(node.children).map((below) => describeListed(below, context)) : [];
}

function listPathnames(nodes: readonly TreeNode[]): readonly string[] {
  return nodes.flatMap((node) =>
    node.kind === 'subheader' ? listPathnames(node.children) : node.kind === 'link' ? [] : [node.pathname],
  );
}

function isForeign(route: Route, { manifest, language }: SiteContext): boolean {
  const [first] = manifest.site.languages;
  return (
    route.file !== undefined &&
    first !== undefined &&
    first.code !== language.code &&
    !isTranslated(route, language.code)
  );
}

/** A page shown in the original speaks its language's words, and its links depend on the places that translated pages have. */
function foreignFacts({ manifest, language, original }: SiteContext): string {
  const translated = Object.values(manifest.routes).filter((route) => isTranslated(route, language.code));
  return JSON.stringify([original, translated.map(({ pathname, anchors }) => [pathname, anchors])]);
}

/** Changes with what the page says of packages, and with what it says of other pages on the way. */
function apiKey({ api, component, includes = [] }: Route, { apis, sizes }: SiteContext): string {
  const targets = [...(api === undefined ? [] : [api]), ...(component === undefined ? [] : [component]), ...includes];
  return targets.length === 0
    ? ''
    : [
        apis.key,
        ...targets.map((target) => apis.shelf[shelfKey(target)]?.key),
        component && JSON.stringify(sizes[shelfKey(component)]),
      ].join();
}

/** Comments of packages lead to places in pages, as far as those have them. */
function knownPlaces({ manifest }: SiteContext): string {
  return JSON.stringify(
    Object.values(manifest.routes)
      .filter(hasKnownPlaces)
      .map(({ pathname, anchors }) => [pathname, anchors]),
  );
}
