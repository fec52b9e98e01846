import { defineDiagnostic, type Report } from '../diagnostic/diagnostic.ts';
import { mostBytes } from '../address/most-bytes.ts';
import type { UnreadableFile } from '../model/unreadable-file.ts';
import { startOf } from '../text/source.ts';

export const NOT_UTF_8 = defineDiagnostic({
  code: 'not-utf-8',
  severity: 'error',
  summary: 'A file is not UTF-8 text, or contains a NUL byte.',
  why: 'Guessing the encoding could silently turn letters into different ones.',
});

export const FILE_TOO_LARGE = defineDiagnostic({
  code: 'file-too-large',
  severity: 'error',
  summary: 'A file is larger than any navigation file or page should be.',
  why: 'It is most likely a file that was put here by mistake; reading it would use up all memory.',
});

export const NO_REGULAR_FILE = defineDiagnostic({
  code: 'no-regular-file',
  severity: 'error',
  summary: 'What should be a file is something else: a pipe, a socket or a device.',
  why: 'Reading it could wait forever, or give something different each time.',
});

export const UNFOLLOWED_LINK = defineDiagnostic({
  code: 'unfollowed-link',
  severity: 'error',
  summary: 'A symbolic link in the content folder points out of the project, or to nothing.',
  why: 'Files outside the project are neither published nor checked: they may differ, or be missing, on another machine.',
});

/** Reports the files that could not be read as text. */
export function reportUnreadable(files: readonly UnreadableFile[], report: Report): void {
  for (const { path, cause, size, text = '' } of files) {
    const at = startOf(path);
    switch (cause) {
      case 'not-utf-8':
        report(NOT_UTF_8, { at, message: describeBytes(text), help: 'save it as UTF-8' });
        break;
      case 'no-file':
        report(NO_REGULAR_FILE, {
          at,
          message: 'This is a pipe, a socket or a device, not a file.',
          help: 'replace it with a file, or move it out of the folder',
        });
        break;
      case 'leads-outside':
        report(UNFOLLOWED_LINK, {
          at,
          message: 'This symbolic link points out of the project.',
          help: 'replace it with a copy, or move its target into the project',
        });
        break;
      case 'leads-nowhere':
        report(UNFOLLOWED_LINK, {
          at,
          message: 'This symbolic link points to nothing, or is part of a loop.',
          help: 'remove it, or create its target',
        });
        break;
      case 'too-large': {
        report(FILE_TOO_LARGE, {
          at,
          message: `The file is ${inMebibytes(size)} MiB; files larger than ${inMebibytes(mostBytes(path))} MiB are not read.`,
          help: 'split it, or move it out of the folder',
        });
      }
    }
  }
}

/** A file in UTF-16 has a NUL byte in its first line. */
function describeBytes(text: string): string {
  const [before = '', ...after] = text.split('\0');
  if (after.length === 0) return 'The file is not valid UTF-8.';
  return `Line ${before.split('\n').length} contains a NUL byte, which no text in UTF-8 has.`;
}

function inMebibytes(bytes: number): string {
  return String(Math.round((bytes / 1024 / 1024) * 10) / 10);
}
