import type { Diagnostic, FixEdit } from '../diagnostic/diagnostic.ts';
import type { TextEdit } from '../text/text-edit.ts';
import { writeAddress } from '../text/write-value.ts';

/**
 * Turns the fixes of diagnostics into plain edits; `read` returns the text that their positions refer to. Fixes whose
 * value is no longer in the text are left out.
 */
export function settleEdits(
  diagnostics: readonly Diagnostic[],
  read: (path: string) => string | undefined,
): readonly TextEdit[] {
  return diagnostics.flatMap(({ fix }) => {
    const edits = (fix?.edits ?? []).map((edit) => settleEdit(edit, read(edit.file) ?? ''));
    return edits.every((edit) => edit !== undefined) ? edits : [];
  });
}

function settleEdit({ file, start, end, text, was }: FixEdit, source: string): TextEdit | undefined {
  const written = was === undefined ? text : writeAddress(source.slice(start, end), was, text);
  return written === undefined ? undefined : { file, start, end, text: written };
}
