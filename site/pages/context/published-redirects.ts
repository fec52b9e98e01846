import { decodeEscapes, isAbsoluteUrl, splitAddress } from '../../../engine/address/address.ts';
import { isBelow, toPathname, toServedPathname } from '../../../engine/address/pathname.ts';
import { fillText } from '../../browser/page-language.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { writtenRoutes } from './has-content.ts';
import { hrefOf, languageFolder, type SiteContext } from './site-context.ts';

/** An old address and its target, as browsers and hosts read them. */
export interface PublishedRedirect {
  /** Path with the site's base and a trailing slash, not escaped. */
  readonly from: string;
  /** Escaped path or whole address. */
  readonly to: string;
  /** Path of the page that redirects, from the output folder: for hosts that know no redirects. */
  readonly page: string;
  readonly context: SiteContext;
}

/**
 * Returns the redirects of a site in all its languages: those of its writers, and those from `/api/…` to where such
 * pages are served. Readers may know an old address below `/api` in either form.
 */
export function publishedRedirects(context: SiteContext): readonly PublishedRedirect[] {
  return [context, ...context.others].flatMap((language) => {
    const { site, redirects } = language.manifest;
    const written = redirects.flatMap(({ from, to }) =>
      [...new Set([toServedPathname(from, site), from])].map((path) => publish(path, targetOf(language, to), language)),
    );
    const known = new Set(redirects.map(({ from }) => from));
    const moved = writtenRoutes(language)
      .filter(({ pathname }) => isBelow(pathname, '/api') && !known.has(pathname))
      .filter(({ pathname }) => toServedPathname(pathname, site) !== pathname)
      .map(({ pathname }) => publish(pathname, hrefOf(language, pathname), language));
    return [...written, ...moved];
  });
}

function publish(path: string, to: string, context: SiteContext): PublishedRedirect {
  const inside = `${languageFolder(context)}${path.slice(1)}/`;
  return { from: `${context.base}/${inside}`, to: escaped(to), page: `${inside}index.html`, context };
}

/** Escapes an address as browsers do, so that no host reads anything else in it; names of hosts become ASCII. */
function escaped(address: string): string {
  if (isAbsoluteUrl(address)) return URL.canParse(address) ? new URL(address).href : address;
  const { pathname, search, hash } = new URL(address, 'https://site.invalid');
  return pathname + search + hash;
}

/** Returns the address that a redirect leads to. */
function targetOf(context: SiteContext, to: string): string {
  if (isAbsoluteUrl(to)) return to;
  const { pathname, hash } = splitAddress(to);
  return hrefOf(context, toPathname(pathname), hash);
}

/**
 * Sends the reader on with the query and the place on the page that the old address was asked with. It runs before the
 * page’s own refresh is read, which would lead to the target alone, and stops the page so that it never is.
 */
export const REDIRECT_SCRIPT =
  'const to=new URL(document.currentScript.dataset.to,location.href);to.search||=location.search;to.hash=location.hash||to.hash;stop();location.replace(to)';

/** Renders a page that redirects at once, even without scripts, for hosts that do not support redirects. */
export function renderRedirect({ to, context }: PublishedRedirect): string {
  const { manifest, language, wording } = context;
  const href = escapeHtml(to);
  const canonical = escapeHtml(isAbsoluteUrl(to) ? to : manifest.site.url + to);
  const direction = language.direction === 'ltr' ? '' : ` dir="${language.direction}"`;
  const link = `<a href="${href}">${escapeHtml(decodeEscapes(to))}</a>`;
  const { moved, movedTo } = wording.words;
  return (
    `<!doctype html><html lang="${language.code}"${direction}><meta charset="utf-8"><title>${escapeHtml(moved)}</title>` +
    `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">` +
    `<script data-to="${href}">${REDIRECT_SCRIPT}</script>` +
    `<meta http-equiv="refresh" content="0;url=${href}"><p>${fillText(escapeHtml(movedTo), { link })}</p></html>`
  );
}
