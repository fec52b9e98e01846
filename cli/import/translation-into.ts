import type { ConvertedPage } from './convert-page.ts';
import type { ForeignPage, ForeignSite, Titles } from './read/foreign-site.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { languageCode, type Translation } from './read/translated-pages.ts';

/** Sources of titles in another language. */
interface TitleSources {
  readonly site: ForeignSite;
  readonly translations: ReadonlyMap<ForeignPage, Translation>;
  /** Pathname of each page here, by that in the other tool. */
  readonly places: ReadonlyMap<string, string>;
  /** Sidebar titles by language code, which take precedence over the titles of pages. */
  readonly labels: ReadonlyMap<string, Titles>;
}

/** Returns the content of `nav/translations/` for one language. */
export function translationInto(
  code: string,
  pages: readonly ConvertedPage[],
  { site, translations, places, labels }: TitleSources,
): object {
  return { ...siteIn(code, site), titles: { ...titlesIn(code, pages, { translations, places }), ...labels.get(code) } };
}

/** Returns the site's title and description in one language. */
function siteIn(code: string, { titles = {}, descriptions = {} }: ForeignSite): object {
  const of = (texts: Titles) => Object.entries(texts).find(([language]) => languageCode(language) === code)?.[1];
  const [title, description] = [of(titles), of(descriptions)];
  return title === undefined && description === undefined
    ? {}
    : { site: { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) } };
}

/** Returns the titles of pages in one language. */
function titlesIn(
  code: string,
  pages: readonly ConvertedPage[],
  { translations, places }: Pick<TitleSources, 'translations' | 'places'>,
): Titles {
  return Object.fromEntries(
    pages.flatMap(({ page, title, text }) => {
      const name = page.label ?? title ?? readFacts(text).heading;
      return translations.get(page)?.code === code && name !== undefined
        ? [[places.get(page.pathname) ?? page.pathname, name]]
        : [];
    }),
  );
}
