import type { Language, Route } from '../../engine/manifest/manifest.ts';
import { fileHref } from '../../engine/address/href.ts';
import { toPathname } from '../../engine/address/pathname.ts';
import { resolveReference } from '../../engine/address/reference.ts';
import { isSafeHref, LINK_SCHEMES } from '../markdown/read/safe-href.ts';
import type { ResolvedHref } from '../markdown/render/rendering.ts';
import { counterpartOf, isCopy, isTranslated } from './localize.ts';
import { hrefOf, type SiteContext } from './context/site-context.ts';

/** Resolves an address in a page's Markdown to one on the site, in the context's language. */
export function resolveAddress(address: string, route: Route, context: SiteContext): ResolvedHref {
  const { site, routes } = context.manifest;
  const file = route.file ?? '';
  const place = {
    from: route.pathname,
    folder: toPathname(file.slice(site.content.length, file.lastIndexOf('/'))),
    languages: site.languages.map(({ code }) => code),
    slugs: context.manifest.slugs,
  };
  const target = resolveReference(address, place);
  const query = QUERY.exec(address)?.[1] ?? '';
  switch (target.kind) {
    case 'external':
      return { href: address, external: true };
    case 'asset':
      return { href: context.base + fileHref(target.path) + query, external: false };
    case 'page': {
      if (address.startsWith('#')) return { href: address, external: false };
      const { pathname, hash } = target;
      // Links in the original may use anchors that only exist in the original of the other page.
      const to = routes[pathname];
      const isTranslation = to !== undefined && isTranslated(to, context.language.code);
      const place =
        hash === undefined || originalOf(route, context) === undefined || !isTranslation
          ? hash
          : counterpartOf(hash, context.originals[pathname]?.anchors ?? [], to.anchors);
      return {
        href: `${hrefOf(context, pathname)}${query}${place === undefined ? '' : `#${place}`}`,
        external: false,
      };
    }
  }
}

/**
 * Resolves an address for a feature: nothing if readers must not follow it, and one on the site's own host does not leave
 * the site.
 */
export function followAddress(address: string, route: Route, context: SiteContext): ResolvedHref | undefined {
  if (!isSafeHref(address, LINK_SCHEMES)) return undefined;
  const { href, external } = resolveAddress(address, route, context);
  return { href, external: external && originOf(address) !== originOf(context.manifest.site.url) };
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

const QUERY = /^[^?#]*(\?[^#]+)/;

/**
 * Returns the language of a page's content if it differs from the context's: the default language, or the page's own.
 */
export function originalOf(route: Route, { manifest, language }: SiteContext): Language | undefined {
  const [first] = manifest.site.languages;
  return isCopy(route, language.code, manifest.site) ? first : undefined;
}
