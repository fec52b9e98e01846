import { isUtf8 } from 'node:buffer';
import { BASELINE_FILE, findPackages, MAX_PAGE_BYTES, readFrontMatter, readNavigation, SITE_FILE, type CheckedPageFacts, type PageFile, type ProjectInput, type SourceFile, type UnreadableFile } from '../../engine/index.ts';
import { contentPathname } from '../../engine/pathname.ts';
import { findCacheFolder } from '../cache-folder.ts';
import { openShard } from '../content-cache.ts';
import { Failure } from '../failure.ts';
import type { LoadedProject } from '../load-project.ts';
import { listNames } from '../api/list-names.ts';
import { readPackageVersion } from '../read-packages.ts';
import { git, readBlobs } from './git.ts';

/**
 * Reads a project as it was at a commit, without checking it out. Packages are those that are installed now. Throws a
 * Failure that says what is missing: the history, the commit, or the project in it.
 */
export async function readRef(project: LoadedProject, ref: string): Promise<ProjectInput> {
  const { root, input } = project;
  if (git(root, ['rev-parse', '--git-dir']) === undefined) throw new Failure('The project is in no git repository.', 'name a manifest.json that `docs-nav routes --out` wrote');
  const commit = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])?.toString().trim();
  if (commit === undefined) throw new Failure(`There is neither a commit nor a file \`${ref}\`.`, 'name a branch, a tag, a commit or a manifest.json');
  const files = listFiles(root, commit);
  if (!files.has(SITE_FILE)) throw new Failure(`The project was not there at \`${ref}\`: it has no ${SITE_FILE}.`, 'name a later commit');

  const navigationFiles = [...files].filter(([path]) => NAVIGATION.test(path)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const unreadable: UnreadableFile[] = [];
  const texts = readTexts(root, navigationFiles, unreadable);
  const nav = texts.filter(({ path }) => path === SITE_FILE || path.startsWith('nav/sections/'));
  const translations = texts.filter(({ path }) => path.startsWith('nav/translations/'));
  const baseline = texts.find(({ path }) => path === BASELINE_FILE);
  const navigation = readNavigation(nav, unreadable);
  const { content } = navigation.site.info;
  const inContent = [...files].filter(([path]) => path.startsWith(`${content}/`) && !HIDDEN.test(path));
  const named = findPackages(navigation.sections);
  const versions = named.all.flatMap((name) => {
    const version = input.packages[name] ?? readPackageVersion(root, name);
    return version === undefined ? [] : [[name, version] as const];
  });
  const documented = named.documented.filter((name) => versions.some(([known]) => known === name));
  return {
    ...input,
    nav,
    navigation,
    translations,
    ...(baseline === undefined ? {} : { baseline }),
    unreadable,
    pages: await readPages(project, { commit, content, files: inContent.filter(([path]) => path.endsWith('.md')), unreadable }),
    assets: inContent.flatMap(([path]) => (/\.(?:md|tsx?)$/.test(path) ? [] : [path.slice(content.length)])),
    modules: inContent.flatMap(([path]) => (/\.tsx?$/.test(path) ? [path] : [])),
    packages: Object.fromEntries(versions),
    components: { ...await listNames(root, documented.filter((name) => input.components[name] === undefined)), ...Object.fromEntries(documented.flatMap((name) => (input.components[name] === undefined ? [] : [[name, input.components[name]]]))) },
  };
}

const NAVIGATION = /^nav\/(?:site\.yaml|baseline\.yaml|(?:sections|translations)\/[^/]+\.ya?ml)$/;

/** What a walk over the content folder passes over as well. */
const HIDDEN = /\/(?:\.|node_modules\/)/;

/** Path from the project's root, and hash of the content. */
type FileHash = readonly [path: string, hash: string];

/** Regular files only, as on disk: neither links nor other repositories. */
function listFiles(root: string, commit: string): ReadonlyMap<string, string> {
  const listed = git(root, ['ls-tree', '-r', '-z', commit])?.toString('utf8') ?? '';
  return new Map(
    listed.split('\0').flatMap((entry) => {
      const [, hash, path] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
      return hash === undefined || path === undefined ? [] : [[path, hash] as const];
    }),
  );
}

function readTexts(root: string, files: readonly FileHash[], unreadable: UnreadableFile[]): readonly SourceFile[] {
  const blobs = readBlobs(root, files.map(([, hash]) => hash));
  return files.flatMap(([path, hash]) => {
    const bytes = blobs.get(hash);
    if (bytes !== undefined && isUtf8(bytes)) return [{ path, text: bytes.toString('utf8').replace(/^\uFEFF/, '') }];
    if (bytes !== undefined) unreadable.push({ path, cause: 'not-utf-8', size: bytes.length, text: bytes.toString('latin1') });
    return [];
  });
}

interface Pages {
  readonly commit: string;
  readonly content: string;
  readonly files: readonly FileHash[];
  readonly unreadable: UnreadableFile[];
}

/** Facts of pages that are the same now are known; those of others are kept by the hash of their content. */
async function readPages({ root, input }: LoadedProject, { commit, content, files, unreadable }: Pages): Promise<readonly PageFile[]> {
  const differs = new Set((git(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', content])?.toString('utf8') ?? '').split('\0'));
  const now = new Map(input.pages.map((page) => [page.path, page.facts]));
  const cache = openShard<{ readonly facts: CheckedPageFacts }>(findCacheFolder(root), 'facts-of-commits.json');
  const known = (path: string, hash: string) => (differs.has(path) ? undefined : now.get(path)) ?? cache.find(hash)?.facts;
  const missing = files.filter(([path, hash]) => known(path, hash) === undefined);
  const { readFacts } = missing.length === 0 ? { readFacts: undefined } : await import('../../site/markdown/read-facts.ts');
  const blobs = readBlobs(root, missing.map(([, hash]) => hash));
  for (const [path, hash] of missing) {
    const bytes = blobs.get(hash);
    if (bytes === undefined || readFacts === undefined) continue;
    if (bytes.length <= MAX_PAGE_BYTES && isUtf8(bytes)) cache.keep(hash, { facts: readFrontMatter(readFacts(bytes.toString('utf8').replace(/^\uFEFF/, ''))) });
    else unreadable.push({ path, cause: bytes.length > MAX_PAGE_BYTES ? 'too-large' : 'not-utf-8', size: bytes.length });
  }
  const used = new Set(files.map(([, hash]) => hash));
  const pages = files.flatMap(([path, hash]): readonly PageFile[] => {
    const facts = known(path, hash);
    return facts === undefined ? [] : [{ path, pathname: contentPathname(path.slice(content.length)), facts }];
  });
  cache.save((hash) => used.has(hash));
  return pages;
}
