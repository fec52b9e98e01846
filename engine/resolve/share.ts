import type { Navigation } from '../model/navigation.ts';
import { indexSections } from '../address/pathname.ts';

/**
 * The part of a content folder that belongs to some sections while the others are built elsewhere. Takes the pathnames
 * of pages and files alike.
 */
export interface Share {
  hasSection(id: string): boolean;
  /** Whether a page's content is part of it. Pages outside all prefixes belong to the fallback section. */
  hasPage(pathname: string): boolean;
  /** Whether a file is part of it. Files outside all prefixes belong to every part. */
  hasFile(pathname: string): boolean;
  /** Whether a file may exist only elsewhere. */
  mayLackFile(pathname: string): boolean;
}

/** Determines what belongs to the sections whose ids are in `only`. */
export function shareOf({ site, sections }: Pick<Navigation, 'site' | 'sections'>, only: readonly string[]): Share {
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
