import { asksForConsent, type PageLink, type Route, type Section } from '../../engine/manifest/manifest.ts';
import { intakeSettings } from '../../engine/manifest/intake-settings.ts';
import { OWN_PAGE } from '../../engine/feature/own-components.ts';
import { hasTitle } from '../components/whole-page.ts';
import { pageFormat } from '../../engine/address/page-file.ts';
import { isBelow, type Pathname } from '../../engine/address/pathname.ts';
import { shelfKey } from '../api/api-shelf.ts';
import { namedParts } from './named-parts.ts';
import { findCrumbs } from '../frame/page/breadcrumbs.ts';
import { renderGroupLanding, renderSectionContents, renderSectionLanding } from '../frame/page/landings.ts';
import { renderUnwritten } from '../frame/page/notices.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { renderOpening, renderPageMain, type PageMain } from '../frame/page/page-main.ts';
import { indexSidebar } from '../frame/page/sidebar-index.ts';
import { renderTableOfContents } from '../frame/page/table-of-contents.ts';
import { FEATURES } from '../features/index.ts';
import { parseForOutput, type ParsedPage } from '../markdown/read/parse-page.ts';
import { renderParsed, type PageBody } from '../markdown/render/render-body.ts';
import { alternatesOf } from './render-head.ts';
import { componentHeaderOf } from './component-header.ts';
import { describePage } from './describe-page.ts';
import { fillPage } from './fill-page.ts';
import { hasContent } from './context/has-content.ts';
import { namePage, titleOf } from './page-names.ts';
import { drawHtml, drawPart, type PageDrawing } from './draw-parts.ts';
import type { PageParts } from './page-parts.ts';
import { renderAdSlot } from './render-ad-slot.ts';
import { renderMarkdownCopy } from './markdown-copy.ts';
import { markdownPath, hrefIn, hrefOf, sectionOf, type SiteContext } from './context/site-context.ts';
import { followAddress, originalOf, resolveAddress } from './resolve-address.ts';
import { cardPath } from './social-card.ts';
import { updatedOf } from './updated.ts';

/** Renders the content of a route's planned path: its page or its Markdown copy. */
export function renderRoute(
  path: string,
  route: Route,
  page: ParsedPage | undefined,
  context: SiteContext,
  parts: PageParts = {},
): string {
  return path.endsWith('.md')
    ? renderMarkdownCopy(route, page, context, parts)
    : renderPage(route, page, context, parts);
}

/** Parses the text of a route’s file for `renderRoute`. */
export function parseRoute({ file = '', values = {} }: Route, text: string, { manifest }: SiteContext): ParsedPage {
  return parseForOutput(text, { format: pageFormat(file), settings: intakeSettings(manifest.site, FEATURES), values });
}

/** Renders the whole HTML of a route; `page` is the content of its file, if it has one. */
export function renderPage(
  route: Route,
  page: ParsedPage | undefined,
  context: SiteContext,
  parts: PageParts = {},
): string {
  const { manifest, wording } = context;
  const { site } = manifest;
  const section = sectionOf(manifest, route.section);
  const original = originalOf(route, context);
  const drawing: PageDrawing = {
    route,
    context,
    parts,
    ...wording,
    resolve: (address) => followAddress(address, route, context),
  };
  const body: PageBody | undefined = route.shows
    ? drawPart(route.shows, { ...drawing, place: 'page' })
    : page && renderMarkdown(page, drawing);
  const current = route.tabOf ?? route.pathname;
  const crumbs = findCrumbs(section, current);
  const href = (pathname: string) => hrefOf(context, pathname);
  const markdown = hasContent(route) ? `${context.base}/${markdownPath(route, context)}` : undefined;
  const contents: PageMain = {
    ...route,
    title: titleOf(route, context),
    hasTitle: route.shows?.kind === OWN_PAGE && hasTitle(body?.html ?? ''),
    crumbs,
    lead: body?.lead ?? introductionOf(route, section),
    openingDemo: renderAsOpening(drawing),
    adSlot: renderAdSlot(route, context),
    replacement: linkTo(route.replacement, manifest.routes),
    body: (body?.html ?? '') + landingOf(route, section, context),
    markdown,
    editUrl: editUrlOf(route, context),
    problemUrl: problemUrlOf(route, context),
    feedback: markdown === undefined ? undefined : site.feedback,
    component: componentHeaderOf(route, context),
    updated: updatedOf(route, context),
    related: (route.related ?? []).flatMap((pathname) => linkTo(pathname, manifest.routes) ?? []),
    consentChoice: asksForConsent(site),
    foreign: original,
  };
  return fillPage(
    {
      section,
      head: {
        name: namePage(route, context),
        description: describePage(route, body, drawing),
        type: route.kind === 'page' ? 'article' : 'website',
        // Search engines are told that a copy is the page it was copied from.
        path: original === undefined ? href(route.pathname) : hrefIn(original, context, route.pathname),
        alternates: alternatesOf(route.pathname, context),
        crumbs: [...crumbs, route].flatMap(({ title, pathname }) =>
          pathname === undefined ? [] : [{ name: title, path: href(pathname) }],
        ),
        markdown,
        stylesheets: site.stylesheets.filter(({ prefixes }) =>
          prefixes.some((prefix) => isBelow(route.pathname, prefix)),
        ),
        category: categoryOf(route),
        card: cardPath(route, context),
      },
      pathname: route.pathname,
      current,
      opening: renderOpening(contents, href, wording),
      main: renderPageMain(contents, href, wording),
      toc: renderTableOfContents(body?.headings ?? [], original),
      isWide: body?.isWide,
    },
    context,
  );
}

