import { Composer, Lexer, Parser, type CST, type ErrorCode, type YAMLError } from 'yaml';
import { MAX_YAML_DEPTH } from '../text/limits.ts';
import { codePointOf, indexLines } from '../text/source.ts';
import { findRoot, withoutCascades } from './syntax-causes.ts';
import { wordError, type Fault } from './syntax-words.ts';
import { visiblePlace } from './visible-place.ts';

/**
 * Finds the syntax errors of a file: only the first one on each line, because the rest of the line is nearly always a
 * consequence. Empty for a text that `yaml` accepts.
 */
export function findSyntaxErrors(text: string): readonly Fault[] {
  const invisible = INVISIBLE.exec(text);
  if (invisible !== null) return [toInvisible(invisible.index, invisible[0])];
  const tokens = readTokens(text);
  if (typeof tokens === 'number') {
    return [
      {
        start: tokens,
        end: tokens + 1,
        message: `Values are nested more than ${MAX_YAML_DEPTH} levels deep.`,
        help: 'nest them less deeply',
      },
    ];
  }
  const documents = [...new Composer({ uniqueKeys: false }).compose(tokens)];
  const errors = documents.flatMap((document) => document.errors);
  // If the value of a file ends too early, everything after it is an error of its own.
  const strays = new Set(tokens.filter(({ type }) => type === 'error').map(({ offset }) => offset));
  const isAt = indexErrors(errors);
  const causes = errors.filter((error, at) => !isExplained(error, isAt) && (at === 0 || !strays.has(error.pos[0])));
  const root = findRoot(text, errors, tokens);
  const before = root === undefined ? causes : causes.filter(({ pos: [, end] }) => end <= root.from);
  const faults = withoutCascades(text, before).map((error) => toFault(text, error, isAt));
  return firstOfEachLine(text, root === undefined ? faults : [...faults, root]);
}

// What YAML calls non-printable (https://yaml.org/spec/1.2.2/#51-character-set), and a byte order mark after the start.
const INVISIBLE = /(?![\t\n\r\x85])\p{Cc}|[\uFFFE\uFFFF]|(?<!^)\uFEFF|\p{Surrogate}/u;

function toInvisible(start: number, character: string): Fault {
  return {
    start,
    end: start + character.length,
    message: `The invisible character ${codePointOf(character)} is not allowed here.`,
    help: 'remove it',
  };
}

/**
 * Splits a text into tokens, or returns the offset where they are deeper than `MAX_YAML_DEPTH`: composing is recursive,
 * and a stack overflow can crash Node itself.
 */
function readTokens(text: string): readonly CST.Token[] | number {
  const tokens: CST.Token[] = [];
  const parser = new Parser();
  // In YAML 1.2, a lone carriage return also ends a line, but not in `yaml`.
  for (const lexeme of new Lexer().lex(text.replaceAll(LONE_RETURN, '\n'))) {
    tokens.push(...parser.next(lexeme));
    const deepest =
      parser.stack.length > MAX_YAML_DEPTH
        ? parser.stack.filter((token) => 'items' in token)[MAX_YAML_DEPTH]
        : undefined;
    if (deepest !== undefined) return deepest.offset;
  }
  tokens.push(...parser.end());
  return tokens;
}

const LONE_RETURN = /\r(?!\n)/g;

/** Returns whether an error of a kind starts at an offset. */
type IsErrorAt = (code: ErrorCode, start: number) => boolean;

function indexErrors(errors: readonly YAMLError[]): IsErrorAt {
  const known = new Set(errors.map(({ code, pos: [start] }) => `${code} ${start}`));
  return (code, start) => known.has(`${code} ${start}`);
}

/**
 * Returns whether an error is a duplicate: a line with too much indentation makes two errors with the same range, a key
 * inside a value and a multi-line key; so does a line in braces after one without a comma.
 */
function isExplained({ code, pos: [start] }: YAMLError, isAt: IsErrorAt): boolean {
  return (
    (code === 'BLOCK_AS_IMPLICIT_KEY' && isAt('MULTILINE_IMPLICIT_KEY', start)) ||
    (code === 'MULTILINE_IMPLICIT_KEY' && isAt('BLOCK_IN_FLOW', start))
  );
}

function toFault(text: string, { code, message, pos: [start, end] }: YAMLError, isAt: IsErrorAt): Fault {
  const isIndented = code === 'MULTILINE_IMPLICIT_KEY' && isAt('BLOCK_AS_IMPLICIT_KEY', start);
  const lines = text.slice(start, end).split(LINE_BREAK);
  const place = isIndented
    ? { start: end - (lines.at(-1)?.trimStart().length ?? 0), end }
    : { start, end: start + (lines[0]?.length ?? 0) };
  const shown = visiblePlace(text, place);
  const lineStart = Math.max(text.lastIndexOf('\n', shown.start - 1), text.lastIndexOf('\r', shown.start - 1)) + 1;
  return {
    ...shown,
    ...wordError({
      code,
      // The library's text lacks the space between the mark and the word.
      message: message.replace(/(?<=["'])(?=quote$)/, ' '),
      before: text.slice(lineStart, shown.start),
      after: text.slice(shown.start, shown.end + 1),
      isIndented,
    }),
  };
}

const LINE_BREAK = /\r\n|[\r\n]/;

function firstOfEachLine(text: string, faults: readonly Fault[]): readonly Fault[] {
  const lines = indexLines(text);
  const byLine = new Map<number, Fault>();
  for (const fault of faults.toSorted((a, b) => a.start - b.start)) {
    const { line } = lines.position(fault.start);
    if (!byLine.has(line)) byLine.set(line, fault);
  }
  return [...byLine.values()];
}
