import type { TextDocumentEdit } from 'vscode-languageserver';
import { editsByFile, type TextEdit } from '../../engine/edit/index.ts';
import { rangeIn, toRange, uriOf } from './places.ts';
import type { Workspace } from './workspace.ts';

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
