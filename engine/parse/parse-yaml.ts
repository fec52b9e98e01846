import { parseEvents, YAMLException } from 'js-yaml';
import type { Report } from '../diagnostic.ts';
import type { SourceFile } from '../source.ts';
import { compose } from './compose.ts';
import { YAML_SYNTAX } from './yaml-diagnostics.ts';
import type { ParsedFile } from './yaml-node.ts';

/**
 * Parses one YAML file into nodes with places (YAML 1.2, core schema). Reports what is wrong; `undefined`
 * means that the file leaves the pipeline.
 */
export function parseYaml(source: SourceFile, report: Report): ParsedFile | undefined {
  try {
    const events = parseEvents(source.text, { filename: source.path });
    return { ...source, ...compose(source, events, report) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const fault = toFault(error.reason, source.text, error.mark?.position ?? 0);
    report(YAML_SYNTAX, { at: { file: source.path, start: fault.start, end: fault.end }, message: fault.message, help: fault.help });
    return undefined;
  }
}

interface Fault {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly help: string;
}

function toFault(reason: string, text: string, position: number): Fault {
  let start = Math.min(position, text.length);
  // The parser often stops behind the line's end, where there is nothing to see.
  if (start === text.length || LINE_BREAKS.includes(text.charAt(start))) {
    while (start > 0 && BLANKS.includes(text.charAt(start - 1))) start--;
    start = Math.max(0, start - 1);
  }
  const hint = HINTS.find(({ pattern }) => pattern.test(reason));
  return {
    start,
    end: Math.min(start + String.fromCodePoint(text.codePointAt(start) ?? 0).length, text.length),
    message: hint?.message ?? `This is not valid YAML: ${reason}.`,
    help: hint?.help ?? 'check indentation, quotes and colons at this place and just above it',
  };
}

const LINE_BREAKS = '\r\n';
const BLANKS = ' \t\r\n';

/** What the parser's commonest complaints mean to a writer. */
const HINTS: readonly { pattern: RegExp; message: string; help: string }[] = [
  { pattern: /tab/i, message: 'The line is indented with a tab.', help: 'indent with spaces' },
  { pattern: /maxDepth/, message: 'Values are nested more than 100 deep.', help: 'write it with fewer levels' },
  { pattern: /null byte|printable/, message: 'The file has characters that are no text.', help: 'remove them' },
  { pattern: /end of the stream within a (?:single|double) quoted/, message: 'A quote is never closed.', help: 'add the closing quote' },
];
