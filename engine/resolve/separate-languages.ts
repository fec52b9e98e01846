import type { TranslatedFile } from './page-tree.ts';
import type { NavSite } from '../model/navigation.ts';
import { contentPathname, splitLanguage } from '../address/page-file.ts';
import type { PageFile } from '../model/project-input.ts';

/** The pages of the default language, and their translations. */
export interface PagesByLanguage {
  readonly pages: readonly PageFile[];
  readonly translated: readonly TranslatedFile[];
}

/**
 * Separates pages such as `button.de.md` from those of the default language, if `de` is a language of the site.
 */
export function separateLanguages(files: readonly PageFile[], site: NavSite): PagesByLanguage {
  const codes = site.languages.map(({ value }) => value);
  if (codes.length < 2) return { pages: files, translated: [] };
  const pages: PageFile[] = [];
  const translated: TranslatedFile[] = [];
  for (const file of files) {
    const { path, language } = splitLanguage(`${file.pathname}.md`, codes);
    if (language === undefined) pages.push(file);
    else if (language === codes[0]) pages.push({ ...file, pathname: contentPathname(path) });
    else translated.push({ ...file, pathname: contentPathname(path), language });
  }
  return { pages, translated };
}

/** Returns the key of a translated page in `PageTree.translated`. */
export function translationKey(language: string, pathname: string): string {
  return `${language} ${pathname}`;
}
