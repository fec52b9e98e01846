import type { Language, Route } from '../../engine/manifest.ts';
import { fileHref, resolveReference, toPathname } from '../../engine/pathname.ts';
import type { ResolvedHref } from '../markdown/rendering.ts';
import { hasAnchor, isTranslated } from './localize.ts';
import { hrefOf, type SiteContext } from './site-context.ts';

/** Makes an address that a page's Markdown names one of the site, in the context's language. */
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
      // Links of the original may name places that the other page has in the original only.
      const isThere =
        hash === undefined ||
        originalOf(route, context) === undefined ||
        hasAnchor(routes[pathname], hash, context.language.code);
      return {
        href: `${hrefOf(context, pathname)}${query}${isThere && hash !== undefined ? `#${hash}` : ''}`,
        external: false,
      };
    }
  }
}

const QUERY = /^[^?#]*(\?[^#]+)/;

/** The language of a page's content, where it is not that of the pages around it: the default one, or its own. */
export function originalOf(route: Route, { manifest, language }: SiteContext): Language | undefined {
  const [first] = manifest.site.languages;
  return route.file === undefined ||
    first === undefined ||
    first.code === language.code ||
    isTranslated(route, language.code)
    ? undefined
    : first;
}
