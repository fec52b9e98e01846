import type { RenameFile, WorkspaceEdit } from 'vscode-languageserver';
import { planMove } from '../../engine/edit/index.ts';
import { editDocuments } from './edit-documents.ts';
import { uriOf } from './places.ts';
import type { Snapshot, Workspace } from './workspace.ts';

/**
 * Moves a page or a group like `docs-nav mv`, as an edit for the editor to apply; returns a text if that is impossible.
 */
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
