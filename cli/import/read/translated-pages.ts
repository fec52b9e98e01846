import { LANGUAGE_CODE } from '../../../engine/index.ts';
import { toPathname } from '../../../engine/address/pathname.ts';
import type { ForeignPage, ForeignSite, ReadContext } from './foreign-site.ts';
import { openFile } from './foreign-file.ts';
import { asText } from './unknown-values.ts';
import { tryTo } from '../../system/base/failure.ts';
/** A translation of another page. */
export interface Translation {
  /** Code of the language in our notation. */
  readonly code: string;
  readonly original: ForeignPage;
}

/**
 * Finds the translations among the pages of a site: those below a language code that exist in the main language, too.
 */
export function findTranslations({
  pages,
  languages = {},
  mainLanguage,
}: ForeignSite): ReadonlyMap<ForeignPage, Translation> {
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  return new Map(
    pages.flatMap((page): readonly (readonly [ForeignPage, Translation])[] => {
      const [, segment = ''] = page.pathname.split('/');
      const code = languageCode(segment);
      const original = byPathname.get(toPathname(page.pathname.slice(segment.length + 1)));
      return mainLanguage === undefined ||
        !Object.hasOwn(languages, segment) ||
        code === undefined ||
        original === undefined
        ? []
        : [[page, { code, original }]];
    }),
  );
}

/** Lists the languages of the new site, the main one first; empty if there are no others. */
export function listLanguages(
  { languages = {}, mainLanguage, rightToLeft = [] }: ForeignSite,
  translations: ReadonlyMap<ForeignPage, Translation>,
): readonly { readonly code: string; readonly name: string; readonly direction?: 'rtl' }[] {
  const codes = new Set(Array.from(translations.values(), ({ code }) => code));
  if (mainLanguage === undefined || codes.size === 0) return [];
  return [
    mainLanguage,
    ...Object.entries(languages).flatMap(([segment, name]) => {
      const code = languageCode(segment);
      if (code === undefined || !codes.has(code)) return [];
      return [{ code, name, ...(rightToLeft.includes(segment) ? { direction: 'rtl' as const } : {}) }];
    }),
  ];
}

/**
 * Returns a language code in our notation; `undefined` if it is not valid.
 * @example
 * languageCode('zh-cn') // 'zh-CN'
 */
export function languageCode(written: string): string | undefined {
  const [code = ''] = tryTo(() => Intl.getCanonicalLocales(written)) ?? [];
  return LANGUAGE_CODE.test(code) ? code : undefined;
}

/** Returns a language's name for itself. */
export function nameOfLanguage(code: string): string {
  const known = languageCode(code);
  return known === undefined ? code : (new Intl.DisplayNames([known], { type: 'language' }).of(known) ?? code);
}

/** Determines the main language of a site from its settings: `{ label: 'English', lang: 'en-US' }`. */
export function mainLanguageOf(
  { label, lang }: Readonly<Record<string, unknown>>,
  fallback: string,
): { readonly code: string; readonly name: string } {
  const code = languageCode(asText(lang) ?? fallback) ?? 'en';
  return { code, name: asText(label) ?? nameOfLanguage(code) };
}

/**
 * Returns redirects from the former addresses of main-language pages below a folder of their own, which is dropped
 * here.
 */
export function fromFolder(
  folder: string,
  pages: readonly ForeignPage[],
  others: ForeignSite['languages'],
): ForeignSite['redirects'] {
  return pages
    .filter(({ pathname }) => !Object.hasOwn(others ?? {}, pathname.split('/')[1] ?? ''))
    .map(({ pathname }) => ({ from: toPathname(`${folder}/${pathname}`), to: pathname }));
}

/** Reports languages that the configuration or a sidebar lists, but that no page is translated into. */
export function loseLanguages(
  { languages = {}, mainLanguage, configuration }: ForeignSite,
  { named, taken }: { readonly named: readonly string[]; readonly taken: readonly string[] },
  context: ReadContext,
): void {
  const known = [mainLanguage?.code, ...taken];
  const left = [...new Set([...Object.keys(languages), ...named])].filter(
    (code) => !known.includes(languageCode(code)),
  );
  const [first] = left;
  if (first !== undefined)
    openFile(configuration, context).loseAtKey(
      first,
      first,
      `no pages are translated into ${left.map((segment) => `\`${segment}\``).join(', ')}, so the site is not in ${left.length === 1 ? 'that language' : 'these languages'}`,
    );
}
