import { CST, type ErrorCode, type YAMLError } from 'yaml';
import { codePointOf, indexLines } from '../text/source.ts';
import { likenessOf, LOOKALIKE } from './lookalikes.ts';
import type { Fault } from './syntax-words.ts';

/** A mistake whose consequences begin at `from`. */
interface Root extends Fault {
  readonly from: number;
}

/**
 * Finds a mistake that breaks the rest of a text, so that most other errors are its consequences: characters that only
 * look like those of the syntax, a list whose first dash has no space, or an unclosed quotation mark or bracket.
 */
export function findRoot(text: string, errors: readonly YAMLError[], tokens: readonly CST.Token[]): Root | undefined {
  const fault = findCause(text, errors, tokens);
  return fault && { from: fault.start, ...fault };
}

function findCause(text: string, errors: readonly YAMLError[], tokens: readonly CST.Token[]): Fault | Root | undefined {
  const root =
    findTab(text, errors) ??
    findLookalike(text, errors, tokens) ??
    findDash(text, errors) ??
    findOpenQuote(errors, tokens);
  const bracket = findComment(text, findOpenBracket(tokens));
  // Another mistake may be why a bracket around it is not closed.
  return bracket !== undefined && (root === undefined || bracket.until <= root.start) ? bracket : root;
}

function findTab(text: string, errors: readonly YAMLError[]): Fault | undefined {
  const first = errors.find(({ code }) => code === 'TAB_AS_INDENT');
  if (first === undefined) return undefined;
  const [start, end] = first.pos;
  const others = Array.from(text.slice(end).matchAll(/[\r\n] *\t[ \t]*\S/g)).length;
  return {
    start,
    end,
    message: `${first.message}.`,
    help: `indent with spaces${others === 0 ? '' : `, here and on ${others} more ${others === 1 ? 'line' : 'lines'}`}`,
  };
}

/**
 * Such a character is harmless within text: it is only reported if there is an error on its line or the next, or if a
 * value without quotes starts with it or with what is before it, so that a dash or a key has become part of the text.
 */
function findLookalike(text: string, errors: readonly YAMLError[], tokens: readonly CST.Token[]): Root | undefined {
  const lines = indexLines(text);
  const lineAt = (offset: number) => lines.position(Math.min(offset, text.length)).line;
  const wrong = new Set(errors.flatMap(({ pos: [start, end] }) => [lineAt(start), lineAt(Math.max(start, end - 1))]));
  const { blocks, plain } = scalarsOf(tokens);
  const texts = blocks.map(blockRange);
  const starts = new Set(plain.map(({ offset }) => offset));
  const found = Array.from(text.matchAll(new RegExp(LOOKALIKE, 'gmu'))).find(({ 0: { length }, index }) => {
    const line = lineAt(index);
    return (
      ((wrong.has(line) || wrong.has(line + 1)) && !texts.some(([start, end]) => start < index && index < end)) ||
      Array.from({ length }, (_, at) => index + at).some((offset) => starts.has(offset))
    );
  });
  if (found === undefined) return undefined;
  const start = found.index + found[0].length - 1;
  const character = text.charAt(start);
  const likeness = likenessOf(character);
  return {
    from: found.index,
    start,
    end: start + 1,
    message: `The character ${codePointOf(character)} looks like a ${likeness}, but is not one.`,
    help: `replace it with a ${likeness}${likeness === 'colon' ? ' and a space' : ''}`,
  };
}

/** Finds a key in place of a list, which the entries below do not fit into. */
function findDash(text: string, errors: readonly YAMLError[]): Fault | undefined {
  const found = Array.from(text.matchAll(FIRST_DASH)).find(({ 0: { length }, index }) =>
    errors.some(({ pos: [start] }) => index < start && !/[\r\n]/.test(text.slice(index + length, start))),
  );
  if (found === undefined) return undefined;
  const end = found.index + found[0].length;
  return { start: end - 1, end, message: 'There is no space after the dash.', help: 'put a space after each dash' };
}

const FIRST_DASH = /:[ \t]*\r?\n *-(?=[A-Za-z][\w-]*:\s)/g;

function findOpenQuote(errors: readonly YAMLError[], tokens: readonly CST.Token[]): Fault | undefined {
  const unclosed = errors.find(({ message }) => message.startsWith('Missing closing'));
  const quoted =
    unclosed && scalarsOf(tokens).quoted.find(({ offset, source }) => offset + source.length >= unclosed.pos[0]);
  if (quoted === undefined) return undefined;
  const { offset, source } = quoted;
  return {
    start: offset,
    end: offset + source.search(/[\r\n]|$/),
    message: 'This quotation mark is not closed.',
    help: 'close it at the end of the text',
  };
}

/** A bracket that is not closed, or is closed by one of the other kind; `until` is where `yaml` noticed. */
interface OpenBracket extends Fault {
  readonly until: number;
  readonly isMixed: boolean;
}

