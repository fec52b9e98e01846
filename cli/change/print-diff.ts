import { structuredPatch, type StructuredPatchHunk } from 'diff';
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
  if (dryRun) stdout.write(printDiff(edit, options.files, color ? makePalette(true) : undefined));
  else writeEdit(project, edit, options);
}

/**
 * Prints an edit of a project like `git diff`, so that `git apply` accepts it (https://git-scm.com/docs/diff-format).
 * Files are sorted by name.
 */
function printDiff({ edits, moves }: ProjectEdit, files: FileReader, palette?: Palette): string {
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const byFile = editsByFile(edits);
  const paths = [...new Set([...byFile.keys(), ...targets.keys()])].toSorted();
  const text = paths
    .map((path) => {
      const before = byFile.has(path) ? (files.read(path) ?? '') : '';
      const mark = byFile.has(path) ? files.mark(path) : '';
      const after = applyEdits(before, byFile.get(path) ?? []);
      return printFile(path, targets.get(path) ?? path, { before: mark + before, after: mark + after });
    })
    .join('');
  return palette === undefined ? text : paint(text, palette);
}

interface FileTexts {
  readonly before: string;
  readonly after: string;
}

function printFile(from: string, to: string, { before, after }: FileTexts): string {
  const { hunks } = structuredPatch(from, to, before, after, undefined, undefined, { context: CONTEXT });
  if (hunks.length === 0 && from === to) return '';
  const renamed =
    from === to ? '' : `similarity index ${hunks.length === 0 ? 100 : 90}%\nrename from ${from}\nrename to ${to}\n`;
  const names = hunks.length === 0 ? '' : `--- a/${from}\n+++ b/${to}\n`;
  return `diff --git a/${from} b/${to}\n${renamed}${names}${hunks.map(printHunk).join('')}`;
}

const CONTEXT = 3;

function printHunk({ oldStart, oldLines, newStart, newLines, lines }: StructuredPatchHunk): string {
  return `@@ -${place(oldStart, oldLines)} +${place(newStart, newLines)} @@\n${lines.join('\n')}\n`;
}

function place(start: number, size: number): string {
  return size === 1 ? `${start}` : `${size === 0 ? start - 1 : start},${size}`;
}

function paint(text: string, palette: Palette): string {
  return text.replace(
    /^(?:(diff |similarity|rename |---|\+\+\+|@@)|(\+)|(-)).*$/gm,
    (line, head: string | undefined, plus: string | undefined) =>
      head === undefined ? (plus === undefined ? palette.error(line) : palette.good(line)) : palette.strong(line),
  );
}
