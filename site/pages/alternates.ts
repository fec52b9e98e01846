import type { Alternate } from './render-head.ts';
import { isCopy } from './localize.ts';
import { hrefIn, type SiteContext } from './context/site-context.ts';

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
