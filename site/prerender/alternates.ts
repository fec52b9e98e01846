import type { Alternate } from './render-head.ts';
import { hrefIn, type SiteContext } from './site-context.ts';

/** Lists the public addresses of a page in all languages of the site; empty on a site with one language. */
export function alternatesOf(pathname: string, context: SiteContext): readonly Alternate[] {
  const { languages, url } = context.manifest.site;
  const [first] = languages;
  if (first === undefined || languages.length < 2) return [];
  return [
    ...languages.map((language) => ({ hreflang: language.code, href: url + hrefIn(language, context, pathname) })),
    // Readers are never redirected by their browser's language, so the default is for all other languages.
    { hreflang: 'x-default', href: url + hrefIn(first, context, pathname) },
  ];
}