/** Finds the first bracket without a counterpart. If one has taken that of another around it, it is the inner one. */
function findOpenBracket(tokens: Iterable<CST.Token | null | undefined>): OpenBracket | undefined {
  for (const token of tokens) {
    const found = openBracketIn(token);
    if (found !== undefined) return found;
  }
  return undefined;
}

function openBracketIn(token: CST.Token | null | undefined): OpenBracket | undefined {
  if (token?.type === 'document') return openBracketIn(token.value);
  if (!token || !('items' in token)) return undefined;
  const inside = findOpenBracket(token.items.flatMap(({ key, value }) => [key, value]));
  if (token.type !== 'flow-collection' || inside?.isMixed === true) return inside;
  const { source } = token.start;
  const [end] = token.end;
  const closer = source === '[' ? ']' : '}';
  if (end?.source === closer) return inside;
  const isMixed = end !== undefined && end.type !== 'flow-error-end';
  return {
    start: token.offset,
    end: token.offset + source.length,
    until: end?.offset ?? Number.POSITIVE_INFINITY,
    isMixed,
    ...(isMixed
      ? { message: `This \`${source}\` is closed by \`${end.source}\`.`, help: `close it with \`${closer}\`` }
      : {
          message: `This \`${source}\` is not closed.`,
          help: `close it with \`${closer}\`; the lines up to there must be indented`,
        }),
  };
}

/** Finds what is taken for a comment, and with it the closing bracket, on the line of an open one. */
function findComment(text: string, bracket: OpenBracket | undefined): OpenBracket | undefined {
  const [line = ''] = bracket === undefined ? [] : (/^.*/.exec(text.slice(bracket.start)) ?? []);
  const [before, mark] = /^.*?[:,[]\s+(?=(#[^\s#]))/.exec(line) ?? [];
  if (bracket === undefined || before === undefined || mark === undefined) return bracket;
  const start = bracket.start + before.length;
  return {
    ...bracket,
    start,
    end: start + 1,
    message: 'What follows this `#` is a comment, including the closing bracket.',
    help: 'put the text in quotes',
  };
}

function blockRange({ offset, props, source }: CST.BlockScalar): readonly [start: number, end: number] {
  const header = props.reduce((length, prop) => length + ('source' in prop ? prop.source.length : 0), 0);
  return [offset, offset + header + source.length];
}

/** Returns the texts in quotes, those without, and those over several lines. */
function scalarsOf(tokens: readonly CST.Token[]) {
  const quoted: CST.FlowScalar[] = [];
  const plain: CST.FlowScalar[] = [];
  const blocks: CST.BlockScalar[] = [];
  const visit = (token: CST.Token | null | undefined): void => {
    if (!token) return;
    if (token.type === 'single-quoted-scalar' || token.type === 'double-quoted-scalar') quoted.push(token);
    else if (token.type === 'scalar') plain.push(token);
    else if (token.type === 'block-scalar') blocks.push(token);
    else if (token.type === 'document') visit(token.value);
    else if ('items' in token) {
      for (const item of token.items) {
        visit(item.key);
        visit(item.value);
      }
    }
  };
  for (const token of tokens) visit(token);
  return { quoted, plain, blocks };
}

/** Kinds of indentation errors, which cause others below them. */
const OF_LAYOUT: ReadonlySet<ErrorCode> = new Set([
  'MULTILINE_IMPLICIT_KEY',
  'BLOCK_AS_IMPLICIT_KEY',
  'BAD_INDENT',
  'MISSING_CHAR',
]);

/**
 * Leaves out indentation errors in lines below another one, as long as those are indented deeper than what it broke.
 */
export function withoutCascades(text: string, errors: readonly YAMLError[]): readonly YAMLError[] {
  const lines = indexLines(text);
  const rows = text.split(/\r\n|[\r\n]/);
  const indents = rows.map((row) => row.search(/\S/));
  /** The lines that the last indentation error broke: all that follow, up to one that is indented no deeper. */
  let broken: { readonly from: number; readonly indent: number; upTo: number } | undefined;
  return errors.filter(({ code, pos: [start, end] }) => {
    if (!OF_LAYOUT.has(code)) return true;
    // The line with the error is that of the range's end.
    const at = lines.position(Math.max(start, end - 1)).line - 1;
    if (broken !== undefined && at > broken.from) {
      const { indent } = broken;
      while (broken.upTo < at && isDeeper(indents[broken.upTo + 1], indent)) broken.upTo += 1;
      if (broken.upTo >= at) return false;
    }
    let above = at - 1;
    while (above > 0 && indents[above] === BLANK) above -= 1;
    const indent = Math.min(indents[at] ?? 0, indents[above] ?? 0);
    // A dash without a space ends its list, so what follows in the same column belongs to no list.
    broken = { from: at, indent: /^ *-[^\s-]/.test(rows[at] ?? '') ? indent - 1 : indent, upTo: at };
    return true;
  });
}

/** Indentation of a blank line. */
const BLANK = -1;

function isDeeper(indent = BLANK, than: number): boolean {
  return indent === BLANK || indent > than;
}
