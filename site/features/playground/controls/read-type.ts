import type { Value, Written } from '../model/playground.ts';
import { readLiteral } from './read-literal.ts';
import { splitCode } from './split-code.ts';

/** A member of a union. */
export type TypePart =
  /** A value; a member of an enumeration is written by its name. */
  | { readonly kind: 'literal'; readonly value: Value; readonly written?: Omit<Written, 'value'> }
  | { readonly kind: 'string' | 'number' | 'boolean' | 'undefined' | 'anything' }
  /** Lists of numbers. */
  | { readonly kind: 'numbers' }
  /** React content, or an element alone. */
  | { readonly kind: 'node' | 'element' }
  /** CSS of one property: `color` of `React.CSSProperties['color']`. */
  | { readonly kind: 'css'; readonly property: string }
  /** A function that may return nothing, with the names of its arguments; it may be free to answer. */
  | { readonly kind: 'handler'; readonly arguments: readonly string[]; readonly answers?: true }
  /** Objects, arrays, components, and what cannot be read. */
  | { readonly kind: 'other' };

/** What a name in a type stands for, as TypeScript. */
export interface Declaration {
  readonly parameters: readonly string[];
  readonly type: string;
  /** Members of an enumeration, instead of a type. */
  readonly members?: readonly Written[];
}

/** Declarations by name. */
export type Declared = ReadonlyMap<string, Declaration>;

/** Names that lead to names are followed so far, since what they list can grow with each. */
const DEEPEST = 3;

/** Reads a type as the members of its union, in their order; a name that is declared is followed. */
export function readType(type: string, declared: Declared = new Map(), depth = 0): readonly TypePart[] {
  const code = unwrapped(type.trim());
  if (splitCode(code, ' extends ').length > 1) return [OTHER];
  const [head = '', ...tail] = splitCode(code, '=>');
  if (tail.length > 0) return [readFunction(head, tail.join(' => '), (part) => readType(part, declared, depth))];
  const parts = splitCode(code, '|').filter((part) => part !== '');
  return parts.length > 1
    ? parts.flatMap((part) => readType(part, declared, depth))
    : readOne(parts[0] ?? '', declared, depth);
}

const OTHER: TypePart = { kind: 'other' };

function readOne(code: string, declared: Declared, depth: number): readonly TypePart[] {
  const read = (type: string) => readType(type, declared, depth);
  const value = readLiteral(code);
  if (value !== undefined) return [{ kind: 'literal', value }];
  const keyword = KEYWORDS[code];
  if (keyword !== undefined) return [{ kind: keyword }];
  const both = splitCode(code, '&');
  // `string & {}` keeps the literals beside it in the suggestions of editors, and means `string`.
  if (both.length > 1) return both.some((part) => ANY_VALUE.test(part)) ? both.flatMap(read).filter(isBasic) : [OTHER];
  if (NUMBERS.test(code)) return [{ kind: 'numbers' }];
  const [, property] = CSS.exec(code) ?? [];
  if (property !== undefined) return literals(CSS_VALUES[property] ?? '') ?? [{ kind: 'css', property }];
  const [, name = '', list] = NAME.exec(code) ?? [];
  const args = list === undefined ? [] : splitCode(list, ',');
  const found = declared.get(name);
  if (found?.members !== undefined)
    return found.members.map(({ value: own, ...written }) => ({ kind: 'literal', value: own, written }));
  const isFollowed = found !== undefined && depth < DEEPEST;
  const following = isFollowed ? readType(withArguments(found, args), without(declared, name), depth + 1) : [];
  if (following.some(({ kind }) => kind !== 'other')) return following;
  return readKnown(name, args, read);
}

/** Reads types of React and TypeScript, and those for unions that sites can add to. */
function readKnown(
  name: string,
  args: readonly string[],
  read: (type: string) => readonly TypePart[],
): readonly TypePart[] {
  const [first = '', second = ''] = args;
  if (/^(?:React\.)?React(?:Node|Child)$/.test(name)) return [{ kind: 'node' }];
  if (/^(?:React\.)?(?:ReactElement|JSX\.Element)$/.test(name)) return [{ kind: 'element' }];
  if (EVENT_HANDLER.test(name)) return [{ kind: 'handler', arguments: ['event'] }];
  // Of a library’s own, only the name is known; calls are logged all the same.
  if (/(?:Handler|Callback|Listener)$/.test(name)) return [{ kind: 'handler', arguments: [], answers: true }];
  if (/^(?:React\.)?Dispatch$/.test(name)) return [{ kind: 'handler', arguments: ['value'] }];
  if (/^(?:React\.)?HTMLInputTypeAttribute$/.test(name)) return literals(INPUT_TYPES) ?? [];
  if (/^(?:React\.)?(?:AriaRole|Key|HTMLAttributeAnchorTarget)$/.test(name)) return [{ kind: 'string' }];
  if (name === 'OverridableStringUnion') return read(first);
  // Of a base that is not given, most of these have texts.
  if (name === 'LiteralUnion') return [...read(first), ...read(second === '' ? 'string' : second)];
  if (name === 'NonNullable') return read(first).filter((part) => part.kind !== 'literal' || part.value !== null);
  if (name === 'Exclude' || name === 'Extract') {
    const kept = read(second);
    const isIn = (part: TypePart) => kept.some((other) => JSON.stringify(other) === JSON.stringify(part));
    return read(first).filter((part) => isIn(part) === (name === 'Extract'));
  }
  return [OTHER];
}

