import type { Gap } from '../schema/gap.ts';
import type { PageTree } from '../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress } from '../address/address.ts';
import { contentPathname, isPageFile, splitLanguage } from '../address/page-file.ts';
import { isBelow, toPathname } from '../address/pathname.ts';
import { SITE_FILE } from '../text/project-files.ts';
import type { KnownFinding } from '../schema/baseline.ts';
import { TEXT_SETTINGS } from '../schema/site.ts';
import { isHidden } from '../schema/validate/unread-keys.ts';

/** What is unknown about a project, which decides how an entry of the baseline is judged. */
interface Surroundings {
  readonly tree: PageTree;
  readonly gaps: readonly Gap[];
  /** Files that could not be read, or in which one mistake hides others. */
  readonly unread: ReadonlySet<string>;
}

/**
 * Makes a function that tells whether the finding of a baseline entry may exist unseen: in a file that could not be
 * read, or about something that a mistake hides. The findings of all other entries are gone.
 */
export function indexHidden({ tree, gaps, unread }: Surroundings): (entry: KnownFinding) => boolean {
  const files = new Set([...unread, ...gaps.flatMap(({ file }) => file ?? [])]);
  const { site, unknown } = tree;
  const codes = site.info.languages.map(({ code }) => code);
  // Without settings, the meaning of a file is unknown; for an unreadable file, so are its ids.
  const areSettingsUnknown =
    isHidden(site, 'content') ||
    unread.has(SITE_FILE) ||
    gaps.some(({ file, ids }) => file === SITE_FILE && ids !== undefined);
  const areLanguagesUnknown = isHidden(site, 'languages', ...TEXT_SETTINGS);
  const isHiddenPage = (address: string) => {
    const pathname = toPathname(splitAddress(address).pathname);
    return unknown.isPage(pathname) || unknown.isReached(pathname);
  };
  const isHiddenValue = (value: string) =>
    isAbsoluteUrl(value)
      ? unknown.isAddress(value)
      : value.startsWith('/')
        ? isHiddenPage(value)
        : unknown.isSection(value);
  return ({ file, message }) => {
    if (areSettingsUnknown || files.has(file) || (areLanguagesUnknown && file.startsWith('nav/translations/')))
      return true;
    const { content } = site.info;
    if (isBelow(file, content) && isPageFile(file)) {
      const { path } = splitLanguage(file.slice(content.length), codes);
      const pathname = contentPathname(path);
      const served = tree.slugs[pathname] ?? pathname;
      if (!tree.pages.has(served) && isHiddenPage(served)) return true;
    }
    return Array.from(message.matchAll(/`([^`]*)`/g), ([, value]) => value ?? '').some(isHiddenValue);
  };
}
