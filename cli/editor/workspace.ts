import type { Project } from '../../site/project/project.ts';
import {
  emitManifest,
  mostBytes,
  readFrontMatter,
  resolveInSteps,
  type Diagnostic,
  type PageFile,
  type ProjectInput,
  type ResolvedProject,
  type UnreadableFile,
} from '../../engine/index.ts';
import { contentPathname, isPageFile, pageFormat } from '../../engine/address/page-file.ts';
import { openTexts } from '../make/features/page-texts.ts';
import type { ComponentProps } from '../../site/components/component-props.ts';
import { lookAtUses, WRONG_PROPS } from '../make/components/look-at-uses.ts';
import { askedIn } from '../make/features/asked-parts.ts';
import { pageFiles } from '../make/maker.ts';
import { joinChanges, type Changes } from '../project/hold-content.ts';
import { loadProject, rememberProject, type LoadedProject, type ProjectMemory } from '../project/load-project.ts';
import { describeUnrun } from '../project/describe-unrun.ts';
import { hashOf } from '../system/files/hash.ts';
import { finishAndTell } from '../project/open-project.ts';
import { readProjectNavigation } from '../project/read-navigation.ts';

/** A project as shown by an editor: files on disk, with the unsaved texts of open ones instead. */
export interface Workspace {
  readonly root: string;
  /** Overrides the text of a file, by its path from the root; `undefined` restores the file on disk. */
  show(path: string, text: string | undefined): void;
  /** Notes what changed on disk. */
  note(changes: Changes): void;
  /**
   * Checks everything again, pausing for requests. `undefined` if `isStale` returned true and the check was abandoned.
   */
  refresh(isStale: () => boolean): Promise<Snapshot | undefined>;
  /** Reads a file as the editor shows it. */
  read(path: string): string | undefined;
  /**
   * Checks the code of the page with this file, as the editor shows it; `undefined` if there is none, if a mistake keeps
   * the site from being known, and if it was given up.
   */
  checkCode(snapshot: Snapshot, path: string, signal: AbortSignal): Promise<readonly Diagnostic[] | undefined>;
}

/** A project at one moment. */
export interface Snapshot extends ResolvedProject {
  readonly input: ProjectInput;
  /** Content folder, from the root. */
  readonly content: string;
  /** The props of its components, by the names of their directives. */
  readonly props: ReadonlyMap<string, ComponentProps>;
  /** What else it depends on: files and folders, from the root. */
  readonly beside: readonly string[];
}

/** A text that an editor shows, and the page that it was last read as. */
interface Shown {
  readonly text: string;
  page?: PageFile;
  readWith?: string;
}

/**
 * Opens a project; nothing is read until the first refresh. `tell` is called if that finishes the work of a killed
 * command, and with what was not checked because its code was not run.
 */
export function openWorkspace(found: Project, tell: (message: string) => void): Workspace {
  const memory = rememberProject();
  const shown = new Map<string, Shown>();
  const notes = new Set<string>();
  let changes: Changes;
  let project: LoadedProject | undefined;
  let unrun: string | undefined;
  const read = (path: string): string | undefined => shown.get(path)?.text ?? project?.readSource(path);
  return {
    root: found.root,
    show(path, text) {
      if (text === undefined) shown.delete(path);
      else shown.set(path, { text });
    },
    note(more) {
      changes = joinChanges(changes, more);
    },
    async refresh(isStale) {
      await finishAndTell(found, { write: (line) => tell(line.trimEnd()) }, notes);
      const told = project === undefined ? undefined : changes;
      changes = new Set();
      try {
        project = await loadProject(found, { memory, changes: told, hasDrafts: true });
        const said = describeUnrun(project);
        if (said !== undefined && said !== unrun) tell(said);
        unrun = said;
      } catch (error) {
        // The changed files have not been read.
        changes = joinChanges(told, changes);
        throw error;
      }
      const props = (await project.ownComponents?.readProps()) ?? new Map<string, ComponentProps>();
      const input = await overlay(project, shown, { props, memory });
      const steps = resolveInSteps(input);
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done === true)
          return {
            input,
            content: project.content,
            props,
            beside: [...project.beside, ...project.reads()],
            ...step.value,
          };
        await letOthersIn();
        if (isStale()) return undefined;
      }
    },
    read,
    async checkCode({ input, tree, diagnostics }, path, signal) {
      const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
      if (project === undefined || hasErrors || found.trust !== 'all') return undefined;
      const manifest = emitManifest(tree);
      const pathname = Object.keys(manifest.routes).find((each) => pageFiles(manifest, each).includes(path));
      if (pathname === undefined) return undefined;
      const hashes = new Map(project.hashPages());
      for (const [file, { text }] of shown) hashes.set(file, hashOf(text));
      const { lookAtPage } = await import('../code/look-at-page.ts');
      const seen = { ...project, readSource: read, hashPages: () => hashes };
      return lookAtPage({ project: seen, input, manifest, pathname }, signal);
    },
  };
}

