import type { GroupNode, Language, PageLink, Route, Section, StylesheetRule } from '../../engine/manifest.ts';
import { isBelow, joinPathname, resolveReference, toPathname, toServedPathname, type Pathname } from '../../engine/pathname.ts';
import { fillFrame, type VersionSlot } from '../frame/frame-template.ts';
import { findCrumbs } from '../frame/page/breadcrumbs.ts';
import { renderGroupLanding, renderSectionLanding } from '../frame/page/landings.ts';
import { renderUnwritten } from '../frame/page/notices.ts';
import { escapeHtml } from '../frame/page/escape-html.ts';
import { renderPageMain } from '../frame/page/page-main.ts';
import { indexSidebar } from '../frame/page/sidebar-index.ts';
import { renderSidebar } from '../frame/page/sidebar.ts';
import { renderTableOfContents } from '../frame/page/table-of-contents.ts';
import { versionAddress } from '../frame/page/version-address.ts';
import { renderBody, type PageBody } from '../markdown/render-body.ts';
import { alternatesOf } from './alternates.ts';
import { sidebarSettings } from './branches.ts';
import { describePage } from './describe-page.ts';
import { hasAnchor, isTranslated } from './localize.ts';
import { renderTwin } from './machine-files.ts';
import { namePage, titleOf } from './page-names.ts';
import { inlineParts, renderParts, type PageParts } from './page-parts.ts';
import { renderAdSlot } from './render-ad-slot.ts';
import { inlineApis, renderApiMarkdown, renderApiPage, renderApiParts } from './render-api-page.ts';
import { renderHead } from './render-head.ts';
import { asksForConsent, hrefOf, sectionOf, type SiteContext } from './site-context.ts';
import { cardPath } from './social-card.ts';

/** Renders what a planned path of a route holds: its page, or the Markdown twin. */
export function renderRoute(path: string, route: Route, markdown: string | undefined, context: SiteContext, parts: PageParts = {}): string {
  if (!path.endsWith('.md')) return renderPage(route, markdown, context, parts);
  if (route.api !== undefined) return renderApiMarkdown(route.api, 1, { route, context });
  return renderTwin(route, inlineApis(inlineParts(markdown ?? '', parts), route, context));
}

/** Renders the whole HTML of a route; `markdown` is the text of its file, when it has one. */
export function renderPage(route: Route, markdown: string | undefined, context: SiteContext, parts: PageParts = {}): string {
  const { manifest, wording } = context;
  const section = sectionOf(manifest, route.section);
  const original = originalOf(route, context);
  const body = route.api !== undefined ? renderApiPage(route.api, route, context) : markdown === undefined ? undefined : renderMarkdown(route, markdown, context, parts);
  const title = titleOf(route, context);
  const current = route.tabOf ?? route.pathname;
  const crumbs = findCrumbs(section, current);
  const href = (pathname: string) => hrefOf(context, pathname);
  const template = context.templates[section.id];
  if (template === undefined) throw new Error(`There is no frame for the section ${section.id}.`);

  return fillFrame(template, {
    head: renderHead(
      {
        name: namePage(route, context),
        description: describePage(route, body?.lead === undefined ? undefined : textOf(body.lead), context),
        type: route.kind === 'page' ? 'article' : 'website',
        path: href(route.pathname),
        alternates: alternatesOf(route.pathname, context),
        crumbs: [
          ...crumbs.flatMap(({ title, pathname }) => (pathname === undefined ? [] : [{ name: title, path: href(pathname) }])),
          { name: route.title, path: href(route.pathname) },
        ],
        stylesheets: stylesheetsOf(route, context),
        category: categoryOf(route),
        card: cardPath(route, context),
        build: buildOf(context),
      },
      context,
    ),
    ...versionSlots(section, route.pathname, context),
    address: escapeHtml(route.pathname === '/' ? '' : toServedPathname(route.pathname)),
    side: renderSidebar({ ...sidebarSettings(section, context), current }),
    main: renderPageMain(
      {
        pathname: route.pathname,
        title,
        tags: route.tags,
        crumbs,
        lead: body?.lead ?? introductionOf(route, section),
        adSlot: renderAdSlot(route, context),
        tabs: route.tabs,
        replacement: linkTo(route.replacement, manifest.routes),
        body: (body?.html ?? '') + landingOf(route, section, context),
        editUrl: editUrlOf(route, context),
        updated: updatedOf(route, context),
        related: (route.related ?? []).flatMap((pathname) => linkTo(pathname, manifest.routes) ?? []),
        previous: route.previous,
        next: route.next,
        consentChoice: asksForConsent(context),
        foreign: original === undefined ? undefined : { code: original.code, direction: original.direction },
      },
      href,
      wording,
    ),
    toc: renderTableOfContents(body?.headings ?? [], original),
  });
}

