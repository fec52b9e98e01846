import { CodeActionKind, type CodeAction, type Diagnostic as LspDiagnostic, type Range } from 'vscode-languageserver';
import { settleEdits, withoutOverlaps } from '../../engine/edit/index.ts';
import type { Diagnostic } from '../../engine/index.ts';
import { editDocuments } from './edit-documents.ts';
import { toRange } from './places.ts';
import type { Snapshot, Workspace } from './workspace.ts';

/** An editor's request: actions for a range of a file, of certain kinds or all. */
export interface FixRequest {
  readonly path: string;
  readonly range: Range;
  readonly only: readonly string[] | undefined;
  /** Converts a diagnostic to the one sent to the editor. */
  readonly tell: (diagnostic: Diagnostic) => LspDiagnostic;
}

/** Offers what `validate --fix` would do: for each mistake at the cursor separately, and for the whole file at once. */
export function offerFixes(
  { diagnostics }: Snapshot,
  workspace: Workspace,
  { path, range, only, tell }: FixRequest,
): CodeAction[] {
  const inFile = diagnostics.filter(({ fix, origin }) => fix !== undefined && origin.file === path);
  const isWanted = (kind: string): boolean =>
    only === undefined || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`));
  const actionOf = (kind: string, title: string, mended: readonly Diagnostic[]): readonly CodeAction[] => {
    const edits = withoutOverlaps(settleEdits(mended, workspace.read));
    return edits.length === 0
      ? []
      : [
          {
            title,
            kind,
            diagnostics: mended.map(tell),
            isPreferred: mended.length === 1,
            edit: { documentChanges: editDocuments(edits, workspace) },
          },
        ];
  };
  const quick = isWanted(CodeActionKind.QuickFix)
    ? inFile.filter(({ origin }) => meets(toRange(origin.range), range))
    : [];
  return [
    ...quick.flatMap((diagnostic) => actionOf(CodeActionKind.QuickFix, titleOf(diagnostic), [diagnostic])),
    ...(isWanted(FIX_ALL) && inFile.length > 0
      ? actionOf(FIX_ALL, 'Fix all unambiguous mistakes in this file', inFile)
      : []),
  ];
}

/** The action for a whole file; editors can be configured to run it on save. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.docs-nav`;

/** Turns `help` into a command: "did you mean `/a`" becomes "Write `/a`". */
function titleOf({ help, message }: Diagnostic): string {
  if (help === undefined) return `Fix: ${message}`;
  const advice = help.replace(/^did you mean/, 'write');
  return advice.charAt(0).toUpperCase() + advice.slice(1);
}

function meets(one: Range, other: Range): boolean {
  const isBefore = (a: Range, b: Range): boolean =>
    a.end.line < b.start.line || (a.end.line === b.start.line && a.end.character < b.start.character);
  return !isBefore(one, other) && !isBefore(other, one);
}
