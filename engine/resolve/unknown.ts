import { ANY_ID, type Gap } from '../schema/gap.ts';
import { isBelow, parentPathname } from '../address/pathname.ts';
import type { FindByPrefix } from '../address/prefix-index.ts';
import type { PageFile } from '../model/project-input.ts';
import type { Share } from './share.ts';

/**
 * What is unknown because of a mistake with a message of its own, or because it is in another repository. Findings that
 * may be mere consequences are not reported; the place of the cause (`Gap`) decides.
 */
export interface Unknown {
  /** Whether there may be a page at a pathname without a file, but for a mistake. */
  isPage(pathname: string): boolean;
  /** Whether a page tree may refer to a file, but for a mistake. */
  isReached(pathname: string): boolean;
  /** Whether the navigation may say more about a page, but for a mistake. */
  isTorn(pathname: string): boolean;
  /** Whether the navigation may contain an external address, but for a mistake. */
  isAddress(address: string): boolean;
  /** Whether a page may have content, but for a mistake. */
  isContent(pathname: string): boolean;
  /** Whether the content folder may have a file that is not here. */
  isFile(pathname: string): boolean;
  /** Whether a section may serve a pathname, but for a mistake. */
  isOwned(pathname: string): boolean;
  /** Whether a section may have an id, but for a mistake. */
  isSection(id: string): boolean;
}

/** What is needed to judge the gaps of a project. */
export interface Surroundings {
  /** Files without a page: the title of a lost node may identify its file. */
  readonly orphans: readonly PageFile[];
  /** The section of a pathname. */
  readonly findOwner: FindByPrefix<unknown>;
  /**
   * Pathnames of pages whose file, or its pathname in front matter, could not be read; `undefined` if no files could be
   * found at all.
   */
  readonly unreadContents: ReadonlySet<string> | undefined;
  /** What is here, if some sections are built elsewhere. */
  readonly share: Share | undefined;
}

/** Indexes the gaps of a project. */
export function gatherUnknown(
  gaps: readonly Gap[],
  { orphans, findOwner, unreadContents, share }: Surroundings,
): Unknown {
  const served = new Set<string>();
  const reached = new Set<string>();
  const ids = new Set(gaps.flatMap((gap) => gap.ids ?? []));
  const owned = new Set(gaps.flatMap((gap) => gap.owns ?? []));
  const findNamesakes = indexNames(orphans);
  let isAnywhere = false;
  for (const { names, title, within } of gaps) {
    const namesakes =
      title === undefined
        ? []
        : findNamesakes(title).filter((pathname) => within?.some((area) => isBelow(pathname, area)) ?? true);
    for (const name of names) served.add(name);
    for (const area of namesakes.length > 0 ? namesakes : (within ?? [])) reached.add(area);
    isAnywhere ||= within === undefined && names.length === 0 && namesakes.length === 0;
  }
  const isIn = (areas: ReadonlySet<string>, pathname: string): boolean => {
    if (areas.size === 0) return false;
    for (let at: string | undefined = pathname; at !== undefined; at = parentPathname(at))
      if (areas.has(at)) return true;
    return false;
  };
  // A lost part that may have been anywhere was still not in one of the other sections.
  const isElsewhere = (pathname: string) => share?.hasPage(pathname) === false;
  const isPage = (pathname: string) =>
    isElsewhere(pathname) ||
    unreadContents?.has(pathname) === true ||
    isIn(served, pathname) ||
    (isAnywhere && findOwner(pathname) === undefined);
  return {
    isPage,
    isReached: (pathname) => isPage(pathname) || isIn(reached, pathname),
    isTorn: (pathname) =>
      isIn(served, pathname) || isIn(reached, pathname) || (isAnywhere && findOwner(pathname) === undefined),
    isAddress: (address) => served.has(address) || reached.size > 0 || ids.size > 0 || isAnywhere,
    isContent: (pathname) => unreadContents === undefined || unreadContents.has(pathname) || isElsewhere(pathname),
    isFile: (pathname) =>
      unreadContents === undefined || unreadContents.has(pathname) || share?.mayLackFile(pathname) === true,
    isOwned: (pathname) =>
      findOwner(pathname) !== undefined || isIn(owned, pathname) || (!isElsewhere(pathname) && isPage(pathname)),
    isSection: (id) => ids.has(id) || ids.has(ANY_ID),
  };
}

/** Finds pages by title: their own title or heading, or the last segment of their pathname. */
function indexNames(files: readonly PageFile[]): (title: string) => readonly string[] {
  let index: Map<string, string[]> | undefined;
  return (title) => {
    index ??= namesOf(files);
    return index.get(plain(title)) ?? [];
  };
}

function namesOf(files: readonly PageFile[]): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const { pathname, facts } of files) {
    const slug = pathname.slice(pathname.lastIndexOf('/') + 1).replace(/^react-/, '');
    for (const name of new Set([slug, facts.frontMatter.title ?? '', facts.heading ?? ''].map(plain))) {
      const known = index.get(name);
      if (known) known.push(pathname);
      else index.set(name, [pathname]);
    }
  }
  return index;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
