import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import {
  askedExports,
  askedTexts,
  byKind,
  declareComponents,
  demoWrappers,
  didYouMean,
  intakeSettings,
  listModulePages,
  readNavigationAgain,
  shareOf,
  type AskFinding,
  type IntakeSettings,
  type Kinds,
  type MissingTool,
  type Navigation,
  type OwnRules,
  type PageFile,
  type ProjectInput,
  type SourceFile,
  type ToolFinding,
  type ToolName,
  type UnreadableFile,
} from '../../engine/index.ts';
import type { ApiName } from '../../site/api/api-data.ts';
import type { PageValues } from '../../engine/feature/page-values.ts';
import { contentPathname, splitLanguage } from '../../engine/address/page-file.ts';
import { BASELINE_FILE, isTranslation, SEARCH_CASES_FILE, SITE_FILE } from '../../engine/text/project-files.ts';
import { currentKeys, type PackageKeys } from '../make/api/package-keys.ts';
import { directiveNames, FEATURES, withBuiltIn } from '../../site/features/index.ts';
import { ELEMENTS } from '../../site/markdown/foreign/html-elements.ts';
import { askedIn } from '../make/features/asked-parts.ts';
import { tellFaults } from '../make/demos/problems/tell-faults.ts';
import { placeInNav } from '../make/features/place-in-nav.ts';
import { findUndeclared, findUndeclaredInPages } from '../make/demos/problems/undeclared-variables.ts';
import type { OwnFeatures } from '../make/features/own-features.ts';
import type { OpenRules } from '../make/features/own-rules.ts';
import { openTexts } from '../make/features/page-texts.ts';
import type { SiteValues } from '../make/values/page-values.ts';
import type { OwnComponents } from '../make/components/look-components.ts';
import { listPages, lookFeatures } from '../make/features/look-features.ts';
import { findFaultsOf } from '../make/demos/source/find-faults.ts';
import { findPackageMistakes } from '../make/demos/source/find-package-mistakes.ts';
import { readShown, type NamedModules } from '../make/demos/source/shown-modules.ts';
import { Failure } from '../system/base/failure.ts';
import { hashOf } from '../system/files/hash.ts';
import { declareVariables } from '../system/project-at.ts';
import { stateOfRun } from '../system/variables.ts';
import { holdContent, lookAgain, type Changes, type Content, type HeldContent } from './hold-content.ts';
import type { PageThread } from './page-thread.ts';
import { listBesideNavigation, readProjectNavigation, type SectionMemory } from './read-navigation.ts';
import { listYaml, readSources } from '../system/files/read-files.ts';
import { readWords } from './read-words.ts';
import {
  joinPackages,
  listAlternatives,
  readIncluded,
  readSurroundings,
  type KnownElsewhere,
  type Surroundings,
} from './read-surroundings.ts';
import { installNotes } from '../system/packages/package-state.ts';
import { isInRepository, placeInRepository } from '../system/packages/repository.ts';
import { NO_CONTENT, scanContent, type ContentOptions, type IsHere } from './scan-content.ts';
import { hasDocsNav } from '../system/tools/find-tool.ts';

