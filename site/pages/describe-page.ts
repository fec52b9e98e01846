import { partKey } from '../../engine/feature/traits.ts';
import type { Route } from '../../engine/manifest/manifest.ts';
import { fillText } from '../browser/page-language.ts';
import { listNames } from '../browser/list-names.ts';
import { unescapeHtml } from '../browser/unescape-html.ts';
import { indexSidebar } from '../frame/page/sidebar-index.ts';
import type { PageBody } from '../markdown/render/render-body.ts';
import type { PageDrawing } from './draw-parts.ts';
import { findData, makerOf } from './find-data.ts';
import { sectionOf, type SiteContext } from './context/site-context.ts';

/** Number of characters of a description that search engines and link previews show. */
export const DESCRIPTION_LENGTH = 160;

/**
 * Describes a page in one or two sentences of plain text: with the writer's description, else its first paragraph, which
 * its body has, else its contents.
 */
export function describePage(
  route: Route,
  body: Pick<PageBody, 'lead' | 'summary'> | undefined,
  { context, parts }: Pick<PageDrawing, 'context' | 'parts'>,
): string {
  if (route.description !== undefined) return route.description;
  const maker = makerOf(route);
  if (route.shows !== undefined && maker?.describe !== undefined) {
    const data = findData(route.shows, route, context) ?? parts.made?.[partKey(route.shows.kind, route.shows)];
    return shortenDescription(maker.describe(data, context.wording));
  }
  return shortenDescription((body?.summary ?? plainText(body?.lead ?? '')) || describeContents(route, context));
}

/** Describes generated pages: landing pages, pages without text. */
function describeContents(route: Route, context: SiteContext): string {
  const { manifest, wording } = context;
  const { words } = wording;
  const section = sectionOf(manifest, route.section);
  const product = section.name;
  switch (route.kind) {
    case 'section':
      return (
        section.description ??
        fillText(words.sectionDescription, {
          product,
          pages: listFirst(
            section.tree.map(({ title }) => title),
            words.sectionDescription,
            context,
          ),
        })
      );
    case 'group': {
      const node = indexSidebar(section).rows.get(route.pathname)?.node;
      const titles = node?.kind === 'group' ? node.children.map(({ title }) => title) : [];
      return fillText(words.groupDescription, {
        product,
        group: route.title,
        pages: listFirst(titles, words.groupDescription + product + route.title, context),
      });
    }
    case 'page':
      // A page that only contains demos also counts as written.
      if (route.file !== undefined) return `${route.title} – ${product}`;
      return fillText(route.tags.includes('planned') ? words.plannedDescription : words.unwrittenDescription, {
        title: route.title,
        product,
      });
  }
}

/** Describes the site as a whole. */
export function describeSite({
  manifest: { site, sections },
  wording,
}: Pick<SiteContext, 'manifest' | 'wording'>): string {
  return (
    site.description ??
    fillText(wording.words.siteDescription, {
      products: listNames(
        sections.filter(({ hidden }) => hidden === undefined).map(({ name }) => name),
        wording,
      ),
    })
  );
}

/** Lists as many titles as fit into a description with the text around them. */
function listFirst(titles: readonly string[], around: string, { wording }: SiteContext): string {
  const room = DESCRIPTION_LENGTH - around.length;
  const all = [...new Set(titles)];
  // A title and its separator take at least two characters.
  for (let count = Math.min(all.length, room >> 1); count > 1; count--) {
    const text = listNames(all.slice(0, count), wording, all.length - count);
    if (text.length <= room) return text;
  }
  return all[0] ?? '';
}

/**
 * Returns the text of inline HTML from our own renderer, which may contain components, on one line and without footnote numbers.
 * @example
 * plainText('a<br>b &amp; <em>c</em>') // 'a b & c'
 */
export function plainText(html: string): string {
  const text = html
    .replace(/<sup><a id="fnref:[^>]*>\d+<\/a><\/sup>/g, '')
    .replace(/<(style|template)\b[^]*?<\/\1>/g, '')
    .replaceAll('<br>', ' ')
    .replace(/<[^>]*>/g, '');
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}

/** Shortens a text to the last sentence that fits, or else to a word. */
export function shortenDescription(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const sentences = text.slice(0, DESCRIPTION_LENGTH + 1).match(/^.*[.!?](?=\s)/s)?.[0];
  if (sentences !== undefined && sentences.length >= SHORTEST) return sentences;
  const words = text.slice(0, DESCRIPTION_LENGTH - 1);
  const end = words.lastIndexOf(' ');
  return `${(end < SHORTEST ? words : words.slice(0, end)).replace(/[\s.,;:–—-]+$/, '')}…`;
}

/** Minimum length of a useful description, in characters. */
const SHORTEST = 40;