/** Renders what stands below the title instead of at its place in the page. */
function renderAsOpening(drawing: PageDrawing): string | undefined {
  const { asks = [], component } = drawing.route;
  const part = asks.find(({ opens }) => opens === true);
  const hasParts = component !== undefined && Object.keys(namedParts(drawing.context.apis.read(component))).length > 0;
  return (
    part && drawPart(part, { ...drawing, place: 'opening', component: hasParts ? shelfKey(component) : undefined }).html
  );
}

function renderMarkdown(page: ParsedPage, drawing: PageDrawing): PageBody {
  const { route, context, parts } = drawing;
  const { words, language } = originalOf(route, context) === undefined ? context.wording : context.original;
  return renderParsed(page, {
    resolveHref: (address) => resolveAddress(address, route, context),
    resolveSource: (address) => resolveAddress(address, route, context).href,
    words,
    javascript: parts.javascript ?? {},
    draw: drawHtml({ ...drawing, words, language }),
  });
}

function landingOf(route: Route, section: Section, context: SiteContext): string {
  const href = (pathname: string) => hrefOf(context, pathname);
  switch (route.kind) {
    case 'section':
      return (hasContent(route) ? renderSectionContents : renderSectionLanding)(section, href, context.wording);
    case 'group': {
      const node = indexSidebar(section).rows.get(route.pathname)?.node;
      const describe = (pathname: string) => context.manifest.routes[pathname]?.description;
      return node?.kind === 'group' ? renderGroupLanding(node, href, context.wording, describe) : '';
    }
    case 'page':
      return !hasContent(route) ? renderUnwritten(route.title, route.tags, context.wording) : '';
  }
}

/** Returns the text below the title of a page that does not begin with a paragraph. */
function introductionOf(route: Route, { description }: Section): string | undefined {
  const text = route.kind === 'section' ? description : route.description;
  return text === undefined ? undefined : escapeHtml(text);
}

function linkTo(pathname: Pathname | undefined, routes: SiteContext['manifest']['routes']): PageLink | undefined {
  return pathname === undefined ? undefined : { pathname, title: routes[pathname]?.title ?? pathname };
}

function editUrlOf({ file }: Route, { manifest }: SiteContext): string | undefined {
  return file === undefined ? undefined : manifest.site.editUrl?.replaceAll('{file}', () => file);
}

function problemUrlOf(route: Route, context: SiteContext): string | undefined {
  const { site } = context.manifest;
  const values = { address: site.url + hrefOf(context, route.pathname), title: namePage(route, context).page };
  return hasContent(route)
    ? site.problemUrl?.replace(/\{(address|title)\}/g, (_, key: keyof typeof values) => encodeURIComponent(values[key]))
    : undefined;
}

/** Returns the last segment of the pathname of a page's outermost group, or the section for a page outside groups. */
function categoryOf({ kind, pathname, trail, section }: Route): string {
  const group = trail.at(-1) ?? (kind === 'group' ? pathname : undefined);
  return group?.split('/').at(-1) ?? section;
}
