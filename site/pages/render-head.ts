import type { StylesheetRule } from '../../engine/manifest/manifest.ts';
import { toFileHref } from '../../engine/address/href.ts';
import { analyticsSettingsOf } from '../analytics/settings.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { quoteData } from '../text/escape.ts';
import { buildOf, hrefIn, officialHost, type SiteContext } from './context/site-context.ts';
import { isCopy } from './localize.ts';
import { joinNames, type PageName } from './page-names.ts';
import { CARD_SIZE } from './social-card.ts';

/** Data of a page for its head. */
export interface PageHead {
  readonly name: PageName;
  readonly description?: string | undefined;
  /** https://ogp.me/#types */
  readonly type: 'article' | 'website';
  /** Public path of the page; absent for the 404 page, which has no address of its own. */
  readonly path?: string | undefined;
  /** Addresses of the page in all languages, on a site with several. */
  readonly alternates?: readonly Alternate[];
  /** Steps from the section to the page, for search engines. */
  readonly crumbs: readonly { readonly name: string; readonly path: string }[];
  /** Public path of its Markdown. */
  readonly markdown?: string | undefined;
  /** Additional stylesheets of this page. */
  readonly stylesheets: readonly Pick<StylesheetRule, 'href' | 'afterPaint'>[];
  /** Part of the section that the page belongs to, for sites that report visits. */
  readonly category?: string | undefined;
  /** Path of the picture for link previews in the output. */
  readonly card?: string | undefined;
}

/**
 * A page in one language, or `x-default` for readers of all others
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/**
 * Lists the public addresses of a page in the languages that it has; empty if it has only one. A copy of the original, for
 * a language without a translation, is no other edition of the page.
 */
export function alternatesOf(pathname: string, context: SiteContext): readonly Alternate[] {
  const { site, routes } = context.manifest;
  const { url } = site;
  const [first] = site.languages;
  const route = routes[pathname];
  const languages = site.languages.filter(({ code }) => route === undefined || !isCopy(route, code, site));
  if (first === undefined || languages.length < 2) return [];
  return [
    ...languages.map((language) => ({ hreflang: language.code, href: url + hrefIn(language, context, pathname) })),
    // Readers are never redirected by their browser's language, so the default is for all other languages.
    { hreflang: 'x-default', href: url + hrefIn(first, context, pathname) },
  ];
}

/** Renders the page's part of `<head>`: title, description, canonical address, link previews and breadcrumbs. */
export function renderHead(head: PageHead, context: SiteContext): string {
  const { site } = context.manifest;
  const { page, product } = head.name;
  const url = head.path === undefined ? undefined : site.url + head.path;
  const worker = officialHost(context);
  return [
    `<title>${escapeHtml(joinNames([page, product, site.title]))}</title>`,
    // Pages of another build are loaded in full.
    meta('docs-nav-build', buildOf(context)),
    worker === undefined ? '' : meta('docs-nav-worker', worker),
    head.description === undefined ? '' : meta('description', head.description),
    url === undefined ? meta('robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...(head.alternates ?? []).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    ),
    head.markdown === undefined
      ? ''
      : `<link rel="alternate" type="text/markdown" href="${escapeHtml(head.markdown)}">`,
    property('og:title', joinNames([page, product])),
    property('og:type', head.type),
    head.description === undefined ? '' : property('og:description', head.description),
    url === undefined ? '' : property('og:url', url),
    property('og:site_name', site.title),
    site.socialCards === true && head.card !== undefined
      ? picture(head.card, joinNames([page, product, site.title]), context)
      : '',
    ...head.stylesheets.map((sheet) => stylesheet(sheet, context)),
    head.crumbs.length > 1 ? breadcrumbList(head, site.url) : '',
    analytics(head, context),
  ].join('');
}

/**
 * Renders the picture for link previews (https://ogp.me, and the large card of
 * https://developer.x.com/en/docs/x-for-websites/cards).
 */
function picture(card: string, name: string, { base, manifest }: SiteContext): string {
  return [
    property('og:image', `${manifest.site.url}${base}/${card}`),
    property('og:image:width', String(CARD_SIZE.width)),
    property('og:image:height', String(CARD_SIZE.height)),
    property('og:image:alt', name),
    meta('twitter:card', 'summary_large_image'),
  ].join('');
}

/** Renders the settings for the analytics scripts. */
function analytics({ category }: PageHead, { manifest, isDev }: SiteContext): string {
  const settings = analyticsSettingsOf(manifest.site, { isDev });
  if (settings === undefined) return '';
  return (
    `<meta name="docs-nav-analytics" content=${quoteData(settings)}>` +
    (category === undefined ? '' : property('docs-nav:category', category))
  );
}

function stylesheet(
  { href: written, afterPaint }: Pick<StylesheetRule, 'href' | 'afterPaint'>,
  { base }: SiteContext,
): string {
  const href = toFileHref(written, base);
  const link = stylesheetLink(href);
  return afterPaint === true ? `${meta('docs-nav-late-stylesheet', href)}<noscript>${link}</noscript>` : link;
}

/** Renders the link to a stylesheet at a public address. */
export function stylesheetLink(href: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}">`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** Renders the breadcrumbs for search engines (https://schema.org/BreadcrumbList). */
function breadcrumbList({ crumbs }: PageHead, origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
  // `<` could end the script element early.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
