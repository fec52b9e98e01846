import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Location, Position, Range as LspRange, TextDocumentEdit } from 'vscode-languageserver';
import { indexLines, type Origin, type Range, type Span } from '../../engine/index.ts';
import { tryTo } from '../system/base/failure.ts';
import { pathFrom } from '../system/files/slashes.ts';
import type { Workspace } from './workspace.ts';
import { editsByFile, type TextEdit } from '../../engine/edit/index.ts';

/** Returns the path of a document from the root; `undefined` if it is not a file of the project. */
export function pathOf(uri: string, { root }: Pick<Workspace, 'root'>): string | undefined {
  const file = fileOf(uri);
  const path = file === undefined ? '../' : pathFrom(root, file);
  return path.startsWith('../') ? undefined : path;
}

/** The file that an address of an editor stands for; `undefined` for what is not saved yet, and what is on another machine. */
export function fileOf(uri: string): string | undefined {
  return tryTo(() => fileURLToPath(uri));
}

export function uriOf(path: string, workspace: Pick<Workspace, 'root'>): string {
  return pathToFileURL(resolve(workspace.root, path)).href;
}

/** Converts a range: editors count lines and characters from 0. */
export function toRange({ start, end }: Range): LspRange {
  return {
    start: { line: start.line - 1, character: start.column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  };
}

/** Converts a place to an editor's location. */
export function toLocation(at: Span | Origin, workspace: Workspace): Location {
  return {
    uri: uriOf(at.file, workspace),
    range: toRange('range' in at ? at.range : rangeIn(workspace.read(at.file) ?? '', at)),
  };
}

export function rangeIn(text: string, { start, end }: { readonly start: number; readonly end: number }): Range {
  const lines = indexLines(text);
  return { start: lines.position(start), end: lines.position(end) };
}

/** Returns whether a position is in a range, or at one of its ends. */
export function holds({ start, end }: LspRange, { line, character }: Position): boolean {
  const isAfter = line > start.line || (line === start.line && character >= start.character);
  return isAfter && (line < end.line || (line === end.line && character <= end.character));
}

/** Converts edits of the project's files to edits of an editor's documents. */
export function editDocuments(edits: readonly TextEdit[], workspace: Workspace): TextDocumentEdit[] {
  return Array.from(editsByFile(edits), ([path, list]) => {
    const text = workspace.read(path) ?? '';
    return {
      textDocument: { uri: uriOf(path, workspace), version: null },
      edits: list.map((edit) => ({ range: toRange(rangeIn(text, edit)), newText: edit.text })),
    };
  });
}
