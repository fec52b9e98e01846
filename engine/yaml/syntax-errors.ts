import { Composer, CST, Lexer, Parser, type YAMLError } from 'yaml';
import { MAX_YAML_DEPTH } from '../text/limits.ts';
import { GENERAL_HELP, LINE_SLIPS, SYNTAX_SLIPS } from './syntax-slips.ts';
import type { Offsets } from '../text/source.ts';
import { visiblePlace } from './visible-place.ts';

/** A syntax error; offsets refer to the text. */
export interface Fault extends Offsets {
  readonly message: string;
  readonly help: string;
}

/**
 * Finds the first syntax error of a file: what follows is nearly always a consequence. `undefined` for a text that `yaml`
 * accepts.
 */
export function findSyntaxError(text: string): Fault | undefined {
  const tokens = readTokens(text);
  if (typeof tokens === 'number') {
    return {
      start: tokens,
      end: tokens + 1,
      message: `Values are nested more than ${MAX_YAML_DEPTH} levels deep.`,
      help: 'nest them less deeply',
    };
  }
  const errors = [...new Composer({ uniqueKeys: false }).compose(tokens)].flatMap((document) => document.errors);
  const [first] = errors.toSorted((a, b) => startOf(a) - startOf(b) || (a.code < b.code ? -1 : 1));
  if (first === undefined) return undefined;
  return findInLine(text, first) ?? findOpen(tokens, first) ?? toFault(text, first, errors);
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

function startOf({ pos: [start] }: YAMLError): number {
  return start;
}

/** Finds what a line has in place of YAML's own signs, in the line of an error or the one above. */
function findInLine(text: string, { pos: [at, end] }: YAMLError): Fault | undefined {
  const from = text.lastIndexOf('\n', text.lastIndexOf('\n', at - 1) - 1) + 1;
  const lines = text.slice(from, Math.max(end, text.indexOf('\n', at)));
  for (const { pattern, message, fix } of LINE_SLIPS) {
    const found = pattern.exec(lines);
    if (found === null) continue;
    const start = from + found.index + found[0].length - 1;
    return { start, end: start + 1, message, help: fix };
  }
  return undefined;
}

/** Finds the quotation mark or bracket that is not closed; `yaml` only notices where the text ends. */
function findOpen(tokens: readonly CST.Token[], { message, pos: [noticed] }: YAMLError): Fault | undefined {
  let open: Fault | undefined;
  const isQuote = message.startsWith('Missing closing');
  for (const token of tokens) {
    if (token.type !== 'document') continue;
    CST.visit(token, ({ value }) => {
      if (!value || value.offset >= noticed) return;
      if (isQuote && 'source' in value && /^["']/.test(value.source))
        open = { start: value.offset, end: value.offset + value.source.search(/[\r\n]|$/), ...wordsOf(message) };
      if (!isQuote && CLOSING.test(message) && value.type === 'flow-collection') {
        const { source } = value.start;
        const closer = source === '[' ? ']' : '}';
        if (value.end[0]?.source === closer) return;
        open = {
          start: value.offset,
          end: value.offset + 1,
          message: `This \`${source}\` is not closed.`,
          help: `close it with \`${closer}\`, indent the lines up to there, and put text with \` #\` in quotes`,
        };
      }
    });
  }
  return open;
}

/** What `yaml` says where it misses a closing bracket. */
const CLOSING = /^(?:Flow (?:map|sequence) in block collection|Expected flow (?:map|sequence) to end with)/;

function toFault(text: string, error: YAMLError, errors: readonly YAMLError[]): Fault {
  const at = startOf(error);
  // A line with too much indentation is a key inside a value, which covers all lines up to there.
  const deep =
    error.code === 'BLOCK_AS_IMPLICIT_KEY'
      ? errors.find((other) => other.code === 'MULTILINE_IMPLICIT_KEY' && startOf(other) === at)
      : undefined;
  const [start, end] = (deep ?? error).pos;
  const lines = text.slice(start, end).split(/\r\n|[\r\n]/);
  if (deep === undefined)
    return { ...visiblePlace(text, { start, end: start + (lines[0]?.length ?? 0) }), ...wordsOf(error.message) };
  return {
    ...visiblePlace(text, { start: end - (lines.at(-1)?.trimStart().length ?? 0), end }),
    message: 'This line is not aligned with the keys around it.',
    help: 'align it with them',
  };
}

function wordsOf(message: string): Pick<Fault, 'message' | 'help'> {
  const slip = SYNTAX_SLIPS.find(({ pattern }) => pattern.test(message));
  return slip === undefined
    ? { message: `This is not valid YAML: ${message}.`, help: GENERAL_HELP }
    : { message: slip.message, help: slip.fix };
}
