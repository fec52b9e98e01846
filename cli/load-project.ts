import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import {
  BASELINE_FILE,
  didYouMean,
  findPackages,
  intakeSettings,
  mostBytes,
  shareOf,
  type IntakeSettings,
  type Navigation,
  type PageFile,
  type ProjectInput,
  type SourceFile,
  type ToolName,
  type UnreadableFile,
} from '../engine/index.ts';
import { contentPathname, SITE_FILE, splitLanguage } from '../engine/pathname.ts';
import { contentKind, isPassedOver } from './content-files.ts';
import { decodeText } from './decode-text.ts';
import { listDemoModules, listNeighbors } from './demo-folders.ts';
import { listNames } from './api/list-names.ts';
import { currentKeys, type PackageKeys } from './api/package-keys.ts';
import { openFactsCache, type FactsCache, type FileStamp, type PageHashes } from './cache/page-facts.ts';
import { Failure } from './failure.ts';
import { hashOf } from './hash.ts';
import { followLink } from './follow-link.ts';
import {
  holdContent,
  lookAgain,
  type Changes,
  type Content,
  type HeldContent,
  type ScannedPage,
} from './hold-content.ts';
import type { ReadPage } from './page-tasks.ts';
import type { PageThread } from './page-thread.ts';
import { findOwnPackage } from './own-package.ts';
import { listInstalled, readPackageVersion } from './read-packages.ts';
import { readPages } from './read-pages.ts';
import { findMissingTools, hasDocsNav } from './tools/find-tool.ts';
import { readProjectNavigation, type SectionMemory } from './read-navigation.ts';

/** The files of a project as they are on disk, with the facts of its pages still to be fetched. */
export interface ScannedProject {
  readonly root: string;
  /** Content folder, from the root. */
  readonly content: string;
  /** What its pages are read with. */
  readonly settings: IntakeSettings;
  /** Which descriptions of packages it goes by. */
  readonly keys: PackageKeys;
  /** Hash of the bytes of each Markdown page as they were last read, by its path from the root. */
  hashPages(): ReadonlyMap<string, string>;
  /** Pathnames of all other files of the content folder. */
  readonly assets: readonly string[];
  /** Paths of the TypeScript files of the content folder, from the root. */
  readonly modules: readonly string[];
  /** Hash of each asset’s bytes, by its pathname. */
  hashAssets(): ReadonlyMap<string, string>;
  /** Changes with anything that the engine gets to know about the project. */
  fingerprint(): string;
  /** The engine's input, the facts of every page included. */
  readInput(): Promise<ProjectInput>;
  /** Text of a file of the project, for code frames; `undefined` when it cannot be read. */
  readSource(path: string): string | undefined;
}

/** A project that is ready to be compiled. */
export interface LoadedProject extends ScannedProject {
  readonly input: ProjectInput;
}

/** Reads navigation and content of a project. Throws only for what no diagnostic could point into: an unreadable folder. */
export async function loadProject(root: string, options: ScanOptions = {}): Promise<LoadedProject> {
  const project = await scanProject(root, options);
  return { ...project, input: await project.readInput() };
}

/** What a command that stays keeps of a project between two looks at it. */
export interface ProjectMemory {
  readonly sections: SectionMemory;
  content?: HeldContent;
}

/** Makes the memory of a command that stays; nothing is known yet. */
export function rememberProject(): ProjectMemory {
  return { sections: new Map() };
}

/** How a project is looked at. */
export interface ScanOptions {
  readonly thread?: PageThread | undefined;
  readonly memory?: ProjectMemory | undefined;
  /** Ids of the sections whose content counts; that of others is passed over, whether or not it exists. All of it when left out. */
  readonly only?: readonly string[] | undefined;
  /** What is known of packages and modules; found out here when left out. */
  readonly known?: KnownElsewhere | undefined;
  /** Whether a site is to be built, for which missing tools count wherever the project is. */
  readonly isBuild?: boolean;
  /** What changed since the last look with this memory. */
  readonly changes?: Changes;
  /** Which descriptions of packages will do; those of packages as they are when left out. */
  readonly keys?: PackageKeys;
}

/** What the check of a site needs to know of packages and of modules of demos, where those are not. */
export type KnownElsewhere = Required<Pick<ProjectInput, 'modules' | 'packages' | 'components'>>;

/** Tools that a merge needs itself; what the others make has been made with the parts. */
const OF_THE_WHOLE: readonly ToolName[] = ['pagefind', '@resvg/resvg-js'];

