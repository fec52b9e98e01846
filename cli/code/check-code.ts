import { inWords, startOf, type FileFinding } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { addTo } from '../system/base/add-to.ts';
import { SITE_FILE } from '../../engine/text/project-files.ts';
import { openInputs } from '../make/demos/source/inputs.ts';
import { installHelp } from '../system/tools/find-tool.ts';
import { slashed } from '../system/files/slashes.ts';
import { relative } from 'node:path';
import type { ScannedProject } from '../project/load-project.ts';
import { type CodeModule, isJavaScript } from './blocks/code-module.ts';
import { augments } from './blocks/lead-line.ts';
import { readBlocks, type Former } from './read-blocks.ts';
import { gatherPages, type CodePage } from './gather-pages.ts';
import { findTypeScript } from './compiler/find-typescript.ts';
import { openPageKeys } from './compiler/page-key.ts';
import { readSettings } from './compiler/project-settings.ts';
import { compileCode, type Compiled, type ModuleError } from './compiler/run-compiler.ts';
import { shorten, type CompilerError } from './compiler/parse-errors.ts';
import { placeInPage } from './compiler/place-in-page.ts';
import { tellErrors, type ToldModule } from './compiler/tell-errors.ts';
import { plural } from '../system/summary.ts';

/** What to check of the code of a site. */
export interface CodeOptions {
  /** The pages to check; by default all, and modules that no page shows. */
  readonly pages?: readonly string[] | undefined;
  /** Ends the compiler; what was asked for fails with the reason. */
  readonly signal?: AbortSignal | undefined;
  /** Takes what takes time. */
  readonly step?: (step: string | undefined) => void;
  /** What packages exported in the version that is compared. */
  readonly former?: Former | undefined;
}

/** What a check of code has come to. */
export interface CheckedCode {
  readonly findings: readonly FileFinding[];
  readonly counts: { readonly files: number; readonly blocks: number };
  /** What packages export, by section. */
  readonly known: Former;
  /** What is no mistake of the project, one sentence each. */
  readonly notes: readonly string[];
}

/** Pages that are kept although nobody has asked for them in a run. */
const SPARE = 5000;

/**
 * Checks the types of all code that readers see on pages, with the project’s own compiler: demos, playgrounds, pages that
 * are components, other modules of the content folder, and code blocks. What is known of a page is kept; without news, no
 * compiler runs.
 */
export async function checkCode(
  project: ScannedProject,
  manifest: RouteManifest,
  { pages: wanted, signal, step, former }: CodeOptions = {},
): Promise<CheckedCode> {
  const shown = gatherPages(project, manifest, wanted);
  const inputs = openInputs(project.root);
  const { blocks, known } = await readBlocks(
    project,
    manifest,
    shown.flatMap(({ files, section }) => files.map((file) => ({ file, section }))),
    inputs,
    former,
  );
  const inBlocks = [...blocks.values()].flatMap((page) => page.findings);
  const inPages = shown
    .map((page) => [...page.modules, ...page.files.flatMap((file) => blocks.get(file)?.blocks ?? [])])
    .filter((modules) => modules.length > 0);
  const modules = inPages.flat();
  const files = modules.filter(({ kind }) => kind === 'file').length;
  const counts = { files, blocks: modules.length - files };
  if (modules.length === 0) return { findings: inBlocks, counts, known, notes: [] };
  const compiler = findTypeScript(project);
  if (compiler === undefined) {
    const message = `No TypeScript is installed to check ${plural(modules.length, 'module')} of code for readers.`;
    const finding = unchecked({ message, help: installHelp(project.root, 'typescript') });
    return { findings: [...inBlocks, finding], counts, known, notes: [] };
  }
  const settings = readSettings(project.root, project.content, compiler);
  const keyOf = openPageKeys(project, project.content, settings, inputs);
  const kept = project.cache.entries<ToldModule>('code.json');
  const pages = inPages.map((own) => ({ modules: own, key: keyOf(own) }));
  const outdated = pages.filter(({ key }) => kept.find(key) === undefined);
  const fresh = new Map<string, ToldModule>();
  let mistakes: readonly FileFinding[] = [];
  if (outdated.length > 0) {
    step?.(`checking the types of ${plural(outdated.flatMap((page) => page.modules).length, 'module')}`);
    const { config } = settings;
    const ask = (groups: Groups) => compileCode(project, groups, { compiler, config, signal });
    const { compiled, isWhole } = await compileAround(groupModules(outdated, inputs.text), ask);
    step?.(undefined);
    mistakes = findTrouble(project, compiled, config, inputs.text);
    if (mistakes.length === 0) {
      const errorsOf = new Map<CodeModule | undefined, CompilerError[]>();
      for (const error of compiled.errors) addTo(errorsOf, error.module, error);
      for (const page of outdated) {
        const told = page.modules.map((module) =>
          tellErrors(module, project.readSource(module.file) ?? '', errorsOf.get(module) ?? [], project),
        );
        const all = {
          findings: told.flatMap(({ findings }) => findings),
          absent: told.flatMap(({ absent }) => absent),
        };
        fresh.set(page.key, all);
        if (isWhole) kept.keep(page.key, all);
      }
    }
  }
  const told = pages.flatMap(({ key }) => fresh.get(key) ?? kept.find(key) ?? []);
  const seen = new Set(pages.map(({ key }) => key));
  kept.save((key) => seen.has(key), SPARE);
  const absent = [...new Set(told.flatMap((page) => page.absent))].toSorted();
  return {
    findings: [...inBlocks, ...mistakes, ...onceEachPackage(told.flatMap((page) => page.findings))],
    counts,
    known,
    notes: absent.length === 0 ? [] : [describeAbsent(absent)],
  };
}

