import type { Project } from '../../site/project/project.ts';
import {
  findPackages,
  intakeSettings,
  readFrontMatter,
  readNavigationAgain,
  type CheckedPageFacts,
  type IntakeSettings,
  type PageFile,
  type ProjectInput,
  type SourceFile,
  type UnreadableFile,
} from '../../engine/index.ts';
import { contentPathname, pageFormat } from '../../engine/address/page-file.ts';
import { SITE_FILE } from '../../engine/text/project-files.ts';
import { joinPackages } from '../project/read-surroundings.ts';
import { listPackages } from '../make/api/list-names.ts';
import { openFactsCache } from '../system/cache/page-facts.ts';
import { hashOf } from '../system/files/hash.ts';
import { contentKind } from '../project/walk-content.ts';
import { isLfsPointer } from '../system/files/lfs-pointer.ts';
import { findUnreadable, decodeText } from '../system/files/read-files.ts';
import { leadsToHidden } from '../system/files/follow-link.ts';
import { Failure } from '../system/base/failure.ts';
import type { LoadedProject } from '../project/load-project.ts';
import { readBlobs } from '../system/git.ts';
import { isBehind, type Commit } from './open-commit.ts';

/**
 * Reads a project at a commit, without checking it out. Packages are those installed now. Throws a Failure if the
 * project did not exist; `ref` is the commit as the user wrote it.
 */
export async function readCommit(project: LoadedProject, commit: Commit, ref: string): Promise<ProjectInput> {
  if (!commit.files.has(SITE_FILE) && !isBehind(commit, SITE_FILE))
    throw new Failure(`The project was not there at \`${ref}\`: it has no ${SITE_FILE}.`, 'pass a later commit');
  const { input, settings } = project;
  const isHere = ({ path }: { readonly path: string }) => isBehind(commit, path);
  const unreadable = input.unreadable.filter(isHere);
  const sources = input.nav;
  const own = await readTexts(project.root, commit, { sources, unreadable });
  const nav = [...own, ...sources.filter(isHere)];
  const navigation = readNavigationAgain(nav, { ...input, unreadable }, (source) => sources.includes(source));
  const { content } = navigation.site.info;
  const { ownRules, features } = navigation.site;
  const then: IntakeSettings = {
    ...intakeSettings(navigation.site.info, input.builtIn),
    ...(settings.features === undefined ? {} : { features: settings.features }),
    ...(ownRules.length === 0 ? {} : { forRules: true }),
    ...(project.trust !== 'all' && features.length > 0 ? { unrunFeatures: true } : {}),
  };
  const below = [...commit.files].flatMap(([path, hash]) =>
    path.startsWith(`${content}/`) && !leadsToHidden(path.slice(content.length + 1))
      ? [{ path, hash, kind: contentKind(path.slice(content.length)) }]
      : [],
  );
  const assets = below.filter(({ kind }) => kind === 'asset');
  const lost = new Set([...commit.changed, ...input.unreadable.map(({ path }) => path)]);
  const doubtful = assets.filter(({ path }) => lost.has(path));
  const hashes = doubtful.map(({ hash }) => hash);
  const blobs = await readBlobs(project.root, hashes);
  const pointers = doubtful.filter(({ hash }) => isLfsPointer(blobs.get(hash)));
  unreadable.push(...pointers.map(({ path }): UnreadableFile => ({ path, cause: 'pointer', size: 0 })));
  const named = findPackages(navigation.sections);
  const versions = named.all.flatMap((name) => {
    const version = input.packages[name]?.version ?? project.packages.version(name);
    return version === undefined ? [] : [[name, { version }] as const];
  });
  const unlisted = named.documented.filter(
    (name) => input.packages[name]?.components === undefined && versions.some(([known]) => known === name),
  );
  const listed = await listPackages(project, unlisted);
  const known =
    JSON.stringify(then) === JSON.stringify(settings)
      ? new Map(input.pages.map((page) => [page.path, page.facts]))
      : new Map<string, CheckedPageFacts>();
  for (const path of commit.changed) known.delete(path);
  const files = below.filter(({ kind }) => kind === 'page');
  const pages = await readPages(project, { files, content, known, settings: then, unreadable });
  return {
    ...input,
    nav,
    navigation,
    unreadable,
    // What rules find now is not in those files.
    ...(input.ownRules === undefined
      ? {}
      : { ownRules: { ...input.ownRules, findings: [], failed: [], isLost: true } }),
    pages: [...pages, ...input.pages.filter(isHere)],
    assets: [
      ...assets.flatMap((file) => (pointers.includes(file) ? [] : file.path.slice(content.length))),
      ...input.assets.filter((pathname) => isBehind(commit, content + pathname)),
    ],
    modules: [
      ...below.flatMap(({ path, kind }) => (kind === 'module' ? [path] : [])),
      ...(input.modules ?? []).filter((path) => !path.startsWith(`${content}/`) || isBehind(commit, path)),
    ],
    packages: joinPackages([input.packages, Object.fromEntries(versions), listed]),
  };
}