/** Finds out what there is and what has changed; reads only the pages that nothing is known of yet. */
export async function scanProject(
  root: string,
  { thread, memory, changes, only, known, isBuild = false, keys = currentKeys(root) }: ScanOptions = {},
): Promise<ScannedProject> {
  // While a command stays, as in a change of branch.
  if (!existsSync(join(root, SITE_FILE)))
    throw new Failure(`There is no ${SITE_FILE} any more.`, 'put it back, and the next look finds it');
  const unreadable: UnreadableFile[] = [];
  const nav = [SITE_FILE, ...listYaml(root, 'nav/sections', unreadable)].flatMap((path) =>
    readSource(root, path, unreadable),
  );
  const translations = listYaml(root, 'nav/translations', unreadable).flatMap((path) =>
    readSource(root, path, unreadable),
  );
  const [baseline] = readSource(root, BASELINE_FILE, unreadable);
  const navigation = readProjectNavigation(root, nav, unreadable, memory?.sections);
  const { site, sections } = navigation;
  const { content } = site.info;
  const share = only && openShare(navigation, only);
  // Only a site that is not in English alone needs to know what there is to translate.
  const needsWords = translations.length > 0 || site.languages.some(({ value }) => value !== 'en');
  // A folder whose name could not be read counts as none.
  const scanned = site.unreadKeys.includes('content')
    ? NO_CONTENT
    : await lookAtContent(root, content, {
        unreadable,
        thread,
        memory,
        changes,
        share,
        settings: intakeSettings(site.info),
      });
  const { pages, assets, modules, hashAssets, readFacts } = scanned;
  const named = findPackages(sections);
  const versions = named.all.flatMap((name) => {
    const version = readPackageVersion(root, name);
    return version === undefined ? [] : [[name, version] as const];
  });
  const installed = new Set(versions.map(([name]) => name));
  const input: Omit<ProjectInput, 'pages' | 'navigation'> = {
    nav,
    translations,
    ...(baseline === undefined ? {} : { baseline }),
    words: needsWords ? (await import('../site/frame/words.ts')).WORD_GROUPS : [],
    assets,
    ...(only === undefined ? {} : { only }),
    modules: known?.modules ?? [
      ...new Set([
        ...modules,
        ...listDemoModules(
          root,
          sections.flatMap(({ demoFolder }) => demoFolder ?? []),
        ),
        ...listNeighbors(
          root,
          site.modules.map(({ value }) => value),
        ),
      ]),
    ],
    unreadable,
    packages: known?.packages ?? Object.fromEntries(versions),
    components:
      known?.components ??
      (await listNames(
        root,
        named.documented.filter((name) => installed.has(name)),
        keys,
      )),
    ...(isBuild || hasDocsNav(root)
      ? {
          missingTools: findMissingTools(root).filter(({ name }) => known === undefined || OF_THE_WHOLE.includes(name)),
        }
      : {}),
    today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  };
  return {
    root,
    content,
    settings: intakeSettings(site.info),
    keys,
    hashPages: () => new Map(pages.map(({ path, hashes }) => [path, hashes.bytes])),
    assets,
    modules,
    hashAssets,
    fingerprint: () => hashOf(JSON.stringify([input, pages.map(({ path, hashes }) => [path, hashes.facts])])),
    async readInput() {
      const pages = await readFacts();
      const included = known === undefined ? await listIncluded(root, { pages, navigation, keys }) : {};
      return {
        ...input,
        navigation,
        pages,
        ...(versions.length < named.all.length ? { installed: listInstalled(root) } : {}),
        components: { ...included, ...input.components },
      };
    },
    readSource: (path) =>
      [...nav, ...translations, ...(baseline ? [baseline] : [])].find((source) => source.path === path)?.text ??
      readText(root, path, []),
  };
}

/** What the packages export whose documentation pages include; no one asks where the one rule about it is off. */
async function listIncluded(
  root: string,
  {
    pages,
    navigation,
    keys,
  }: { readonly pages: readonly PageFile[]; readonly navigation: Navigation; readonly keys: PackageKeys },
): Promise<ProjectInput['components']> {
  if (navigation.site.rules.some(({ code, level }) => code.value === 'undocumented-component' && level === 'off'))
    return {};
  const named = new Set(
    pages.flatMap(({ facts }) => (facts.parts ?? []).flatMap((part) => (part.kind === 'api' ? [part.package] : []))),
  );
  const own = findOwnPackage(root)?.name;
  return listNames(
    root,
    [...named].filter((name) => name === own || readPackageVersion(root, name) !== undefined),
    keys,
  );
}

