import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { applyEdits, editsByFile, type ProjectEdit } from '../../engine/edit/index.ts';
import { Failure } from '../system/base/failure.ts';
import { onceEach } from '../system/base/once.ts';
import { tryLink, tryRemove } from '../system/files/file-system.ts';
import { lookAt, readIfThere } from '../system/files/look-at.ts';
import { ownName } from '../system/files/leftovers.ts';
import { finishEdit, JOURNAL, stampOf, type Journal, type Step } from '../system/finish-edit.ts';
import { putJournal } from '../system/journal.ts';
import { EDITS_FOLDER, KIND } from '../system/unfinished-edits.ts';
import { BYTE_ORDER_MARK } from '../system/files/read-files.ts';

/** How an edit is written. */
export interface EditOptions {
  /** The command that makes the edit, without `docs-nav`; reported if another command has to finish it. */
  readonly command: string;
  /** The texts that the edit was planned with. */
  readonly files: FileReader;
}

/**
 * Writes an edit of a project atomically. The new files are prepared in a folder of the project, then a journal is put
 * there by a single rename, then each file is moved to its place. A process that is killed before the journal exists
 * has changed nothing. No system call moves many files at once, so a process that is killed later leaves some of them
 * moved; the next command on the project moves the rest before it reads anything (`finishEdits`).
 */
export function writeEdit(project: Project, edit: ProjectEdit, options: EditOptions): void {
  const folder = layOutEdit(project.root, edit, options);
  finishEdit(project.root, folder);
  tidy(project.root);
}

/** Prepares the edit: from here on, it is certain to happen. Returns the folder that contains it. */
export function layOutEdit(root: string, edit: ProjectEdit, { command, files }: EditOptions): string {
  const steps = planSteps(root, edit, files);
  refuseLinkedFolders(root, steps);
  const sources = new Set(steps.map(({ from }) => from));
  for (const { to } of steps) {
    if (sources.has(to) || lookAt(join(root, to)) === undefined) continue;
    throw new Failure(`${to} already exists.`, 'move or remove it first; nothing was changed');
  }
  const folder = join(root, EDITS_FOLDER, ownName(KIND));
  mkdirSync(folder, { recursive: true });
  const ignore = join(root, EDITS_FOLDER, '.gitignore');
  if (lookAt(ignore) === undefined) writeFileSync(ignore, '*\n');
  try {
    const targets = new Map(steps.map(({ from, to }) => [from, to]));
    const journal: Journal = {
      command,
      steps: steps.map(({ from, to }): Step => ({ from, to, stamp: stampOf(join(root, from)) })),
    };
    for (const [at, step] of steps.entries()) layOut(root, step, { staged: join(folder, String(at)), targets });
    putJournal(join(folder, `${JOURNAL}.new`), join(folder, JOURNAL), journal);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

interface PlannedStep extends Step {
  /** Absent for a file that only moves. */
  readonly text: string | undefined;
}

/** Plans one step for each file that changes or moves. */
function planSteps(root: string, { edits, moves }: ProjectEdit, files: FileReader): readonly PlannedStep[] {
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const byFile = editsByFile(edits);
  return [...new Set([...byFile.keys(), ...targets.keys()])].flatMap((from): readonly PlannedStep[] => {
    // A file shown by a link is edited at its target.
    const own = isLink(join(root, from)) ? undefined : byFile.get(from);
    const before = own && (files.read(from) ?? '');
    const after = own && before !== undefined ? applyEdits(before, own) : undefined;
    const to = targets.get(from) ?? from;
    const text = after === before || after === undefined ? undefined : files.mark(from) + after;
    return text === undefined && to === from ? [] : [{ from, to, text }];
  });
}

interface Place {
  /** Path of the prepared file. */
  readonly staged: string;
  /** New paths of files, by their old ones. */
  readonly targets: ReadonlyMap<string, string>;
}

function layOut(root: string, { from, to, text }: PlannedStep, { staged, targets }: Place): void {
  const source = join(root, from);
  if (text !== undefined) {
    const mode = statSync(source, { throwIfNoEntry: false })?.mode;
    writeFileSync(staged, text, mode === undefined ? {} : { mode });
    return;
  }
  if (isLink(source)) {
    const shown = readlinkSync(source);
    const target = join(dirname(from), shown);
    symlinkSync(isAbsolute(shown) ? shown : relative(dirname(to), targets.get(target) ?? target), staged);
    return;
  }
  // Some file systems have no hard links.
  if (!tryLink(source, staged)) copyFileSync(source, staged);
}

function isLink(path: string): boolean {
  return lookAt(path)?.isSymbolicLink() === true;
}

/** Refuses to move files out of a folder behind a link, because they may also belong to others. */
function refuseLinkedFolders(root: string, steps: readonly Step[]): void {
  const folders = new Set(steps.flatMap(({ from, to }) => (from === to ? [] : [dirname(from)])));
  for (const folder of folders) {
    for (let at = folder; at !== '.' && at !== dirname(at); at = dirname(at)) {
      if (isLink(join(root, at)))
        throw new Failure(
          `${at} is a link to a folder, and moving it would take the files out of that folder.`,
          'replace the link with the folder, or move the link by hand',
        );
    }
  }
}

/** Removes the folder if it was made only for the edit. */
function tidy(root: string): void {
  const folder = join(root, EDITS_FOLDER);
  // The folder stays if it contains a cache.
  if (existsSync(join(folder, 'cache'))) return;
  rmSync(join(folder, '.gitignore'), { force: true });
  tryRemove(folder);
}

/**
 * The texts of a project's files as the engine sees them; each is read once, so that an edit matches the text it was
 * planned for.
 */
export interface FileReader {
  /** Returns the text without a byte order mark; `undefined` if there is no such file. */
  readonly read: (path: string) => string | undefined;
  /** Returns the byte order mark at the start of a file, or an empty string. */
  readonly mark: (path: string) => string;
}

/** Opens the files of a project, by their paths from the root. */
export function openFiles(root: string): FileReader {
  const whole = onceEach((path: string) => readIfThere(join(root, path)));
  const mark = (path: string) => (whole(path)?.startsWith(BYTE_ORDER_MARK) === true ? BYTE_ORDER_MARK : '');
  return { read: (path) => whole(path)?.slice(mark(path).length), mark };
}