/** The files of a project on disk, without the facts of its pages. */
export interface ScannedProject extends Project {
  /** Content folder, from the root. */
  readonly content: string;
  /** The features that the project brings along, if any. */
  readonly own?: OwnFeatures | undefined;
  /** The rules that the project brings along, if any. */
  readonly rules?: OpenRules | undefined;
  /** The values of the expressions in its pages, if these are evaluated. */
  readonly values?: SiteValues | undefined;
  /** Its components, if `components` names any. */
  readonly ownComponents?: OwnComponents | undefined;
  /** Settings that its pages are read with. */
  readonly settings: IntakeSettings;
  /** Which descriptions of packages to use. */
  readonly keys: PackageKeys;
  /** Returns the hash of each Markdown page's bytes when last read, by its path from the root. */
  hashPages(): ReadonlyMap<string, string>;
  /** Pathnames of all other files in the content folder. */
  readonly assets: readonly string[];
  /** Paths of the TypeScript files in the content folder, from the root. */
  readonly modules: readonly string[];
  /** Files and folders, from the root, that it depends on as well: what settings name of the frame, of demos, of Vite, and what is installed. They need not exist. */
  readonly beside: readonly string[];
  /** Files that features of the package have read so far, from the root; those that make parts add theirs. */
  readonly builtInReads: Set<string>;
  /** Returns these, and what the project’s own features, components, rules and values were read from. They need not exist. */
  reads(): readonly string[];
  /** Returns the hash of each asset’s bytes, by its pathname. */
  hashAssets(): ReadonlyMap<string, string>;
  /** Returns a value that changes with the engine's input. */
  fingerprint(): string;
  /** Returns the engine's input, including the facts of every page. */
  readInput(): Promise<ProjectInput>;
  /** Reads the text of a project file, for code frames; `undefined` if it cannot be read. */
  readSource(path: string): string | undefined;
}

/** A project that is ready to be compiled. */
export interface LoadedProject extends ScannedProject {
  readonly input: ProjectInput;
}

/**
 * Reads the navigation and content of a project. Throws only if no diagnostic could point at the mistake: for an
 * unreadable folder.
 */
export async function loadProject(project: Project, options: ScanOptions = {}): Promise<LoadedProject> {
  const scanned = await scanProject(project, options);
  const input = await scanned.readInput();
  return { ...scanned, input };
}

/**
 * Reads what has changed of pages again, and of modules that `made` names: files that were only read to make parts. Returns
 * the same project with other texts; `undefined` if the change may be one for the engine.
 */
export async function rereadProject(
  project: ScannedProject,
  memory: ProjectMemory,
  { changes, made }: { readonly changes: Changes; readonly made: ReadonlySet<string> },
): Promise<ScannedProject | undefined> {
  const { content: before } = memory;
  if (before === undefined || changes === undefined || changes.size === 0) return undefined;
  if (project.rules !== undefined || project.values !== undefined) return undefined;
  const hashes = project.hashPages();
  const others = new Set([
    ...project.beside,
    ...project.reads(),
    ...project.assets.map((path) => project.content + path),
  ]);
  const isMade = (path: string) =>
    made.has(path) && !others.has(path) && !path.startsWith('nav/') && existsSync(join(project.root, path));
  if (![...changes].every((path) => hashes.has(path) || isMade(path))) return undefined;
  const content = await lookAgain(project, before, changes);
  const factsOf = async ({ content: { readFacts } }: HeldContent) =>
    JSON.stringify((await readFacts()).filter(({ path }) => changes.has(path)));
  if (content === undefined || (await factsOf(content)) !== (await factsOf(before))) return undefined;
  memory.content = content;
  const read = new Map(content.content.pages.map(({ path, hashes: { bytes } }) => [path, bytes]));
  return { ...project, hashPages: () => read };
}

/** What a long-running command remembers about a project. */
export interface ProjectMemory {
  readonly sections: SectionMemory;
  content?: HeldContent;
}

/** Makes an empty memory for a long-running command. */
export function rememberProject(): ProjectMemory {
  return { sections: new Map() };
}

/** How to read a project. */
export interface ScanOptions {
  readonly thread?: PageThread | undefined;
  readonly memory?: ProjectMemory | undefined;
  /**
   * Ids of the sections to read; the content of others is ignored, whether or not it exists. All of them if left out.
   */
  readonly only?: readonly string[] | undefined;
  /** What is known about packages and modules; determined here if left out. */
  readonly known?: KnownElsewhere | undefined;
  /** The values of expressions, by the paths of pages; evaluated here if left out. */
  readonly values?: ReadonlyMap<string, PageValues>;
  /** Whether a site is to be built, which requires tools wherever the project is. */
  readonly isBuild?: boolean;
  /** Whether drafts are part of the site: for those who write them. */
  readonly hasDrafts?: boolean;
  /** What changed since the memory was last used. */
  readonly changes?: Changes;
  /** Which descriptions of packages to use; those of the current packages if left out. */
  readonly keys?: PackageKeys;
}

