import type { Route, TreeNode } from '../../engine/manifest/manifest.ts';
import { shelfKey } from '../api/api-shelf.ts';
import { indexSidebar } from '../frame/page/sidebar-index.ts';
import { asksOf, foundKey } from './find-data.ts';
import { isCopy, isTranslated } from './localize.ts';
import { namePage } from './page-names.ts';
import { sectionOf, type SiteContext } from './context/site-context.ts';
import { updatedOf } from './updated.ts';

/** Hashes of a page's inputs other than its route. */
interface PageIngredients {
  /** Hash of its section's frame. */
  readonly frame: string;
  /** Hash of its file. */
  readonly source: string;
  /** Hash of its included parts. */
  readonly included: string;
}

/**
 * Creates keys for the pages of a site in one language. A key changes with all inputs of its page, and with little
 * else.
 */
export function pageKeys(
  context: SiteContext,
  hashOf: (content: string) => string,
): (route: Route, ingredients: PageIngredients) => string {
  let foreign: string | undefined;
  // Links to files resolve to the pathnames that pages set themselves.
  const slugs = JSON.stringify(context.manifest.slugs);
  return (route, { frame, source, included }) => {
    // Only untranslated pages depend on translated ones.
    const others = isCopy(route, context.language.code, context.manifest.site)
      ? (foreign ??= hashOf(foreignFacts(context)))
      : '';
    return hashOf(
      [
        frame,
        source,
        included,
        componentKey(route, context),
        updatedOf(route, context) ?? '',
        slugs,
        others,
        foundKey(asksOf(route), { route, context, hashOf }),
        JSON.stringify(route),
        JSON.stringify(namedTitles(route, context)),
      ].join('\n'),
    );
  };
}

/**
 * Returns the titles of other pages that a page shows but its route does not contain, and the name that distinguishes
 * it from them.
 */
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

/** Returns the descriptions of pages that the landing page of a group, or the Markdown of that of a section, shows. */
function listedDescriptions({ kind, section, pathname }: Route, context: SiteContext): readonly (string | undefined)[] {
  if (kind === 'page') return [];
  const shown = sectionOf(context.manifest, section);
  const node = kind === 'section' ? undefined : indexSidebar(shown).rows.get(pathname)?.node;
  const nodes = kind === 'section' ? shown.tree : node?.kind === 'group' ? node.children : [];
  return listPathnames(nodes).map((below) => context.manifest.routes[below]?.description);
}

function listPathnames(nodes: readonly TreeNode[]): readonly string[] {
  return nodes.flatMap((node) =>
    node.kind === 'subheader' ? listPathnames(node.children) : node.kind === 'link' ? [] : [node.pathname],
  );
}

/**
 * Returns the facts that an untranslated page depends on: the texts of its language, and the anchors of translated
 * pages that it links to.
 */
function foreignFacts({ manifest, language, original, originals }: SiteContext): string {
  const translated = Object.values(manifest.routes).filter((route) => isTranslated(route, language.code));
  return JSON.stringify([
    original,
    translated.map(({ pathname, anchors }) => [pathname, anchors, originals[pathname]?.anchors]),
  ]);
}

/** Returns a key that changes with what a page says about its component. */
function componentKey({ component }: Route, { apis, sizes }: SiteContext): string {
  if (component === undefined) return '';
  const name = shelfKey(component);
  return JSON.stringify([apis.shelf[name]?.key, apis.places[name], sizes[name]]);
}
