import type { RenameFile, WorkspaceEdit } from 'vscode-languageserver';
import { planMove } from '../../engine/edit/index.ts';
import { editDocuments } from './edit-documents.ts';
import { uriOf } from './places.ts';
import type { Snapshot, Workspace } from './workspace.ts';

/** Moves a page or a group as `docs-nav mv` does, as an edit that the editor makes; a text says why it cannot be. */
export function rename(
  { input }: Snapshot,
  workspace: Workspace,
  { from, to }: { readonly from: string; readonly to: string },
): WorkspaceEdit | string {
  const plan = planMove(input, { from, to, redirects: 'as-needed', read: workspace.read });
  if (!plan.ok) return [plan.message, ...(plan.diagnostics ?? []).slice(0, 3).map(({ message }) => message)].join(' ');
  const moves = plan.moves.map((move): RenameFile => ({
    kind: 'rename',
    oldUri: uriOf(move.from, workspace),
    newUri: uriOf(move.to, workspace),
  }));
  return { documentChanges: [...editDocuments(plan.edits, workspace), ...moves] };
}