const NO_CONTENT: Content = {
  pages: [],
  assets: [],
  modules: [],
  isText: () => false,
  hashAssets: () => new Map(),
  readFacts: async () => [],
};

interface ContentOptions extends ScanOptions {
  readonly share?: IsHere | undefined;
  readonly settings: IntakeSettings;
  readonly unreadable: UnreadableFile[];
}

/** Whether a file of the content folder belongs to the sections that count. */
type IsHere = (below: string, kind: ReturnType<typeof contentKind>) => boolean;

function openShare(navigation: Navigation, only: readonly string[]): IsHere {
  const ids = navigation.sections.map(({ id }) => id.value);
  const unknown = only.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw new Failure(
      `There is no section \`${unknown}\`.`,
      didYouMean(unknown, ids) ?? `the sections are ${ids.join(', ')}`,
    );
  const share = shareOf(navigation, only);
  const languages = navigation.site.languages.map(({ value }) => value);
  return (below, kind) =>
    kind === 'page' ? share.hasPage(contentPathname(splitLanguage(below, languages).path)) : share.hasFile(below);
}

/** With a memory, only what changed is read; a folder with files that are not text is read whole each time. */
async function lookAtContent(root: string, folder: string, options: ContentOptions): Promise<Content> {
  const { memory, changes, unreadable } = options;
  if (memory === undefined) return scanContent(root, folder, options);
  const isHeld =
    memory.content?.folder === folder && JSON.stringify(memory.content.settings) === JSON.stringify(options.settings);
  const held =
    memory.content !== undefined && isHeld && changes !== undefined
      ? await lookAgain(root, memory.content, changes)
      : undefined;
  if (held !== undefined) return (memory.content = held).content;
  delete memory.content;
  const before = unreadable.length;
  const found = holdContent({ folder, settings: options.settings, content: await scanContent(root, folder, options) });
  if (unreadable.length === before) memory.content = found;
  return found.content;
}

function listYaml(root: string, folder: string, unreadable: UnreadableFile[]): readonly string[] {
  const named = listFolder(join(root, folder)).filter((entry) => {
    if (entry.isDirectory() || !/\.ya?ml$/.test(entry.name)) return false;
    const target = entry.isSymbolicLink() ? followLink(root, join(root, folder, entry.name)) : 'file';
    if (target === 'leads-outside' || target === 'leads-nowhere')
      unreadable.push({ path: `${folder}/${entry.name}`, cause: target, size: 0 });
    return target === 'file';
  });
  return named.map(({ name }) => `${folder}/${name}`).toSorted();
}

function readSource(root: string, path: string, unreadable: UnreadableFile[]): readonly SourceFile[] {
  const text = readText(root, path, unreadable);
  return text === undefined ? [] : [{ path, text }];
}

function listFolder(folder: string): readonly Dirent[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : [];
}

