import { applyEdits, editsByFile, type ProjectEdit, type TextEdit } from '../../engine/edit/index.ts';
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
    .map((path) =>
      printFile(path, targets.get(path) ?? path, {
        before: byFile.has(path) ? files.mark(path) + (files.read(path) ?? '') : '',
        edits: byFile.get(path) ?? [],
        shift: files.mark(path).length,
      }),
    )
    .join('');
  return palette === undefined ? text : paint(text, palette);
}

interface FileEdits {
  readonly before: string;
  readonly edits: readonly TextEdit[];
  /** Characters before the text that the edits' offsets refer to. */
  readonly shift: number;
}

function printFile(from: string, to: string, { before, edits, shift }: FileEdits): string {
  const shifted = edits.map(({ start, end, text }) => ({ start: start + shift, end: end + shift, text }));
  const hunks = joinRegions(before, shifted);
  if (hunks.length === 0 && from === to) return '';
  const renamed =
    from === to ? '' : `similarity index ${hunks.length === 0 ? 100 : 90}%\nrename from ${from}\nrename to ${to}\n`;
  const names = hunks.length === 0 ? '' : `--- a/${from}\n+++ b/${to}\n`;
  return `diff --git a/${from} b/${to}\n${renamed}${names}${printHunks(before, hunks)}`;
}

/** Lines of a file that are replaced; `at` starts at 0, and `end` is exclusive. */
interface Region {
  readonly at: number;
  readonly end: number;
  readonly lines: readonly string[];
}

const CONTEXT = 3;

function joinRegions(before: string, edits: readonly Omit<TextEdit, 'file'>[]): readonly Region[] {
  const starts = lineStarts(before);
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset);
  const regions: { at: number; end: number; edits: Omit<TextEdit, 'file'>[] }[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    const at = lineAt(edit.start);
    const end = Math.max(at, lineAt(edit.end)) + 1;
    const last = regions.at(-1);
    if (last !== undefined && at < last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else regions.push({ at, end, edits: [edit] });
  }
  return regions.flatMap(({ at, end, edits: own }) => {
    const start = starts[at] ?? 0;
    const stop = starts[end] ?? before.length;
    const old = before.slice(start, stop);
    const lines = splitLines(
      applyEdits(
        old,
        own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
      ),
    );
    return trim({ at, end, lines }, splitLines(old));
  });
}

/** Leaves out unchanged lines at both ends. */
function trim({ at, end, lines }: Region, old: readonly string[]): readonly Region[] {
  let head = 0;
  while (head < old.length && head < lines.length && old[head] === lines[head]) head++;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < lines.length - head &&
    old[old.length - 1 - tail] === lines[lines.length - 1 - tail]
  )
    tail++;
  const last = at + old.length;
  return head === old.length && head === lines.length
    ? []
    : [{ at: at + head, end: Math.min(end, last) - tail, lines: lines.slice(head, lines.length - tail) }];
}

function printHunks(before: string, regions: readonly Region[]): string {
  const lines = splitLines(before);
  const hunks: Region[][] = [];
  for (const region of regions) {
    const last = hunks.at(-1);
    if (last !== undefined && region.at - (last.at(-1)?.end ?? 0) <= 2 * CONTEXT) last.push(region);
    else hunks.push([region]);
  }
  let shift = 0;
  return hunks
    .map((hunk) => {
      const from = Math.max(0, (hunk[0]?.at ?? 0) - CONTEXT);
      const to = Math.min(lines.length, (hunk.at(-1)?.end ?? 0) + CONTEXT);
      const removed = hunk.reduce((sum, { at, end }) => sum + end - at, 0);
      const added = hunk.reduce((sum, region) => sum + region.lines.length, 0);
      const size = to - from;
      const head = `@@ -${place(from, size)} +${place(from + shift, size - removed + added)} @@\n`;
      shift += added - removed;
      let at = from;
      let body = '';
      for (const region of hunk) {
        body +=
          mark(' ', lines.slice(at, region.at)) +
          mark('-', lines.slice(region.at, region.end)) +
          mark('+', region.lines);
        at = region.end;
      }
      return head + body + mark(' ', lines.slice(at, to));
    })
    .join('');
}

function place(start: number, size: number): string {
  return size === 1 ? `${start + 1}` : `${size === 0 ? start : start + 1},${size}`;
}

function mark(sign: string, lines: readonly string[]): string {
  return lines.map((line) => `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`).join('');
}

/** Splits a text into lines, including their ends. */
function splitLines(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
    if (at + 1 < text.length) starts.push(at + 1);
  return starts;
}

function paint(text: string, palette: Palette): string {
  return text.replace(
    /^(?:(diff |similarity|rename |---|\+\+\+|@@)|(\+)|(-)).*$/gm,
    (line, head: string | undefined, plus: string | undefined) =>
      head === undefined ? (plus === undefined ? palette.error(line) : palette.good(line)) : palette.strong(line),
  );
}