/** Where the entries of the version menu lead from a page, as HTML. */
export function versionSlots({ versions }: Section, pathname: string, context: SiteContext): Partial<Record<VersionSlot, string>> {
  const place = { site: context.manifest.site, sections: context.manifest.sections, language: context.language, base: context.base };
  const known = versions.map((version, index) => [`version ${index}`, version] as const).filter(([, { pathTemplate }]) => pathTemplate !== undefined);
  return Object.fromEntries(known.map(([slot, version]) => [slot, escapeHtml(versionAddress(version, pathname === '/' ? '' : pathname, place))]));
}

/** Identifies what pages share: their scripts and stylesheet. */
export function buildOf({ assets }: SiteContext): string {
  return `${assets.script.split('.')[1] ?? ''}${assets.stylesheet.split('.')[1] ?? ''}`;
}

/** The language of a page's content, where it is not that of the pages around it: the default one, or its own. */
function originalOf(route: Route, { manifest, language }: SiteContext): Language | undefined {
  const [first] = manifest.site.languages;
  return route.file === undefined || first === undefined || first.code === language.code || isTranslated(route, language.code) ? undefined : first;
}

function renderMarkdown(route: Route, markdown: string, context: SiteContext, parts: PageParts): PageBody {
  const { site, routes } = context.manifest;
  const file = route.file ?? '';
  const languages = site.languages.map(({ code }) => code);
  const place = { from: route.pathname, folder: toPathname(file.slice(site.content.length, file.lastIndexOf('/'))), languages };
  const original = originalOf(route, context);
  // Links of the original may name places that the other page has in the original only.
  const placeOf = (pathname: string, hash: string | undefined) =>
    hash === undefined || original === undefined || hasAnchor(routes[pathname], hash, context.language.code) ? hash : undefined;
  const resolve = (address: string) => {
    const target = resolveReference(address, place);
    switch (target.kind) {
      case 'external':
        return { href: address, external: true };
      case 'asset':
        return { href: context.base + target.path, external: false };
      case 'page':
        return { href: address.startsWith('#') ? address : hrefOf(context, target.pathname, placeOf(target.pathname, target.hash)), external: false };
    }
  };
  const { words } = original === undefined ? context.wording : context.original;
  return renderBody(markdown, { resolveHref: resolve, resolveSource: (address) => resolve(address).href, words, twins: parts.twins ?? {}, parts: { ...renderParts(parts, { words, base: context.base }), ...renderApiParts(route, context) } });
}

function landingOf(route: Route, section: Section, context: SiteContext): string {
  const href = (pathname: string) => hrefOf(context, pathname);
  switch (route.kind) {
    case 'section':
      return renderSectionLanding(section, href, context.wording);
    case 'group': {
      const node = indexSidebar(section).rows.get(route.pathname)?.node;
      return node?.kind === 'group' ? renderGroupLanding(node satisfies GroupNode, href, context.wording) : '';
    }
    case 'page':
      return route.file === undefined && route.api === undefined ? renderUnwritten(route.title, route.tags, context.wording) : '';
  }
}

function introductionOf({ kind }: Route, { description }: Section): string | undefined {
  return kind === 'section' && description !== undefined ? escapeHtml(description) : undefined;
}

function linkTo(pathname: Pathname | undefined, routes: SiteContext['manifest']['routes']): PageLink | undefined {
  return pathname === undefined ? undefined : { pathname, title: routes[pathname]?.title ?? pathname };
}

function editUrlOf({ file }: Route, { manifest }: SiteContext): string | undefined {
  return file === undefined ? undefined : manifest.site.editUrl?.replace('{file}', file);
}

/** The day of the last change to a page or one of its demos. */
export function updatedOf({ file, demos = [] }: Pick<Route, 'file' | 'demos'>, { updated }: Pick<SiteContext, 'updated'>): string | undefined {
  if (file === undefined) return undefined;
  const folder = file.slice(0, file.lastIndexOf('/'));
  return [file, ...demos.map((demo) => joinPathname(folder, demo).slice(1))].flatMap((path) => updated[path] ?? []).toSorted().at(-1);
}

function stylesheetsOf({ pathname }: Route, { manifest }: SiteContext): readonly StylesheetRule[] {
  return manifest.site.stylesheets.filter(({ prefixes }) => prefixes.some((prefix) => isBelow(pathname, prefix)));
}

/** The outermost group of a page, by the last segment of its pathname; the section for a page outside of groups. */
function categoryOf({ trail, section }: Route): string {
  return trail.at(-1)?.split('/').at(-1) ?? section;
}

/** The text of inline HTML that our own renderer made. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
