import { defineDiagnostic, type Report } from '../diagnostic.ts';
import type { UnreadableFile } from '../project-input.ts';

/** Bytes above which a navigation file or page is not read: a hundred times the largest real one. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

export const NOT_UTF_8 = defineDiagnostic({
  code: 'not-utf-8',
  severity: 'error',
  summary: 'A file is not UTF-8 text.',
  why: 'Guessing another encoding would turn letters into other letters without anyone noticing.',
});

export const FILE_TOO_LARGE = defineDiagnostic({
  code: 'file-too-large',
  severity: 'error',
  summary: 'A file is larger than any navigation file or page should be.',
  why: 'It is most likely a file that was put here by mistake; reading it would take all memory.',
});

/** Reports the files that could not be read as text. */
export function reportUnreadable(files: readonly UnreadableFile[], report: Report): void {
  const start = { line: 1, column: 1, offset: 0 };
  for (const { path, cause, size } of files) {
    const at = { file: path, range: { start, end: start } };
    if (cause === 'not-utf-8') report(NOT_UTF_8, { at, message: 'The file is not valid UTF-8.', help: 'save it as UTF-8' });
    else {
      report(FILE_TOO_LARGE, {
        at,
        message: `The file has ${Math.round(size / 1024 / 1024)} MiB; at most ${MAX_FILE_BYTES / 1024 / 1024} MiB are read.`,
        help: 'split it, or move it out of the folder',
      });
    }
  }
}