/** Finds out which files exist and which have changed; reads only new or changed pages. */
export async function scanProject(from: Project, options: ScanOptions = {}): Promise<ScannedProject> {
  const code = await openOwnCode(from, options);
  const { project, nav, unreadable, navigation, own, ownComponents, rules, settings } = code;
  const { content } = navigation.site.info;
  // Without the features of a project, its pages are read with other settings, and must not replace what is kept.
  const reader =
    settings.unrunFeatures === true ? { ...project, cache: project.cache.within('without-code') } : project;
  const share = options.only && openShare(navigation, options.only);
  const scanned = isInRepository(project.root, content)
    ? await lookAtContent(reader, content, { ...options, unreadable, share, settings })
    : NO_CONTENT;
  const { pages, assets, modules, hashAssets } = scanned;
  const values =
    settings.mdx === undefined || project.trust !== 'all'
      ? undefined
      : (await import('../make/values/page-values.ts')).openValues(project, settings, options.values);
  const builtInReads = new Set<string>();
  const hashPages = () => new Map(pages.map(({ path, hashes }) => [path, hashes.bytes]));
  const scan: Scan = { ...options, ...code, ...scanned, values, builtInReads, hashPages };
  const input = await gatherInput(scan);
  return {
    ...project,
    content,
    own,
    rules,
    builtInReads,
    reads: () => [...builtInReads, ...(ownComponents?.reads() ?? []), ...ranFiles(scan)],
    ownComponents,
    settings,
    keys: code.keys,
    hashPages,
    assets,
    modules,
    beside: [...placesNamedIn(navigation), ...installNotes(project.root)],
    hashAssets,
    values,
    fingerprint: () =>
      hashOf(
        JSON.stringify([
          input,
          ownComponents?.state,
          pages.map(({ path, hashes: { facts, bytes } }) =>
            rules === undefined ? [path, facts] : [path, facts, bytes],
          ),
          rules?.state,
          values?.state(),
          // What their code finds, and what is told of what it does not find.
          (own ?? rules ?? values) && [stateOfRun(project), Object.keys(project.variables.all).toSorted()],
        ]),
      ),
    readInput: () => completeInput(scan, input),
    // The source of a file that could not be read is not shown either: a link may lead to someone else's file.
    readSource: (path) =>
      unreadable.some((file) => file.path === path)
        ? undefined
        : (nav.find((source) => source.path === path)?.text ?? project.files.readText(path, [])),
  };
}

/** Reads the navigation of a project, and opens the code that it names, as far as that may run. */
async function openOwnCode(from: Project, { known, memory, keys = currentKeys(from) }: ScanOptions) {
  // May happen in a long-running command, for example when switching branches.
  if (!existsSync(join(from.root, SITE_FILE)))
    throw new Failure(`${SITE_FILE} no longer exists.`, 'restore it, and the next check will find it');
  const unreadable: UnreadableFile[] = [];
  const nav = readYamlFiles(from, unreadable);
  const written = readProjectNavigation(from, nav, unreadable, memory?.sections);
  const project = declareVariables(from, written.site.info.demoEnvironment);
  // A merge has no code of the project: its parts were checked.
  const runs = project.trust === 'all' && known === undefined;
  const own =
    runs && written.site.features.length > 0
      ? await (await import('../make/features/own-features.ts')).openOwnFeatures(project, written.site.features, nav)
      : undefined;
  const named = known?.features ?? own?.declarations ?? [];
  // Only now it is known what the features of the project call their settings.
  const navigation = named.every(({ settings }) => settings === undefined)
    ? written
    : readNavigationAgain(nav, { unreadable, navigation: written, builtIn: FEATURES, features: named }, () => true);
  const { site } = navigation;
  const directives = Object.keys(withBuiltIn(named.filter(({ component }) => component === undefined)));
  const features = known?.features ?? [...named, ...declareComponents(site.info.components, directives)];
  const ownComponents =
    known === undefined && site.ownComponents.length > 0
      ? (await import('../make/components/look-components.ts')).openOwnComponents(project, {
          components: site.ownComponents,
          declared: features,
          nav,
          keys,
        })
      : undefined;
  const rules =
    runs && site.ownRules.length > 0
      ? await (await import('../make/features/own-rules.ts')).openOwnRules(project, site.ownRules, nav)
      : undefined;
  const settings: IntakeSettings = {
    ...intakeSettings(site.info, FEATURES),
    ...(features.length === 0 ? {} : { features }),
    ...(known === undefined && site.ownRules.length > 0 ? { forRules: true } : {}),
    ...(project.trust !== 'all' && site.features.length > 0 ? { unrunFeatures: true } : {}),
  };
  const lists = await own?.list(navigation);
  return {
    project,
    keys,
    nav,
    unreadable,
    navigation,
    features,
    own,
    listed: lists?.value,
    mistakes: [own, lists].flatMap((each) => each?.mistakes ?? []),
    ownComponents,
    rules,
    settings,
  };
}