function describeAbsent(names: readonly string[]): string {
  return `not checked: imports of ${inWords(names, 'and')}, which ${names.length === 1 ? 'is' : 'are'} not installed or not built`;
}

type Groups = ReturnType<typeof groupModules>;

/**
 * Compiles groups of modules; those that have a syntax error once more without it, because it keeps the compiler from
 * looking at any types. They are not known as a whole if others import what cannot be parsed.
 */
async function compileAround(
  groups: Groups,
  ask: (groups: Groups) => Promise<Compiled>,
): Promise<{ readonly compiled: Compiled; readonly isWhole: boolean }> {
  const compiled = await ask(groups);
  const torn = new Set(compiled.errors.filter(isSyntax).map(({ module }) => module));
  if (torn.size === 0) return { compiled, isWhole: true };
  const rest = groups.map((group) => group.filter((module) => !torn.has(module))).filter((group) => group.length > 0);
  const again: Compiled = rest.length === 0 ? { errors: [] } : await ask(rest);
  const isTorn = ({ module }: ModuleError) => torn.has(module);
  const errors = [...compiled.errors.filter(isTorn), ...again.errors.filter((error) => !isTorn(error))];
  return { compiled: { ...again, errors }, isWhole: !again.errors.some(isSyntax) };
}

/** Returns whether an error is one of the parser, by its number; it may be one that only looks so. */
function isSyntax({ code }: CompilerError): boolean {
  return [1, 8, 17].includes(Math.floor(code / 1000));
}

/** A package without types is told where it is first used. */
function onceEachPackage(findings: readonly FileFinding[]): readonly FileFinding[] {
  const isFirst = (message: string, at: number) => findings.findIndex((each) => each.message === message) === at;
  return findings.filter(({ code, message }, at) => code !== 'untyped-package' || isFirst(message, at));
}

/**
 * Puts modules together that know the same types. What changes those of a package binds the rest of its own page, as it
 * does for a reader who follows the page, and demos only if one of them does it.
 * JavaScript is read less strictly.
 */
function groupModules(
  pages: readonly Pick<CodePage, 'modules'>[],
  read: (path: string) => string | undefined,
): readonly (readonly CodeModule[])[] {
  const changesTypes = (module: CodeModule) =>
    augments(module.kind === 'block' ? module.text : (read(module.file) ?? ''));
  const together: CodeModule[] = [];
  const alone = pages.flatMap(({ modules }) => {
    const files = modules.filter(({ kind }) => kind === 'file');
    const blocks = modules.filter(({ kind }) => kind === 'block');
    const at = blocks.findIndex(changesTypes);
    const areFilesAlone = files.some(changesTypes);
    together.push(...(areFilesAlone ? [] : files), ...(at < 0 ? blocks : blocks.slice(0, at)));
    return [areFilesAlone ? files : [], at < 0 ? [] : blocks.slice(at)];
  });
  const typed = together.filter((module) => !isJavaScript(module));
  return [typed, together.filter(isJavaScript), ...alone].filter((group) => group.length > 0);
}

/** Finds what keeps the compiler from checking code as the project asks: then, nothing else that it says can be trusted. */
function findTrouble(
  { root }: ScannedProject,
  { errors, failure }: Compiled,
  config: string | undefined,
  read: (path: string) => string | undefined,
): readonly FileFinding[] {
  if (failure !== undefined) {
    const help = 'run `npx tsc --version` to see whether the TypeScript of the project works';
    return [
      unchecked({ message: `The compiler ended with “${failure}”, so that no code for readers is checked.`, help }),
    ];
  }
  const isOutside = (error: ModuleError) => isSyntax(error) && error.module === undefined;
  const first = errors.find((each) => each.file === undefined || each.file.endsWith('.json') || isOutside(each));
  if (first === undefined) return [];
  const own = config === undefined ? undefined : slashed(relative(root, config));
  const file = first.file ?? own;
  const { message, help = 'correct it, so that the compiler can be asked' } = shorten(first);
  if (file === undefined) return [unchecked({ message, help })];
  const range = placeInPage({ kind: 'file', file }, read(file) ?? '', first) ?? startOf(file).range;
  return [{ ...unchecked({ message, help }), file, range }];
}

function unchecked(said: Pick<FileFinding, 'message' | 'help'>): FileFinding {
  return { code: 'unchecked-code', ...startOf(SITE_FILE), ...said };
}
