import { posix } from 'node:path';
import { CodeActionKind, type CodeAction } from 'vscode-languageserver';
import { playgroundFaultsIn } from '../../engine/index.ts';
import type { FixRequest } from './offer-fixes.ts';
import { toRange, uriOf } from './places.ts';
import type { Snapshot, Workspace } from './workspace.ts';

/** Offers to write the file of a component that cannot be shown by itself, and to show it instead. */
export function offerPlayground(
  { input }: Snapshot,
  workspace: Workspace,
  { path, range, only }: Pick<FixRequest, 'path' | 'range' | 'only'>,
): CodeAction[] {
  if (only !== undefined && !only.includes(CodeActionKind.QuickFix)) return [];
  return playgroundFaultsIn(input).flatMap(({ page, part, fault: { file } }): CodeAction[] => {
    const line = toRange(part.range);
    const isHere = page === path && line.start.line <= range.end.line && line.end.line >= range.start.line;
    if (!isHere || file === undefined) return [];
    const target = posix.join(posix.dirname(path), file.name);
    if (workspace.read(target) !== undefined) return [];
    const uri = uriOf(target, workspace);
    const start = { line: 0, character: 0 };
    return [
      {
        title: `Write ${file.name} to show it with what it needs`,
        kind: CodeActionKind.QuickFix,
        edit: {
          documentChanges: [
            { kind: 'create', uri },
            { textDocument: { uri, version: null }, edits: [{ range: { start, end: start }, newText: file.content }] },
            {
              textDocument: { uri: uriOf(path, workspace), version: null },
              edits: [{ range: line, newText: file.line }],
            },
          ],
        },
      },
    ];
  });
}
