import { folderPathname, joinPathname, toPathname, type Pathname } from '../pathname.ts';
import type { PageFile } from '../project-input.ts';

/** Pages at the pathnames that they are served at, and the way there from those of their files. */
export interface PagesBySlug {
  readonly pages: readonly PageFile[];
  /** Pathnames that pages choose themselves, by those of their files. */
  readonly slugs: Readonly<Record<string, Pathname>>;
}

/** One object for all sites without any, so that what is kept by it stays. */
const NONE: PagesBySlug['slugs'] = {};

/** Moves every page with a `slug` to the pathname that it names. */
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
