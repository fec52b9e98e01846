import type { Route } from '../../engine/manifest.ts';
import { isAbsoluteUrl, splitAddress } from '../../engine/address/address.ts';
import { toPathname, toServedPathname } from '../../engine/address/pathname.ts';
import { fillText } from '../client/page-language.ts';
import { VERSIONS_FILE } from '../client/versions-file.ts';
import { DEMO_FOLDER, DEMO_VERSIONS } from '../demos/demo-folder.ts';
import { escapeHtml } from '../frame/page/escape-html.ts';
import { alternatesOf } from './alternates.ts';
import { BRANCHES } from './branches.ts';
import { ASK_FIRST, FOREVER, renderHost, withBelow, type HostSettings } from './host-files.ts';
import { publicUrl, renderLlms, writtenRoutes } from './llms-files.ts';
import { renderVersions } from './render-versions.ts';
import { hrefOf, languageFolder, languageSuffix, type SiteContext } from './site-context.ts';

/**
 * Maximum number of addresses per sitemap, in which letters of other scripts are escaped
 * (https://www.sitemaps.org/protocol.html).
 */
const SITEMAP_LIMIT = 50_000;

/** Lists the files for programs that read the site: search engines, language models, hosts, other repositories. */
export function machineFiles(context: SiteContext): ReadonlyMap<string, () => string> {
  const { manifest } = context;
  const files = new Map<string, () => string>([
    ['robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl(context, '/sitemap.xml')}\n`],
    ['llms.txt', () => renderLlms(context)],
    ['_nav/manifest.json', () => JSON.stringify(manifest)],
    ...(manifest.sections.some(({ versions }) => versions.length > 0)
      ? ([[VERSIONS_FILE, () => renderVersions(context)]] as const)
      : []),
    ['_redirects', () => redirectLines(context)],
    ['_headers', () => renderHeaders(context)],
  ]);
  for (const host of manifest.site.hosts ?? []) {
    const [path, text] = renderHost(host, hostSettings(context));
    files.set(path, () => text);
  }
  for (const [name, text] of sitemaps(context)) files.set(name, text);
  for (const language of allLanguages(context)) {
    files.set(`_nav/site${languageSuffix(language)}.json`, () =>
      JSON.stringify({ title: language.manifest.site.title }),
    );
    for (const { from, to } of language.manifest.redirects) {
      files.set(`${languageFolder(language)}${toServedPathname(from).slice(1)}/index.html`, () =>
        renderRedirect(targetOf(language, to), language),
      );
    }
  }
  return files;
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
    writtenRoutes(language).map((route): SitemapEntry => ({ route, context: language })),
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

function targetOf(context: SiteContext, to: string): string {
  if (isAbsoluteUrl(to)) return to;
  const { pathname, hash } = splitAddress(to);
  return hrefOf(context, toPathname(pathname), hash);
}

/** Renders a page that redirects at once, even without scripts, for hosts that do not support redirects. */
function renderRedirect(target: string, { manifest, language, wording: { words } }: SiteContext): string {
  const href = escapeHtml(target);
  const canonical = escapeHtml(isAbsoluteUrl(target) ? target : manifest.site.url + target);
  const direction = language.direction === 'ltr' ? '' : ` dir="${language.direction}"`;
  const link = `<a href="${href}">${href}</a>`;
  return (
    `<!doctype html><html lang="${language.code}"${direction}><meta charset="utf-8"><title>${escapeHtml(words.moved)}</title>` +
    `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">` +
    `<meta http-equiv="refresh" content="0;url=${href}"><p>${fillText(escapeHtml(words.movedTo), { link })}</p></html>`
  );
}

function redirectLines(context: SiteContext): string {
  const moved = allLanguages(context).flatMap((language) =>
    language.manifest.redirects.map(({ from, to }) => `${fromOf(language, from)} ${targetOf(language, to)} 301\n`),
  );
  // Hosts that find the nearest 404 page by themselves ignore these lines.
  const missing = context.others.map(
    (language) =>
      `${context.base}/${languageFolder(language)}* ${context.base}/${languageFolder(language)}404.html 404\n`,
  );
  return [...moved, ...missing].join('');
}

function fromOf(context: SiteContext, from: string): string {
  return `${context.base}/${languageFolder(context)}${from.slice(1)}/`;
}

/** Returns the settings for all hosts: old addresses, headers, immutable files. */
function hostSettings(context: SiteContext): HostSettings {
  const { base, assets } = context;
  const scripts = allLanguages(context).flatMap(({ wordScript }) => wordScript ?? []);
  return {
    context,
    redirects: allLanguages(context).flatMap((language) =>
      language.manifest.redirects.map(({ from, to }) => ({ from: fromOf(language, from), to: targetOf(language, to) })),
    ),
    headers: {
      'Content-Security-Policy': `${assets.policy}; frame-ancestors 'self'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    },
    immutable: [
      ...[...assets.files, ...scripts].map(({ name }) => `${base}/_nav/${name}`),
      ...[BRANCHES, DEMO_FOLDER].map((folder) => `${base}/${folder}/`),
    ],
    changing: `${base}/${DEMO_VERSIONS}`,
    shared: `${base}/${VERSIONS_FILE}`,
  };
}

/** Renders `_headers`: the policy that is also in every page, and cache lifetimes. */
function renderHeaders(context: SiteContext): string {
  const { base } = context;
  const { headers, immutable, changing, shared } = hostSettings(context);
  const cached = (path: string, lifetime: string) => [path, '  ! Cache-Control', `  Cache-Control: ${lifetime}`];
  return [
    `${base}/*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}/_nav/*`,
    `  Cache-Control: ${ASK_FIRST}`,
    shared,
    '  Access-Control-Allow-Origin: *',
    ...immutable.flatMap((path) => cached(withBelow(path, '*'), FOREVER)),
    ...cached(changing, ASK_FIRST),
    '',
  ].join('\n');
}
