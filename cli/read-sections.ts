import { readSection, SITE_FILE, type NavSection, type SourceFile } from '../engine/index.ts';
import { findCacheFolder } from './cache-folder.ts';
import { hashOf, openShard } from './content-cache.ts';

/** Characters above which a file is read anew: what would be kept of it is no quicker to read than the file. */
const WORTH_KEEPING = 1_000_000;

/** Reads the section files that have no mistakes, or takes them from the last run when their text is the same. */
export function readSections(root: string, nav: readonly SourceFile[]): Readonly<Record<string, NavSection>> {
  const cache = openShard<{ readonly hash: string; readonly section: NavSection }>(findCacheFolder(root), 'sections.json');
  const sections: Record<string, NavSection> = {};
  for (const source of nav) {
    if (source.path === SITE_FILE || source.text.length > WORTH_KEEPING) continue;
    const hash = hashOf(source.text);
    const known = cache.find(source.path);
    const section = known?.hash === hash ? known.section : readSection(source);
    if (section === undefined) continue;
    sections[source.path] = section;
    if (known?.hash !== hash) cache.keep(source.path, { hash, section });
  }
  cache.save((path) => sections[path] !== undefined);
  return sections;
}