async function scanContent(
  root: string,
  content: string,
  { unreadable, thread, settings, share }: ContentOptions,
): Promise<Content> {
  const cache = openFactsCache(root, JSON.stringify(settings));
  const pages: ScannedPage[] = [];
  const assets: string[] = [];
  const modules: string[] = [];
  const touched: { readonly path: string; readonly stamp: FileStamp; readonly bytes: string }[] = [];
  const refuse = (path: string, cause: UnreadableFile['cause']) =>
    void unreadable.push({ path: `${content}${path}`, cause, size: 0 });
  for (const below of walk({ folder: `${root}/${content}`, below: '', from: [] }, { root, refuse })) {
    const path = `${content}${below}`;
    const kind = contentKind(below);
    if (share?.(below, kind) === false) continue;
    if (kind !== 'page') {
      if (kind === 'module') modules.push(path);
      else if (kind === 'asset') assets.push(below);
      continue;
    }
    const stamp = statSync(`${root}/${path}`);
    const hashes = cache.findHashes(path, stamp);
    if (hashes !== undefined) {
      pages.push({ path, hashes });
      continue;
    }
    const bytes = hashPage(root, path, unreadable);
    if (bytes !== undefined) touched.push({ path, stamp, bytes });
  }

  const total = pages.length + touched.length;
  /** Facts from the cache, or else from the file, which may have been edited meanwhile; in the order of `files`. */
  const factsOf = async (
    files: readonly { readonly path: string; readonly bytes: string }[],
  ): Promise<readonly ReadPage[]> => {
    const found = files.map(({ path, bytes }) => cache.findFacts(path, bytes));
    const missing = files.filter((_, at) => found[at] === undefined);
    const read =
      missing.length === 0
        ? []
        : await readPages(
            root,
            missing.map(({ path }) => path),
            { total, shared: thread, settings },
          );
    for (const [at, { bytes, facts }] of read.entries()) {
      const file = missing[at];
      if (file !== undefined) cache.keepFacts(file.path, bytes, facts);
    }
    const rest = read.values();
    return files.flatMap(({ bytes }, at) => {
      const facts = found[at];
      return facts === undefined ? (rest.next().value ?? []) : { bytes, facts };
    });
  };
  const hashesOf = ({ bytes, facts }: ReadPage): PageHashes => ({ bytes, facts: hashOf(JSON.stringify(facts)) });
  const save = () =>
    cache.save([
      ...pages.map(({ path, hashes }) => ({ path, bytes: hashes.bytes })),
      ...assets.map((pathname) => ({ path: content + pathname })),
    ]);

  for (const [at, read] of (await factsOf(touched)).entries()) {
    const file = touched[at];
    if (file === undefined) continue;
    const hashes = hashesOf(read);
    pages.push({ path: file.path, hashes });
    if (read.bytes === file.bytes) cache.keepHashes(file.path, file.stamp, hashes);
  }
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  save();
  return {
    pages,
    assets,
    modules,
    isText: (path) => hashPage(root, path, []) !== undefined,
    hashAssets() {
      const hashes = new Map(assets.map((pathname) => [pathname, hashAsset(root, content + pathname, cache)]));
      save();
      return hashes;
    },
    async readFacts() {
      const read = await factsOf(pages.map(({ path, hashes }) => ({ path, bytes: hashes.bytes })));
      save();
      return pages.flatMap((page, at) => {
        const own = read[at];
        if (own === undefined) return [];
        if (own.bytes !== page.hashes.bytes) page.hashes = hashesOf(own);
        return { path: page.path, pathname: contentPathname(page.path.slice(content.length)), facts: own.facts };
      });
    },
  };
}

/** An asset is compared by its bytes: a checkout may give other bytes the same size and time. */
function hashAsset(root: string, path: string, cache: FactsCache): string {
  const stamp = statSync(join(root, path));
  const known = cache.findHashes(path, stamp);
  if (known !== undefined) return known.bytes;
  const bytes = hashOf(readFileSync(join(root, path)));
  cache.keepHashes(path, stamp, { bytes, facts: '' });
  return bytes;
}

/** The path of every file below a folder, from the folder with a leading slash, but for hidden ones and what packages bring along. */
function* walk(
  { folder, below, from }: { readonly folder: string; readonly below: string; readonly from: readonly string[] },
  project: { readonly root: string; readonly refuse: (path: string, cause: UnreadableFile['cause']) => void },
): Generator<string> {
  for (const entry of listFolder(folder)) {
    if (isPassedOver(entry.name)) continue;
    const [file, path] = [`${folder}/${entry.name}`, `${below}/${entry.name}`];
    const target = entry.isSymbolicLink() ? followLink(project.root, file, from) : undefined;
    if (entry.isDirectory()) yield* walk({ folder: file, below: path, from }, project);
    else if (target === 'folder')
      yield* walk({ folder: file, below: path, from: [...from, realpathSync(folder)] }, project);
    else if (entry.isFile() || target === 'file') yield path;
    else project.refuse(path, target ?? 'no-file');
  }
}

function readText(root: string, path: string, unreadable: UnreadableFile[]): string | undefined {
  const bytes = readBytes(root, path, unreadable);
  return bytes && decodeText(bytes);
}

function hashPage(root: string, path: string, unreadable: UnreadableFile[]): string | undefined {
  const bytes = readBytes(root, path, unreadable);
  return bytes && hashOf(bytes);
}

/** The bytes of a text file; what is not text, or too large, is noted and left out. */
function readBytes(root: string, path: string, unreadable: UnreadableFile[]): Buffer | undefined {
  const file = join(root, path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const { size } = stats;
  if (!stats.isFile()) {
    unreadable.push({ path, cause: 'no-file', size: 0 });
    return undefined;
  }
  const bytes = size > mostBytes(path) ? undefined : readFileSync(file);
  if (bytes !== undefined && isUtf8(bytes)) return bytes;
  // Every byte is a letter in Latin-1: enough to see which paths the file speaks of.
  unreadable.push(
    bytes === undefined
      ? { path, cause: 'too-large', size }
      : { path, cause: 'not-utf-8', size, text: bytes.toString('latin1') },
  );
  return undefined;
}
