import { formatPatch, structuredPatch } from 'diff';
import { applyEdits, editsByFile, type ProjectEdit } from '../../engine/edit/index.ts';
import type { Io } from '../system/base/io.ts';
import { makePalette, type Palette } from '../system/base/paint.ts';
import type { Project } from '../../site/project/project.ts';
import { writeEdit, type EditOptions, type FileReader } from './write-edit.ts';

/** Writes an edit or, with `dryRun`, only shows it as a diff. */
export function writeOrShow(
  project: Project,
  edit: ProjectEdit,
  { dryRun, ...options }: EditOptions & { readonly dryRun: boolean },
  { stdout, color }: Pick<Io, 'stdout' | 'color'>,
): void {
  if (dryRun) stdout.write(printDiff(edit, options.files, makePalette(color)));
  else writeEdit(project, edit, options);
}

/**
 * Prints an edit of a project like `git diff`, so that `git apply` accepts it (https://git-scm.com/docs/diff-format).
 * Files are sorted by name.
 */
function printDiff({ edits, moves }: ProjectEdit, files: FileReader, palette: Palette): string {
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const byFile = editsByFile(edits);
  const paths = [...new Set([...byFile.keys(), ...targets.keys()])].toSorted();
  const patches = paths.map((from) => {
    const to = targets.get(from) ?? from;
    const before = byFile.has(from) ? (files.read(from) ?? '') : '';
    const mark = byFile.has(from) ? files.mark(from) : '';
    const [old, now] = [mark + before, mark + applyEdits(before, byFile.get(from) ?? [])];
    const patch = structuredPatch(`a/${from}`, `b/${to}`, old, now, undefined, undefined, { context: CONTEXT });
    const isRename = from !== to;
    return patch.hunks.length > 0 || isRename ? formatPatch({ ...patch, isGit: true, isRename }) : '';
  });
  return paint(patches.join(''), palette);
}

const CONTEXT = 3;

function paint(text: string, palette: Palette): string {
  return text.replace(
    /^(?:(diff |rename |---|\+\+\+|@@)|(\+)|(-)).*$/gm,
    (line, head: string | undefined, plus: string | undefined) =>
      head === undefined ? (plus === undefined ? palette.error(line) : palette.good(line)) : palette.strong(line),
  );
}
