import type { Alternate } from './render-head.ts';
import { hrefIn, type SiteContext } from './site-context.ts';

/** Lists the public addresses of a page in every language of the site; empty on a site with one language. */
export function alternatesOf(pathname: string, context: SiteContext): readonly Alternate[] {
  const { languages, url } = context.manifest.site;
  const [first] = languages;
  if (first === undefined || languages.length < 2) return [];
  return [
    ...languages.map((language) => ({ hreflang: language.code, href: url + hrefIn(language, context, pathname) })),
    // Readers are never sent to another language by what their browser asks for: the default is for all others.
    { hreflang: 'x-default', href: url + hrefIn(first, context, pathname) },
  ];
}
