import type { NavSection, NavSite } from './navigation.ts';
import { indexSections } from './prefix-index.ts';

/** What of a content folder belongs to some of the sections, where the others are built elsewhere. Pathnames are those of files as well. */
export interface Share {
  hasSection(id: string): boolean;
  /** Whether a page's content is part of it. Below no prefix, pages are the fallback's. */
  hasPage(pathname: string): boolean;
  /** Whether a file is part of it. Below no prefix, files are everyone's. */
  hasFile(pathname: string): boolean;
  /** Whether a file may be elsewhere only. */
  mayLackFile(pathname: string): boolean;
}

/** Says what belongs to the sections with the ids in `only`. */
export function shareOf(
  { site, sections }: { readonly site: NavSite; readonly sections: readonly NavSection[] },
  only: readonly string[],
): Share {
  const findOwner = indexSections(sections);
  const ids = new Set(sections.map(({ id }) => id.value));
  const fallback =
    site.fallback?.value ??
    site.sectionOrder?.find(({ value }) => ids.has(value))?.value ??
    sections[0]?.id.value ??
    '';
  const hasSection = (id: string) => only.includes(id);
  const hasFile = (pathname: string) => hasSection(findOwner(pathname)?.id.value ?? only[0] ?? '');
  return {
    hasSection,
    hasPage: (pathname) => hasSection(findOwner(pathname)?.id.value ?? fallback),
    hasFile,
    mayLackFile: (pathname) => findOwner(pathname) === undefined || !hasFile(pathname),
  };
}