type OwnCode = Awaited<ReturnType<typeof openOwnCode>>;

/** What has been found of a project, from which the engine's input is made. */
type Scan = OwnCode &
  Omit<ScanOptions, 'keys' | 'values'> &
  Content &
  Pick<ScannedProject, 'values' | 'builtInReads' | 'hashPages'>;

/** Lists the files of own code that have been run or read for it. */
function ranFiles({ own, rules, values }: Pick<Scan, 'own' | 'rules' | 'values'>): readonly string[] {
  return [own, rules, values].flatMap((each) => each?.reads() ?? []);
}

/** Gathers what the engine needs to know besides the pages. */
async function gatherInput(scan: Scan): Promise<Omit<ProjectInput, 'pages' | 'navigation'>> {
  const { project, nav, navigation, features, rules, known, only, keys, unreadable } = scan;
  const { site } = navigation;
  const { content } = site.info;
  const { foldersOutside = [], ...elsewhere }: Surroundings =
    known ?? (await readSurroundings(project, navigation, { modules: scan.modules, keys }));
  return {
    nav: [
      ...nav,
      ...listBesideNavigation(
        project,
        new Set([SEARCH_CASES_FILE, ...[...nav, ...unreadable].map(({ path }) => path)]),
        new Set([content, ...navigation.sections.flatMap(({ demoFolder }) => demoFolder?.value ?? [])]),
      ),
    ],
    ...(await readWords(
      site.languages.map(({ value }) => value),
      nav.some(({ path }) => isTranslation(path)),
      features,
    )),
    assets: scan.assets,
    replacements: [...directiveNames(withBuiltIn(features), ['text', 'line', 'block']), ...Object.keys(ELEMENTS)],
    builtIn: FEATURES,
    ...(features.length === 0 ? {} : { features }),
    ...(scan.mistakes.length === 0 ? {} : { isFeatureLost: true }),
    ...(known === undefined
      ? { listed: { ...(await listPages(project, navigation, scan.builtInReads)), ...scan.listed } }
      : {}),
    ...(project.trust === 'all' ? {} : { code: 'unrun' }),
    ...(site.ownRules.length > 0 ? { ownRules: rules?.declared ?? NOT_RUN } : {}),
    ...(only === undefined ? {} : { only }),
    ...(scan.hasDrafts === true ? { hasDrafts: true } : {}),
    placeInRepository: placeInRepository(project.root),
    foldersOutside: [...(isInRepository(project.root, content) ? [] : [content]), ...foldersOutside],
    unreadable,
    ...elsewhere,
    findings: listMissingTools(project, scan),
    today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  };
}

