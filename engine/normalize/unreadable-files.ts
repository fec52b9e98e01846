import { defineDiagnostic, type DiagnosticDefinition, type Reporter } from '../diagnostic/diagnostic.ts';
import { mostBytes } from '../address/most-bytes.ts';
import type { UnreadableFile } from '../model/project-input.ts';
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
  summary: 'What should be a file is something else: a pipe, a socket, a device, or a pointer of Git LFS.',
  why: 'Reading it could wait forever, or give something different each time; of a pointer, readers would get the pointer.',
});

export const UNFOLLOWED_LINK = defineDiagnostic({
  code: 'unfollowed-link',
  severity: 'error',
  summary: 'A symbolic link points out of the project, to nothing, or to what no site publishes.',
  why: 'Files outside the project are neither published nor checked: they may differ, or be missing, on another machine. What is hidden, in `nav/`, source or in `node_modules` is not published under another name either.',
});

type Finding = readonly [definition: DiagnosticDefinition, message: string, help: string];

const FINDINGS: Readonly<Record<Exclude<UnreadableFile['cause'], 'too-large' | 'not-utf-8'>, Finding>> = {
  'no-file': [
    NO_REGULAR_FILE,
    'This is a pipe, a socket or a device, not a file.',
    'replace it with a file, or move it out of the folder',
  ],
  pointer: [
    NO_REGULAR_FILE,
    'This is a pointer of Git LFS, not the file itself.',
    'get the file with `git lfs pull`, in CI with `lfs: true` where it checks out; or commit the file itself',
  ],
  'leads-outside': [
    UNFOLLOWED_LINK,
    'This symbolic link points out of the project.',
    'replace it with a copy, or move its target into the project',
  ],
  'leads-nowhere': [
    UNFOLLOWED_LINK,
    'This symbolic link points to nothing, or is part of a loop.',
    'remove it, or create its target',
  ],
  'passed-over': [
    UNFOLLOWED_LINK,
    'This symbolic link points to what no site publishes: a hidden file, `nav/`, source or `node_modules`.',
    'remove it; where readers should have the file, put a copy of it',
  ],
};

/** Reports the files that could not be read as text. */
export function reportUnreadable(files: readonly UnreadableFile[], report: Reporter): void {
  for (const file of files) {
    const [definition, message, help] = findingOf(file);
    report(definition, { at: startOf(file.path), message, help });
  }
}

function findingOf({ path, cause, size, text = '' }: UnreadableFile): Finding {
  if (cause === 'too-large') return tooLarge(path, size);
  return cause === 'not-utf-8' ? [NOT_UTF_8, describeBytes(text), 'save it as UTF-8'] : FINDINGS[cause];
}

function tooLarge(path: string, size: number): Finding {
  const [found, most] = [size, mostBytes(path)].map((bytes) => Math.round((bytes / 1024 / 1024) * 10) / 10);
  const message = `The file is ${found} MiB; files larger than ${most} MiB are not read.`;
  return [FILE_TOO_LARGE, message, 'split it, or move it out of the folder'];
}

/** A file in UTF-16 has a NUL byte in its first line. */
function describeBytes(text: string): string {
  const [before = '', ...after] = text.split('\0');
  if (after.length === 0) return 'The file is not valid UTF-8.';
  return `Line ${before.split('\n').length} contains a NUL byte, which no text in UTF-8 has.`;
}