/** Returns the engine's input with what an editor shows in the place of what is saved. */
async function overlay(
  project: LoadedProject,
  shown: ReadonlyMap<string, Shown>,
  { props, memory }: Pick<Snapshot, 'props'> & { readonly memory: ProjectMemory },
): Promise<ProjectInput> {
  const { input, content, settings, rules, readSource } = project;
  if (shown.size === 0) return input;
  const texts = new Map(Array.from(shown, ([path, { text }]) => [path, text]));
  const sizes = Array.from(texts, ([path, text]) => ({ path, size: Buffer.byteLength(text) }));
  const tooLarge = new Map(
    sizes
      .filter(({ path, size }) => size > mostBytes(path))
      .map((file): [string, UnreadableFile] => [file.path, { ...file, cause: 'too-large' }]),
  );
  const isRead = ({ path }: { readonly path: string }) => !tooLarge.has(path);
  const saved = new Set(input.nav.map(({ path }) => path));
  const unsavedNav = Array.from(texts, ([path, text]) => ({ path, text })).filter(
    ({ path }) => /^nav\/(?:sections|translations)\/[^/]+\.ya?ml$/.test(path) && !saved.has(path),
  );
  const nav = [...input.nav, ...unsavedNav]
    .filter(isRead)
    .map((source) => ({ ...source, text: texts.get(source.path) ?? source.text }));
  const unreadable = [...input.unreadable.filter(isRead), ...tooLarge.values()];
  const { readFacts } = await import('../../site/markdown/read-facts.ts');
  const pages = new Map(input.pages.map((page) => [page.path, page]));
  for (const path of tooLarge.keys()) pages.delete(path);
  const readWith = JSON.stringify([content, settings]);
  const unsaved: PageFile[] = [];
  for (const [path, entry] of shown) {
    if (!path.startsWith(`${content}/`) || !isPageFile(path) || tooLarge.has(path)) continue;
    const known = pages.get(path);
    const values = known?.facts.values;
    // What evaluation found holds for what was saved; while a page is edited, its values are the last known.
    if (known !== undefined && values !== undefined && readSource(path) === entry.text) {
      entry.page = known;
      delete entry.readWith;
    } else if (entry.page === undefined || entry.readWith !== readWith) {
      entry.readWith = readWith;
      entry.page = {
        path,
        pathname: contentPathname(path.slice(content.length)),
        facts: readFrontMatter(readFacts(entry.text, { format: pageFormat(path), settings, values })),
      };
    }
    pages.set(path, entry.page);
    unsaved.push(entry.page);
  }
  const shownInput: ProjectInput = {
    ...input,
    nav,
    unreadable,
    navigation: readProjectNavigation(project, nav, unreadable, memory.sections, input.features),
    pages: [...pages.values()],
    findings: [
      // Of pages as they are shown, what they ask of components is another.
      ...(input.findings ?? []).filter(
        (found) => !('file' in found && found.code === WRONG_PROPS && texts.has(found.file)),
      ),
      ...lookAtUses(props, askedIn(unsaved), unsaved),
    ],
  };
  if (rules === undefined) return shownInput;
  const read = openTexts(project, project.hashPages(), texts);
  return { ...shownInput, ownRules: await rules.check(shownInput, read) };
}

/** Gives way to requests: one turn of the event loop reads them, another answers them. */
async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}
