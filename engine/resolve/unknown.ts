import { isAbsoluteUrl, splitAddress } from '../address/address.ts';
import { isBelow, toPathname, pathnamesUp, type FindByPrefix } from '../address/pathname.ts';
import type { Finding } from '../diagnostic/diagnostic.ts';
import type { NavSection } from '../model/navigation.ts';
import { SITE_FILE } from '../text/project-files.ts';
import type { Share } from './share.ts';

/** A file with a mistake that has a message of its own: what it says is unknown as a whole. */
export interface BrokenFile {
  readonly path: string;
  /** What could be read of it, to find what it names; absent if nothing could. */
  readonly text?: string | undefined;
}

/** What is unknown, because of a mistake or because it is in another repository. */
export interface Unknown {
  /** Whether a finding that was concluded from something missing may be a mere consequence (`needsAll`). */
  covers(finding: Finding): boolean;
  /** Whether there may be a page at a pathname, although none is known. */
  isPage(pathname: string): boolean;
  /** Whether a file of the navigation has a mistake. */
  isBroken(file: string): boolean;
  /** Whether anything is unknown because of a mistake. */
  readonly isAny: boolean;
}

/** What is needed to judge what broken files hide. */
interface Surroundings {
  /** Pathnames that pages with a mistake may have, and may have taken from others. */
  readonly pages: readonly string[];
  readonly findOwner: FindByPrefix<NavSection>;
  /** What is here, if some sections are built elsewhere. */
  readonly share: Share | undefined;
}

/**
 * Decides what broken files of `nav/` leave unknown. Without the settings, everything is. A section file hides every
 * address at and below those that its text names, every address that no section owns, and the ids of sections.
 */
export function gatherUnknown(broken: readonly BrokenFile[], { pages, findOwner, share }: Surroundings): Unknown {
  const files = new Set(broken.map(({ path }) => path));
  const sections = broken.filter(({ path }) => !path.startsWith('nav/translations/'));
  const isEverything = sections.some(({ path, text }) => path === SITE_FILE || text === undefined);
  const areas = new Set([...pages, ...sections.flatMap(({ text = '' }) => pathsInText(text))]);
  const isIn = (pathname: string): boolean => pathnamesUp(pathname).some((at) => areas.has(at));
  const isPage = (pathname: string): boolean => {
    if (share?.hasPage(pathname) === false) return true;
    if (isEverything || isIn(pathname)) return true;
    const owner = sections.length === 0 ? undefined : findOwner(pathname);
    return sections.length > 0 && (owner === undefined || owner.prefixes.some(({ value }) => value === '/'));
  };
  const isName = (name: string): boolean => {
    if (!name.startsWith('/') || isAbsoluteUrl(name)) return sections.length > 0;
    const pathname = toPathname(splitAddress(name).pathname);
    return isPage(pathname) || [...areas].some((area) => isBelow(area, pathname));
  };
  return {
    isPage,
    isBroken: (file) => files.has(file),
    isAny: broken.length + pages.length > 0,
    covers: ({ at, related = [], about, message }) =>
      isEverything ||
      [at, ...related.map((place) => place.at)].some(({ file }) => files.has(file)) ||
      (about === undefined ? pathsQuotedIn(message) : [about]).some(isName),
  };
}

/** Returns the pathnames in a text, whatever its syntax. */
export function pathsInText(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(PATH), ([path]) => toPathname(path)))];
}

// Matches paths that are not part of an address with a host.
const PATH = /(?<![\p{L}\p{M}\p{N}_.:/~%-])\/[\p{L}\p{M}\p{N}_.~%-]+(?:\/[\p{L}\p{M}\p{N}_.~%-]+)*/gu;

/** Messages have the names that they are about in backticks. */
function pathsQuotedIn(message: string): readonly string[] {
  return Array.from(message.matchAll(/`(\/[^`]*)`/g), ([, path]) => path ?? '');
}