/** Completes the engine's input with the facts of every page, and with what is found in what pages ask for. */
async function completeInput(scan: Scan, input: Omit<ProjectInput, 'pages' | 'navigation'>): Promise<ProjectInput> {
  const { project, navigation, rules, known, keys, isBuild = false } = scan;
  const { site } = navigation;
  const written = await scan.readFacts();
  const pages = (await scan.values?.fill(written, scan.hashPages())) ?? written;
  const kinds = byKind([...FEATURES, ...scan.features]);
  // The thread that describes packages also reads components. Whoever asks for these hears of a failure.
  scan.ownComponents?.readProps().catch(() => {});
  const included =
    known === undefined
      ? await readIncluded(project, navigation, { pages, kinds, keys, isBuild, generated: namesIn(input.packages) })
      : undefined;
  const named = modulesNamedIn(navigation, { pages, kinds, nav: scan.nav, modules: input.modules ?? [] });
  const packages = joinPackages([
    listAlternatives(project, navigation, input.packages),
    included?.packages ?? {},
    input.packages,
  ]);
  const documented = Object.keys(packages).filter((name) => packages[name]?.components !== undefined);
  const asked = askedIn(pages);
  // A build finds them when it compiles the modules.
  const shown = isBuild ? [] : readShown(project, named);
  const inModules = isBuild
    ? []
    : [
        ...(await faultsOfPlaygrounds(project, pages, { kinds, keys })),
        ...tellFaults(findFaultsOf(project, shown), { ...named, hasMode: site.info.demoMode !== undefined }),
        ...findPackageMistakes(project, shown, { pages, documented }),
      ];
  // A build finds what features of the package make wrong when it makes it.
  const looked =
    known === undefined
      ? [
          ...(isBuild ? [] : await lookFeatures(project, asked, pages, { site, reads: scan.builtInReads })),
          ...((await scan.own?.look(asked, pages, navigation)) ?? []),
          ...((await scan.ownComponents?.look(asked, pages)) ?? []),
          ...findUndeclaredInPages(project, written),
          ...findUndeclared(project, ranFiles(scan)),
        ]
      : [];
  const findings = [
    ...(input.findings ?? []),
    ...(included?.findings ?? []),
    ...inModules,
    ...scan.mistakes,
    ...looked,
  ];
  const complete = { ...input, navigation, pages, packages, findings };
  if (rules === undefined) return complete;
  return { ...complete, ownRules: await rules.check(complete, openTexts(project, scan.hashPages())) };
}

/** Loads what makes playgrounds only for a site that may have some: that shows components in use. */
async function faultsOfPlaygrounds(
  project: Project,
  pages: readonly PageFile[],
  { kinds, keys }: { readonly kinds: Kinds; readonly keys: PackageKeys },
): Promise<readonly AskFinding[]> {
  if (askedExports(pages, kinds).every(({ feature }) => feature.documents === true)) return [];
  const { findPlaygroundFaults } = await import('../make/playgrounds/playground-faults.ts');
  return findPlaygroundFaults(project, pages, keys);
}

/** Rules whose code is not here, or not run. */
export const NOT_RUN: OwnRules = { definitions: [], findings: [], failed: [], isLost: true };

/** Lists the exports of packages that get pages. */
function namesIn(packages: ProjectInput['packages']): readonly ApiName[] {
  return Object.entries(packages).flatMap(([owner, { components = [], values = [] }]) => [
    ...components.map((name) => ({ package: owner, name })),
    ...values.flatMap(({ name, kind }) => (kind === 'type' ? [] : [{ package: owner, name }])),
  ]);
}

/** Lists the modules and folders that a navigation names, from the root. */
export function placesNamedIn({ site, sections }: Navigation): readonly string[] {
  const ofDemos = sections.flatMap((section) => [section.demoFolder, ...demoWrappers(section)]);
  return [
    ...[...site.modules, site.viteConfig, ...ofDemos].flatMap((named) => named?.value ?? []),
    ...listModulePages(sections).map(({ module }) => module),
  ];
}

