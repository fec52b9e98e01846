import type { TextDocumentEdit, RenameFile, WorkspaceEdit } from 'vscode-languageserver';
import { editsByFile, planMove } from '../../engine/edit/index.ts';
import { rangeIn, toRange, uriOf } from './places.ts';
import type { Snapshot, Workspace } from './workspace.ts';

/** Moves a page or a group as `docs-nav mv` does, as an edit that the editor makes; a text says why it cannot be. */
export function rename({ input }: Snapshot, workspace: Workspace, { from, to }: { readonly from: string; readonly to: string }): WorkspaceEdit | string {
  const plan = planMove(input, { from, to, redirects: 'as-needed', read: workspace.read });
  if (!plan.ok) return [plan.message, ...(plan.diagnostics ?? []).slice(0, 3).map(({ message }) => message)].join(' ');
  const edits = Array.from(editsByFile(plan.edits), ([path, list]): TextDocumentEdit => {
    const text = workspace.read(path) ?? '';
    return { textDocument: { uri: uriOf(path, workspace), version: null }, edits: list.map((edit) => ({ range: toRange(rangeIn(text, edit)), newText: edit.text })) };
  });
  const moves = plan.moves.map((move): RenameFile => ({ kind: 'rename', oldUri: uriOf(move.from, workspace), newUri: uriOf(move.to, workspace) }));
  return { documentChanges: [...edits, ...moves] };
}
