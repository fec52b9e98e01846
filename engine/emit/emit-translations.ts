import { splitAddress } from '../address/address.ts';
import type { Route, RouteManifest, Translation } from '../manifest/manifest.ts';
import type { CheckedPageFacts } from '../model/project-input.ts';
import type { NavTranslation, PageTree, TranslatedFile } from '../resolve/page-tree.ts';
import { countedKey } from '../schema/translation.ts';
import { translationKey } from '../resolve/page-pathnames.ts';
import { definedOnly } from '../text/defined-only.ts';

/** Returns the texts of a site's other languages; nothing if there are none. */
export function emitTranslations({
  site,
  translations,
  translated,
  drafts,
  kinds,
  input: { shippedWords = {} },
}: PageTree): Pick<RouteManifest, 'translations'> {
  const found: Record<string, Translation> = {};
  for (const { code } of site.info.languages) {
    const translation = translations.find((candidate) => candidate.code === code);
    const pages = Array.from(translated.values()).filter(({ language }) => language === code);
    const shipped = shippedWords[code];
    if (translation || shipped || pages.length > 0)
      found[code] = emitTranslation(translation, { pages, drafts, kinds }, shipped);
  }
  return Object.keys(found).length === 0 ? {} : { translations: found };
}

/** Returns the languages in which a page has its own content; nothing on a site with one language. */
export function emitLanguages(
  pathname: string,
  isWritten: boolean,
  { site, translated }: PageTree,
): Route['languages'] {
  const codes = site.info.languages.map(({ code }) => code);
  if (codes.length < 2) return undefined;
  return codes.filter((code, at) => (at === 0 ? isWritten : translated.has(translationKey(code, pathname))));
}

function emitTranslation(
  translation: NavTranslation | undefined,
  { pages, drafts, kinds }: Pick<PageTree, 'drafts' | 'kinds'> & { readonly pages: readonly TranslatedFile[] },
  shipped: Translation['words'] = {},
): Translation {
  const { words = {}, titles = {}, tabs = {}, site = {}, texts, sections = {} } = translation?.config ?? {};
  return definedOnly({
    words: putOver(shipped, definedOnly(words)),
    titles: without(drafts, titles),
    tabs: without(drafts, tabs),
    site: definedOnly(site),
    texts,
    sections: Object.fromEntries(Object.entries(sections).map(([id, face]) => [id, definedOnly(face)])),
    pages: Object.fromEntries(pages.map((page) => [page.pathname, emitPage(page, kinds)])),
  });
}

function without(drafts: ReadonlySet<string>, titles: Translation['titles']): Translation['titles'] {
  return Object.fromEntries(Object.entries(titles).filter(([key]) => !drafts.has(splitAddress(key).pathname)));
}

/** Puts a site's own texts over those that ship. Plural forms are replaced as a whole. */
function putOver(shipped: Translation['words'], own: Translation['words']): Translation['words'] {
  const counted = new Set(Object.keys(own).map(countedKey));
  const kept = Object.entries(shipped).filter(
    ([key]) => countedKey(key) === undefined || !counted.has(countedKey(key)),
  );
  return { ...Object.fromEntries(kept), ...own };
}

/** Returns what the front matter of a page says to the features that are made of it. */
export function givenIn(facts: CheckedPageFacts | undefined, { kinds }: Pick<PageTree, 'kinds'>): Route['given'] {
  const extra = (facts?.extra ?? []).map(({ key, value }) => [key, value] as const);
  const written: Readonly<Record<string, unknown>> = { ...Object.fromEntries(extra), ...facts?.frontMatter };
  const given = Array.from(kinds.values(), ({ fromFrontMatter: key = '' }) => [key, written[key]] as const);
  const found = given.filter(([, value]) => value !== undefined);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function emitPage({ path, facts }: TranslatedFile, kinds: PageTree['kinds']): Translation['pages'][string] {
  const { frontMatter, heading, anchors, values } = facts;
  return definedOnly({
    file: path,
    values,
    title: frontMatter.title ?? heading,
    description: frontMatter.description,
    given: givenIn(facts, { kinds }),
    anchors,
  });
}