/** Lists the modules that run on a site. */
function modulesNamedIn(
  { site, sections }: Navigation,
  {
    pages,
    kinds,
    nav,
    modules,
  }: Pick<NamedModules, 'modules'> & Pick<ProjectInput, 'pages' | 'nav'> & { readonly kinds: Kinds },
): NamedModules {
  return {
    modules,
    parts: askedTexts('module', pages, kinds).flatMap(({ feature, value: src }) =>
      feature.needs === undefined ? [] : [{ src }],
    ),
    providers: sections.flatMap(({ demoProvider }) => demoProvider?.value ?? []),
    components: site.modules.map(({ value }) => value),
    own: [...site.ownComponents, ...listModulePages(sections)].map((own) => ({
      ...own,
      at: placeInNav(own.span, nav),
    })),
  };
}

/** Reads the YAML files of `nav/` that are in places where they are read. */
function readYamlFiles(project: Project, unreadable: UnreadableFile[]): readonly SourceFile[] {
  const folders = ['nav/sections', 'nav/translations'].flatMap((folder) => listYaml(project.root, folder, unreadable));
  return readSources(project.root, [SITE_FILE, ...folders, BASELINE_FILE], unreadable);
}

/** Tools that a merge itself needs; the output of others is in the parts. */
const OF_THE_WHOLE: readonly ToolName[] = ['pagefind', '@resvg/resvg-js'];

/** Lists missing tools, without those that only builds use if only files are checked. */
function listMissingTools(
  project: Project,
  { isBuild = false, known }: Pick<ScanOptions, 'isBuild' | 'known'>,
): readonly ToolFinding[] {
  if (project.trust === 'nothing' || (!isBuild && !hasDocsNav(project))) return [];
  return tellMissing(
    project.tools.listMissing().filter(({ name }) => known === undefined || OF_THE_WHOLE.includes(name)),
  );
}

/** Says what is missing of the tools that a site may need. */
export function tellMissing(tools: readonly MissingTool[]): readonly ToolFinding[] {
  return tools.map(({ name, found, help }) => ({
    code: 'missing-package',
    tool: name,
    message:
      found === undefined
        ? `the package \`${name}\`, which is not installed`
        : `a version of the package \`${name}\` other than ${found}, which is installed`,
    help,
  }));
}

/** Says that there is no section with an id, and which there are. */
export function unknownSection(id: string, ids: readonly string[]): Failure {
  return new Failure(`There is no section \`${id}\`.`, didYouMean(id, ids) ?? `the sections are ${ids.join(', ')}`);
}

/** Makes a function that tells whether a file belongs to the selected sections. */
function openShare(navigation: Navigation, only: readonly string[]): IsHere {
  const ids = navigation.sections.map(({ id }) => id.value);
  const unknown = only.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw unknownSection(unknown, ids);
  const share = shareOf(navigation, only);
  const languages = navigation.site.languages.map(({ value }) => value);
  return (below, kind) =>
    kind === 'page' ? share.hasPage(contentPathname(splitLanguage(below, languages).path)) : share.hasFile(below);
}

/**
 * Reads the content folder: with a memory, only what changed. A folder with files that are not text is read in full
 * each time.
 */
async function lookAtContent(
  project: Project,
  folder: string,
  options: ContentOptions & Pick<ScanOptions, 'memory' | 'changes'>,
): Promise<Content> {
  const { memory, changes, unreadable } = options;
  if (memory === undefined) return scanContent(project, folder, options);
  const isHeld =
    memory.content?.folder === folder && JSON.stringify(memory.content.settings) === JSON.stringify(options.settings);
  const held =
    memory.content !== undefined && isHeld && changes !== undefined
      ? await lookAgain(project, memory.content, changes)
      : undefined;
  if (held !== undefined) return (memory.content = held).content;
  delete memory.content;
  const before = unreadable.length;
  const found = holdContent({
    folder,
    settings: options.settings,
    content: await scanContent(project, folder, options),
  });
  if (unreadable.length === before) memory.content = found;
  return found.content;
}
