import { createTokenWriter, type TokenWriter } from './token-writer.ts';

/** Context of a position in a script. A stack of contexts and the position are the whole state. */
type Mode = 'code' | 'template' | 'open-tag' | 'close-tag' | 'children';

interface Level {
  mode: Mode;
  /** In code: number of open braces. */
  braces: number;
}

interface Scan {
  readonly code: string;
  readonly jsx: boolean;
  readonly levels: Level[];
  readonly write: TokenWriter['write'];
  at: number;
  /** True after a value, where a slash divides and `<` compares. */
  afterValue: boolean;
  /** The last token other than a space. */
  last: string;
}

const SPACE = /\s+/y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const STRING = /"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?/y;
// Limited in length, because each unmatched slash would otherwise read the rest of its line again.
const REGULAR_EXPRESSION = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,200}\/[a-z]*/y;
const NUMBER = /0[box][\da-f_]+n?|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d+)?n?/iy;
const MAY_BE_NUMBER: ReadonlySet<string> = new Set('.0123456789');
const WORD = /[#@]?[A-Za-z_$\u0080-\uFFFF][\w$\u0080-\uFFFF]*/y;
const PUNCTUATION = /\.{3}|=>|[\s\S]/y;
const CALL = /\s*(?:\?\.)?(?:<[^<>(){};=]*>)?\(/y;
const WORD_OR_BRACKET_FOLLOWS = /\s+[\w$'"`{[*#]|\s*[{*[]/y;
const TYPE_PARAMETERS = /<(?:\w+(?:,|\s+extends\b)|[A-Z]\d?>\()/y;
const TAG_START = /<[\w$>]/y;
const TAG_NAME = /[\w$.:-]*/y;
const ATTRIBUTE = /[\w$:.-]+/y;
const ATTRIBUTE_VALUE = /"[^"]*"?|'[^']*'?/y;
const JSX_TEXT = /[^<{]+/y;
const TEMPLATE_TEXT = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))+/y;

/** Reserved words of JavaScript and TypeScript. */
const KEYWORDS: ReadonlySet<string> = words(`
  await break case catch class const continue debugger default delete do else enum export extends finally for
  function if implements import in instanceof interface let new private protected public return static super
  switch this throw try typeof var void while with yield
`);

/** Words that are keywords only before another word, a string or a bracket, after a space. */
const CONTEXTUAL_KEYWORDS: ReadonlySet<string> = words(`
  abstract accessor as asserts async declare from get infer is keyof module namespace of override readonly
  satisfies set type using
`);

/** Words that are values. */
const LITERALS: ReadonlySet<string> = words('true false null undefined NaN Infinity');

/** TypeScript's names for types. */
const TYPE_NAMES: ReadonlySet<string> = words('any bigint boolean never number string unknown');

/** Keywords before the name of a class or type. */
const BEFORE_TYPES: ReadonlySet<string> = words(`
  class enum extends implements instanceof interface namespace new type
`);

/** Keywords that end a value, so that a slash after them divides. */
const VALUE_KEYWORDS: ReadonlySet<string> = words('this super');

/**
 * Highlights JavaScript and TypeScript, optionally with JSX, in one pass. General grammars try dozens of expressions on
 * every part of a text, which took most of a page's rendering time for the most common language.
 */
export function highlightScript(code: string, options: { readonly jsx: boolean }): string {
  const { write, finish } = createTokenWriter(code);
  const scan: Scan = {
    code,
    jsx: options.jsx,
    levels: [{ mode: 'code', braces: 0 }],
    write,
    at: 0,
    afterValue: false,
    last: '',
  };
  while (scan.at < code.length) {
    const level = scan.levels.at(-1) as Level;
    if (level.mode === 'code') readCode(scan, level);
    else if (level.mode === 'template') readTemplate(scan);
    else if (level.mode === 'children') readChildren(scan, level);
    else readTag(scan, level);
  }
  return finish();
}

function readCode(scan: Scan, level: Level): void {
  if (take(scan, SPACE, '')) return;
  const first = scan.code[scan.at] ?? '';
  switch (first) {
    case '"':
    case "'":
      takeValue(scan, STRING, 's');
      break;
    case '`':
      enter(scan, 'template', '`', 's');
      break;
    case '/':
      if (take(scan, COMMENT, 'c')) return;
      if (scan.afterValue || !takeValue(scan, REGULAR_EXPRESSION, 's')) readPunctuation(scan);
      break;
    case '{':
      level.braces++;
      readPunctuation(scan);
      break;
    case '}':
      if (level.braces === 0 && scan.levels.length > 1) leave(scan, '}', isInTemplate(scan) ? 'k' : '');
      else {
        level.braces = Math.max(0, level.braces - 1);
        readPunctuation(scan);
      }
      break;
    case '<':
      if (startsElement(scan)) enterTag(scan);
      else readPunctuation(scan);
      break;
    default:
      if (!(MAY_BE_NUMBER.has(first) && takeValue(scan, NUMBER, 'n')) && !readWord(scan)) readPunctuation(scan);
  }
}

/** Reads a name or keyword; returns whether there was one. */
function readWord(scan: Scan): boolean {
  const word = match(scan, WORD);
  if (word === undefined) return false;
  const end = scan.at + word.length;
  const isMember = scan.last === '.';
  const isKeyword = !isMember && (KEYWORDS.has(word) || isContextual(scan, word, end));
  advance(scan, end, isKeyword ? 'k' : classOfName(scan, word, end, isMember));
  scan.afterValue = !isKeyword || VALUE_KEYWORDS.has(word);
  scan.last = word;
  return true;
}

function classOfName(scan: Scan, word: string, end: number, isMember: boolean): string {
  if (!isMember && LITERALS.has(word)) return 'n';
  if (!isMember && (TYPE_NAMES.has(word) || BEFORE_TYPES.has(scan.last))) return 't';
  return word.startsWith('@') || endAt(scan.code, CALL, end) !== undefined ? 'f' : '';
}

function isContextual({ code }: Scan, word: string, end: number): boolean {
  if (!CONTEXTUAL_KEYWORDS.has(word)) return false;
  if (endAt(code, WORD_OR_BRACKET_FOLLOWS, end) !== undefined) return true;
  return word === 'async' && endAt(code, CALL, end) !== undefined;
}

function readPunctuation(scan: Scan): void {
  const mark = match(scan, PUNCTUATION) ?? '';
  advance(scan, scan.at + mark.length, '');
  scan.afterValue = mark === ')' || mark === ']' || mark === '}';
  scan.last = mark;
}

/**
 * Returns whether `<` starts an element. After a value, it compares or opens type arguments, but a new statement may
 * follow a brace or another element.
 */
function startsElement({ code, jsx, at, afterValue, last }: Scan): boolean {
  if (!jsx || (afterValue && last !== '}' && last !== ELEMENT)) return false;
  return endAt(code, TAG_START, at) !== undefined && endAt(code, TYPE_PARAMETERS, at) === undefined;
}

/** Represents a whole JSX element as the last token. */
const ELEMENT = '</>';

function enterTag(scan: Scan): void {
  enter(scan, 'open-tag', '<', '');
  take(scan, TAG_NAME, 't');
}

function readTag(scan: Scan, level: Level): void {
  if (take(scan, SPACE, '') || take(scan, COMMENT, 'c') || take(scan, ATTRIBUTE_VALUE, 's')) return;
  if (scan.code.startsWith('/>', scan.at)) leave(scan, '/>', '');
  else if (scan.code[scan.at] === '{') enter(scan, 'code', '{', '');
  else if (scan.code[scan.at] !== '>') {
    if (!take(scan, ATTRIBUTE, 'a')) take(scan, PUNCTUATION, '');
  } else if (level.mode === 'close-tag') leave(scan, '>', '');
  else {
    take(scan, PUNCTUATION, '');
    level.mode = 'children';
  }
}

function readChildren(scan: Scan, level: Level): void {
  if (take(scan, JSX_TEXT, '')) return;
  if (scan.code[scan.at] === '{') enter(scan, 'code', '{', '');
  else if (scan.code.startsWith('</', scan.at)) {
    advance(scan, scan.at + '</'.length, '');
    take(scan, TAG_NAME, 't');
    level.mode = 'close-tag';
  } else if (endAt(scan.code, TAG_START, scan.at) !== undefined) enterTag(scan);
  else take(scan, PUNCTUATION, '');
}

function readTemplate(scan: Scan): void {
  if (take(scan, TEMPLATE_TEXT, 's')) return;
  if (scan.code[scan.at] === '`') leave(scan, '`', 's');
  else if (scan.code.startsWith('${', scan.at)) enter(scan, 'code', '${', 'k');
  // A backslash at the very end.
  else take(scan, PUNCTUATION, 's');
}

function isInTemplate({ levels }: Scan): boolean {
  return levels.at(-2)?.mode === 'template';
}

function enter(scan: Scan, mode: Mode, mark: string, className: string): void {
  advance(scan, scan.at + mark.length, className);
  scan.levels.push({ mode, braces: 0 });
  scan.afterValue = false;
  scan.last = mark;
}

function leave(scan: Scan, mark: string, className: string): void {
  advance(scan, scan.at + mark.length, className);
  scan.levels.pop();
  scan.afterValue = true;
  scan.last = mark.endsWith('>') ? ELEMENT : mark;
}

/** Writes the match of an expression at the position; returns whether there was one. */
function take(scan: Scan, expression: RegExp, className: string): boolean {
  const end = endAt(scan.code, expression, scan.at);
  if (end === undefined || end === scan.at) return false;
  advance(scan, end, className);
  return true;
}

/** The same for a token that is a value, such as a string. */
function takeValue(scan: Scan, expression: RegExp, className: string): boolean {
  if (!take(scan, expression, className)) return false;
  scan.afterValue = true;
  scan.last = '';
  return true;
}

function advance(scan: Scan, end: number, className: string): void {
  scan.write(end, className);
  scan.at = end;
}

function match({ code, at }: Scan, expression: RegExp): string | undefined {
  const end = endAt(code, expression, at);
  return end === undefined ? undefined : code.slice(at, end);
}

/** Returns the end of the match of an expression at an offset. */
function endAt(code: string, sticky: RegExp, at: number): number | undefined {
  // `test` creates no array for groups, and most expressions do not match.
  sticky.lastIndex = at;
  return sticky.test(code) ? sticky.lastIndex : undefined;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
