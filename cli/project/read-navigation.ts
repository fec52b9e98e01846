import type { Project } from '../../site/project/project.ts';
import {
  isClean,
  readNavigation,
  readSection,
  readSite,
  type Declaration,
  type Navigation,
  type NavSection,
  type ReadFile,
  type SourceFile,
  type UnreadableFile,
} from '../../engine/index.ts';
import { FEATURES } from '../../site/features/index.ts';
import { hashOf } from '../system/files/hash.ts';
import type { Dirent } from 'node:fs';
import { isPassedOver } from '../system/files/follow-link.ts';
import { walkFolder } from '../system/files/read-files.ts';

/** Characters above which a file is read again: cached data would be no faster to read than the file. */
const WORTH_KEEPING = 1_000_000;

/** Reads the navigation of a project, with the settings of its `own` features; unchanged files without mistakes come from the cache. */
export function readProjectNavigation(
  project: Project,
  nav: readonly SourceFile[],
  unreadable: readonly UnreadableFile[],
  memory?: SectionMemory,
  own: readonly Declaration[] = [],
): Navigation {
  const features = [...FEATURES, ...own];
  if (memory !== undefined)
    return readNavigation(nav, unreadable, features, (source) => readRemembered(source, memory));
  const cache = project.cache.entries<{ readonly hash: string; readonly value: unknown }>(
    'navigation.json',
    JSON.stringify(own),
  );
  const kept = new Set<string>();
  const keep =
    <Value>(read: (source: SourceFile) => ReadFile<Value>) =>
    (source: SourceFile): ReadFile<Value> => {
      if (source.text.length > WORTH_KEEPING) return read(source);
      const hash = hashOf(source.text);
      const known = cache.find(source.path);
      const isSame = known?.hash === hash;
      const found = isSame ? { value: known.value as Value, findings: [] } : read(source);
      if (isClean(found)) kept.add(source.path);
      if (isClean(found) && !isSame) cache.keep(source.path, { hash, value: found.value });
      return found;
    };
  const readSettings = keep((source) => readSite(source, features));
  const navigation = readNavigation(nav, unreadable, features, keep(readSection), readSettings);
  cache.save((path) => kept.has(path));
  return navigation;
}

/** Section files in a long-running command, by path, as they were last read. */
export type SectionMemory = Map<string, { readonly text: string; readonly read: ReadFile<NavSection> }>;

function readRemembered(source: SourceFile, memory: SectionMemory): ReadFile<NavSection> {
  const known = memory.get(source.path);
  if (known?.text === source.text) return known.read;
  const read = readSection(source);
  memory.set(source.path, { text: source.text, read });
  return read;
}

/**
 * Lists the YAML files below `nav/` that are in places where they are not read; `passedOver` are folders with
 * other kinds of files, from the root.
 */
export function listBesideNavigation(
  project: Project,
  read: ReadonlySet<string>,
  passedOver: ReadonlySet<string>,
): readonly SourceFile[] {
  const isLeftOut = (entry: Dirent, path: string) =>
    isPassedOver(entry.name) || (entry.isDirectory() ? passedOver.has(path) : !entry.isFile());
  const below = passedOver.has('nav') ? [] : [...walkFolder(project.root, isLeftOut, 'nav/')];
  const paths = below.filter((path) => /\.ya?ml$/i.test(path) && !read.has(path)).toSorted();
  return paths.map((path) => ({ path, text: project.files.readText(path, []) ?? '' }));
}
