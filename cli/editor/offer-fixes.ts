import { posix } from 'node:path';
import { CodeActionKind, type CodeAction, type Diagnostic as LspDiagnostic, type Range } from 'vscode-languageserver';
import { settleEdits, withoutOverlaps } from '../../engine/edit/index.ts';
import { partKey, type Diagnostic } from '../../engine/index.ts';
import { editDocuments, toRange, uriOf } from './places.ts';
import type { Snapshot, Workspace } from './workspace.ts';

/** An editor's request: actions for a range of a file, of certain kinds or all. */
interface FixRequest {
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

/** Offers to write the file of a component that cannot be shown by itself, and to show it instead. */
export function offerPlayground(
  { input }: Snapshot,
  workspace: Workspace,
  { path, range, only }: Pick<FixRequest, 'path' | 'range' | 'only'>,
): CodeAction[] {
  if (only !== undefined && !only.includes(CodeActionKind.QuickFix)) return [];
  const instead = new Map(
    (input.findings ?? []).flatMap((found) => ('asked' in found ? [[found.asked, found.instead] as const] : [])),
  );
  const parts = input.pages.find((page) => page.path === path)?.facts.parts ?? [];
  return parts.flatMap((part): CodeAction[] => {
    const file = instead.get(partKey(part.kind, part));
    const line = toRange(part.range);
    const isHere = line.start.line <= range.end.line && line.end.line >= range.start.line;
    if (!isHere || file === undefined) return [];
    const target = posix.join(posix.dirname(path), file.name);
    if (workspace.read(target) !== undefined) return [];
    const { start, end } = part.range;
    const edits = [
      { file: target, start: 0, end: 0, text: file.content },
      { file: path, start: start.offset, end: end.offset, text: file.line },
    ];
    return [
      {
        title: `Write ${file.name} to show it with what it needs`,
        kind: CodeActionKind.QuickFix,
        edit: {
          documentChanges: [{ kind: 'create', uri: uriOf(target, workspace) }, ...editDocuments(edits, workspace)],
        },
      },
    ];
  });
}