/** Reads the YAML and Markdown of a commit that has changed since: by path, and as what readers of texts need. */
export async function readChanged(project: LoadedProject, { files, changed }: Commit) {
  const differing = [...files].filter(([path]) => changed.has(path) && /\.(?:ya?ml|mdx?)$/.test(path));
  const hashes = differing.map(([, hash]) => hash);
  const blobs = await readBlobs(project.root, hashes);
  const texts = new Map<string, string>();
  for (const [path, hash] of differing) {
    const bytes = blobs.get(hash);
    if (bytes !== undefined) texts.set(path, decodeText(bytes));
  }
  return { texts, before: (path: string) => texts.get(path) ?? project.readSource(path), now: project.readSource };
}

const NAVIGATION = /^nav\/(?:site\.yaml|baseline\.yaml|(?:sections|translations)\/[^/]+\.ya?ml)$/;

/** Returns the texts of the navigation in the order of their paths; unchanged ones are read from disk. */
async function readTexts(
  root: string,
  { files, changed }: Commit,
  { sources, unreadable }: { readonly sources: readonly SourceFile[]; readonly unreadable: UnreadableFile[] },
): Promise<readonly SourceFile[]> {
  const now = new Map(sources.flatMap((source) => (changed.has(source.path) ? [] : [[source.path, source]])));
  const wanted = [...files].filter(([path]) => NAVIGATION.test(path)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const blobs = await readBlobs(
    root,
    wanted.flatMap(([path, hash]) => (now.has(path) ? [] : [hash])),
  );
  return wanted.flatMap(([path, hash]): readonly SourceFile[] => {
    const same = now.get(path);
    if (same !== undefined) return [same];
    const bytes = blobs.get(hash);
    if (bytes === undefined) return [];
    const mistake = findUnreadable(path, bytes);
    if (mistake === undefined) return [{ path, text: decodeText(bytes) }];
    unreadable.push(mistake);
    return [];
  });
}

interface Pages {
  readonly files: readonly { readonly path: string; readonly hash: string }[];
  readonly content: string;
  /** Facts of unchanged pages. */
  readonly known: ReadonlyMap<string, CheckedPageFacts>;
  readonly settings: IntakeSettings;
  readonly unreadable: UnreadableFile[];
}

/** Returns the facts of changed pages, which are cached by the hash of their content. */
async function readPages(
  project: Project,
  { files, content, known, settings, unreadable }: Pages,
): Promise<readonly PageFile[]> {
  const kept = project.cache.entries<{ readonly facts: CheckedPageFacts }>(
    'facts-of-commits.json',
    JSON.stringify(settings),
  );
  const keyOf = ({ path, hash }: { readonly path: string; readonly hash: string }) => `${hash}.${pageFormat(path)}`;
  const factsOf = (file: { readonly path: string; readonly hash: string }) =>
    known.get(file.path) ?? kept.find(keyOf(file))?.facts;
  const missing = files.filter((file) => factsOf(file) === undefined);
  const blobs = await readBlobs(
    project.root,
    missing.map(({ hash }) => hash),
  );
  const checked = missing.length === 0 ? undefined : openFactsCache(project, JSON.stringify(settings));
  for (const file of missing) {
    const bytes = blobs.get(file.hash);
    if (bytes === undefined) continue;
    const facts = checked?.findFacts(file.path, hashOf(bytes));
    const mistake = findUnreadable(file.path, bytes);
    if (facts !== undefined) kept.keep(keyOf(file), { facts });
    else if (mistake !== undefined) unreadable.push(mistake);
    else {
      const { readFacts } = await import('../../site/markdown/read-facts.ts');
      kept.keep(keyOf(file), {
        facts: readFrontMatter(readFacts(decodeText(bytes), { format: pageFormat(file.path), settings })),
      });
    }
  }
  const used = new Set(files.map(keyOf));
  kept.save((key) => used.has(key));
  return files.flatMap((file): readonly PageFile[] => {
    const facts = factsOf(file);
    return facts === undefined
      ? []
      : [{ path: file.path, pathname: contentPathname(file.path.slice(content.length)), facts }];
  });
}
