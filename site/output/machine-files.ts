import type { GeneratedFile } from '../../engine/index.ts';
import type { ProductVersion, Route, Section } from '../../engine/manifest/manifest.ts';
import { isAbsoluteUrl, splitAddress } from '../../engine/address/address.ts';
import { findByPrefix } from '../../engine/address/pathname.ts';
import { VERSIONS_FILE, type ListedVersion, type VersionsFile } from '../browser/versions-file.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { alternatesOf } from '../pages/render-head.ts';
import { hostSettings } from './hosts/host-settings.ts';
import { renderHeaders, renderRedirects } from './hosts/netlify.ts';
import { HOSTS } from './hosts/hosts.ts';
import { isCopy } from '../pages/localize.ts';
import { writtenRoutes } from '../pages/context/has-content.ts';
import { publicUrl, renderLlms } from './llms-files.ts';
import { renderRedirect } from '../pages/context/published-redirects.ts';
import { hrefOf, languageSuffix, type SiteContext } from '../pages/context/site-context.ts';

/**
 * Maximum number of addresses per sitemap, in which letters of other scripts are escaped
 * (https://www.sitemaps.org/protocol.html).
 */
const SITEMAP_LIMIT = 50_000;

/** Lists the files for programs that read the site: search engines, language models, hosts, other repositories. */
export function machineFiles(context: SiteContext): ReadonlyMap<string, () => string> {
  const { manifest, base } = context;
  const settings = hostSettings(context);
  return new Map<string, () => string>([
    ['robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl(context, '/sitemap.xml')}\n`],
    ['llms.txt', () => renderLlms(context)],
    ['_nav/manifest.json', () => JSON.stringify(base === '' ? manifest : { ...manifest, base })],
    ...(manifest.sections.some(({ versions }) => versions.length > 0)
      ? ([[VERSIONS_FILE, () => renderVersions(context)]] as const)
      : []),
    ['_redirects', () => renderRedirects(settings)],
    ['_headers', () => renderHeaders(settings)],
    ...hostFiles(context, 'inside').map(({ name, render }) => [name, () => render(settings)] as const),
    ...sitemaps(context),
    ...allLanguages(context).map((language) => {
      const { title } = language.manifest.site;
      return [`_nav/site${languageSuffix(language)}.json`, () => JSON.stringify({ title })] as const;
    }),
    ...settings.redirects.map((redirect) => [redirect.page, () => renderRedirect(redirect)] as const),
  ]);
}

/** Lists the settings that a server is told of: they belong beside the output, where no reader can ask for them. */
export function hostFilesBeside(context: SiteContext): readonly GeneratedFile[] {
  const files = hostFiles(context, 'beside');
  if (files.length === 0) return [];
  const settings = hostSettings(context);
  return files.map(({ name, render }) => ({ path: name, content: render(settings) }));
}

function hostFiles({ manifest }: SiteContext, wanted: 'inside' | 'beside') {
  return (manifest.site.hosts ?? []).map((host) => HOSTS[host]).filter(({ place }) => place === wanted);
}

function allLanguages(context: SiteContext): readonly SiteContext[] {
  return [context, ...context.others];
}

/** An address in the sitemap, in one language. */
interface SitemapEntry {
  readonly route: Route;
  readonly context: SiteContext;
}

function* sitemaps(context: SiteContext): Generator<[string, () => string]> {
  const entries = allLanguages(context).flatMap((language) =>
    writtenRoutes(language)
      .filter((route) => !isCopy(route, language.language.code, language.manifest.site))
      .map((route): SitemapEntry => ({ route, context: language })),
  );
  if (entries.length <= SITEMAP_LIMIT) {
    yield ['sitemap.xml', () => renderSitemap(entries)];
    return;
  }
  const parts = Array.from({ length: Math.ceil(entries.length / SITEMAP_LIMIT) }, (_, at) => `sitemap-${at + 1}.xml`);
  yield [
    'sitemap.xml',
    () =>
      xml(
        'sitemapindex',
        parts.map((name) => `<sitemap><loc>${escapeHtml(publicUrl(context, `/${name}`))}</loc></sitemap>`),
      ),
  ];
  for (const [at, name] of parts.entries()) {
    yield [name, () => renderSitemap(entries.slice(at * SITEMAP_LIMIT, (at + 1) * SITEMAP_LIMIT))];
  }
}

function renderSitemap(entries: readonly SitemapEntry[]): string {
  const isMultilingual = entries.some(({ context }) => context.manifest.site.languages.length > 1);
  return xml(
    'urlset',
    entries.map(({ route: { pathname, file }, context }) => {
      const updated = file === undefined ? undefined : context.updated[file];
      const lastmod = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
      const others = alternatesOf(pathname, context).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(encodeURI(href))}"/>`,
      );
      return `<url><loc>${escapeHtml(encodeURI(context.manifest.site.url + hrefOf(context, pathname)))}</loc>${lastmod}${others.join('')}</url>`;
    }),
    isMultilingual ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '',
  );
}

function xml(root: string, entries: readonly string[], namespaces = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${entries.join('\n')}\n</${root}>\n`;
}

/** Renders the versions of each section, with absolute addresses, for the pages of older builds on other hosts. */
export function renderVersions({ manifest: { site, sections }, base }: Pick<SiteContext, 'manifest' | 'base'>): string {
  const whole = (address: string): string => {
    const isOurs = findByPrefix(splitAddress(address.replace(/^\{LANG\}/, '')).pathname, sections) !== undefined;
    return isAbsoluteUrl(address) ? address : site.url + (isOurs ? base : '') + address;
  };
  const listed = ({ text, href, pathTemplate, without }: ProductVersion, { home }: Section): ListedVersion => ({
    text,
    ...(href === undefined ? {} : { href: whole(href) }),
    ...(pathTemplate === undefined ? {} : { pathTemplate: whole(pathTemplate) }),
    // The current version has no address, because it is this site.
    ...(href === undefined && pathTemplate === undefined
      ? { href: `${site.url}${base}{LANG}${home ?? ''}/`, pathTemplate: `${site.url}${base}{LANG}{pathname}/` }
      : {}),
    ...(without === undefined ? {} : { without }),
  });
  const file: VersionsFile = {
    sections: Object.fromEntries(
      sections.flatMap((section) =>
        section.versions.length === 0
          ? []
          : [[section.id, section.versions.map((version) => listed(version, section))]],
      ),
    ),
  };
  return JSON.stringify(file);
}
