import type { TranslatedFile } from './page-tree.ts';
import type { NavSite } from '../model/navigation.ts';
import { contentPathname, splitLanguage, folderPathname } from '../address/page-file.ts';
import type { PageFile } from '../model/project-input.ts';
import { joinPathname, toPathname, type Pathname } from '../address/pathname.ts';
import { pathsInText } from './unknown.ts';

/** The pages of the default language, and their translations. */
interface PagesByLanguage {
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

/** Pages at the pathnames where they are served, with a map from the pathnames of their files. */
interface PagesBySlug {
  readonly pages: readonly PageFile[];
  /** Pathnames that pages choose in their front matter, by those of their files. */
  readonly slugs: Readonly<Record<string, Pathname>>;
}

/** One object for all sites without slugs, so that values cached by it stay valid. */
const NONE: PagesBySlug['slugs'] = {};

/** Moves every page with a `slug` to that pathname. */
export function applySlugs(files: readonly PageFile[], content: string): PagesBySlug {
  if (!files.some(({ facts }) => facts.frontMatter.slug !== undefined)) return { pages: files, slugs: NONE };
  const slugs: Record<string, Pathname> = {};
  const pages = files.map((file): PageFile => {
    const { slug } = file.facts.frontMatter;
    if (slug === undefined) return file;
    const pathname = slug.startsWith('/') ? toPathname(slug) : joinPathname(folderPathname(file.path, content), slug);
    if (pathname !== file.pathname) slugs[file.pathname] = pathname;
    return { ...file, pathname };
  });
  return { pages, slugs };
}

/**
 * Returns the pathnames that a mistake in front matter may have taken from pages: what it names and, because a slug may
 * be relative, what is in the folder of the page.
 */
export function lostPathnames(files: readonly PageFile[], content: string): readonly string[] {
  return files.flatMap(({ path, pathname, facts: { lostFrontMatter: lost } }) =>
    lost === undefined
      ? []
      : [toPathname(pathname), ...pathsInText(lost), ...(/\bslug\b/.test(lost) ? [folderPathname(path, content)] : [])],
  );
}
