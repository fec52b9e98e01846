import { folderPathname } from '../address/page-file.ts';
import { joinPathname, toPathname, type Pathname } from '../address/pathname.ts';
import type { PageFile } from '../model/project-input.ts';

/** Pages at the pathnames where they are served, with a map from the pathnames of their files. */
export interface PagesBySlug {
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
    const pathname = toSlugPathname(slug, file, content);
    if (pathname !== file.pathname) slugs[file.pathname] = pathname;
    return { ...file, pathname };
  });
  return { pages, slugs };
}

/**
 * Returns the pathnames that a mistake in front matter may have taken from pages, and those that their files have by
 * default.
 */
export function lostPathnames(files: readonly PageFile[], content: string): readonly Pathname[] {
  return files.flatMap((file) => {
    const { lostPlace } = file.facts;
    if (lostPlace === undefined) return [];
    const lost = lostPlace.addresses.map((slug) => toSlugPathname(slug, file, content));
    return lostPlace.isOwnLost ? [toPathname(file.pathname), ...lost] : lost;
  });
}

function toSlugPathname(slug: string, { path }: PageFile, content: string): Pathname {
  return slug.startsWith('/') ? toPathname(slug) : joinPathname(folderPathname(path, content), slug);
}