const KEYWORDS: Readonly<Record<string, 'string' | 'number' | 'boolean' | 'undefined' | 'anything'>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  undefined: 'undefined',
  void: 'undefined',
  any: 'anything',
  unknown: 'anything',
  '{}': 'anything',
};

function literals(words: string): readonly TypePart[] | undefined {
  return words === '' ? undefined : words.split(' ').map((value) => ({ kind: 'literal', value }));
}

/** Kinds of fields for a text. */
const INPUT_TYPES = 'text password email number search tel url date time color';

/** Values of CSS properties that take nothing else, or are rarely set to it. */
const CSS_VALUES: Readonly<Record<string, string>> = {
  objectFit: 'fill contain cover none scale-down',
  textAlign: 'start center end justify',
  textTransform: 'none capitalize uppercase lowercase',
  flexDirection: 'row row-reverse column column-reverse',
  flexWrap: 'nowrap wrap wrap-reverse',
  alignItems: 'stretch flex-start center flex-end baseline',
  justifyContent: 'flex-start center flex-end space-between space-around space-evenly',
  overflow: 'visible hidden clip scroll auto',
  pointerEvents: 'auto none',
  position: 'static relative absolute fixed sticky',
};

/** Types of React. */
const EVENT_HANDLER =
  /^(?:React\.\w*|(?:React|Clipboard|Composition|Drag|Focus|Form|Change|Keyboard|Mouse|Touch|Pointer|UI|Wheel|Animation|Transition)?)EventHandler$/;

const ANY_VALUE = /^(?:\{\s*\}|Record<(?:never|string|any), ?(?:never|unknown|any)>|\w*\{ ?\w+\?: ?never;? ?\})$/;

const NUMBERS = /^(?:(?:readonly )?number\[\]|(?:Readonly)?Array<number>)$/;

const CSS = /^(?:React\.)?CSSProperties\[['"](\w+)['"]\]$/;

const NAME = /^([A-Za-z_$][\w$.]*)(?:<([^]*)>)?$/;

function isBasic({ kind }: TypePart): boolean {
  return kind === 'string' || kind === 'number';
}

/**
 * Reads a function. One that has to return something, or to call a function that it is given, does more than to listen,
 * so it is no handler.
 */
function readFunction(head: string, result: string, read: (type: string) => readonly TypePart[]): TypePart {
  const list = /^(?:<[^]*>\s*)?\(([^]*)\)$/.exec(head)?.[1];
  const results = read(result);
  const answers = results.some(({ kind }) => kind === 'anything') ? ({ answers: true } as const) : {};
  const mayReturnNothing = results.some(({ kind }) => kind === 'undefined' || kind === 'anything');
  if (list === undefined || !mayReturnNothing) return OTHER;
  const parameters = splitCode(list, ',').filter((parameter) => parameter !== '' && !/^this\s*:/.test(parameter));
  if (parameters.some((parameter) => splitCode(parameter, '=>').length > 1)) return OTHER;
  const names = parameters.map((parameter) => PARAMETER.exec(parameter)?.[1] ?? 'value');
  return { kind: 'handler', arguments: names, ...answers };
}

const PARAMETER = /^(?:\.\.\.)?([A-Za-z_$][\w$]*)\s*\??\s*(?::|$)/;

/** Takes away brackets around a whole type; those of `(a) | (b)` are two pairs. */
function unwrapped(code: string): string {
  const inner = /^\(([^]*)\)$/.exec(code)?.[1];
  const isWhole = SEPARATORS.every((separator) => splitCode(code, separator).length === 1);
  return inner !== undefined && isWhole ? unwrapped(inner.trim()) : code;
}

const SEPARATORS = ['|', '&', '=>', ' extends '];

/** A name that leads to itself ends there. */
function without(declared: Declared, name: string): Declared {
  return new Map([...declared].filter(([other]) => other !== name));
}

/** Writes the arguments of a generic type for its parameters. */
function withArguments({ parameters, type }: Declaration, args: readonly string[]): string {
  const given = new Map(parameters.flatMap((name, at) => (args[at] === undefined ? [] : [[name, `(${args[at]})`]])));
  return type.replaceAll(STRING_OR_NAME, (found) => given.get(found) ?? found);
}

const STRING_OR_NAME = /'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|[A-Za-z_$][\w$]*/g;
