import { accepts, isList, type Control, type Playground, type Value, type Values } from '../model/playground.ts';

/**
 * Writes what a reader has set into the query of an address, and leaves the rest of it as it is: `?button=variant:outlined`.
 * Only what differs from the preset is written; `!startIcon` unsets what the preset sets.
 */
export function writeState(search: string, key: string, playground: Playground, values: Values): string {
  const { controls, preset } = playground;
  const set = controls.flatMap((control) => {
    const { name, kind, initial } = control;
    const value = values[name];
    if (kind === 'log' || value === preset[name]) return [];
    if (value === undefined) return [`!${encodeText(name)}`];
    const isDefault = value === initial && preset[name] === undefined;
    return isDefault ? [] : [write(name, textOf(control, value), value)];
  });
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && keyIn(part) !== key);
  const all = set.length === 0 ? others : [...others, `${encodeText(key)}=${set.join(',')}`];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

/** A prop that is on is written as in code, by its name. */
function write(name: string, text: string, value: Value): string {
  return value === true ? encodeText(name) : `${encodeText(name)}:${encodeValue(text)}`;
}

/** Returns the key of a part of a query: `button` of `button=size:large`. */
function keyIn(part: string): string {
  return decodeText(part.replace(/=[^]*$/, ''));
}

/**
 * Returns the name of a playground's state in an address: the component's, in lower camel case. Further playgrounds of
 * the same component on a page are counted.
 *
 * @example
 * stateKey('Accordion.Control') // 'accordionControl'
 * stateKey('Button', 1)         // 'button2'
 */
export function stateKey(name: string, at = 0): string {
  const joined = name.replaceAll(/[^\w$]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return `${joined.charAt(0).toLowerCase()}${joined.slice(1)}${at === 0 ? '' : at + 1}`;
}

/** What an address says about a playground. */
export interface State {
  /** The preset, changed by the address. */
  readonly values: Values;
  /** What the address sets that the component does not have or take, as written: `colour:red`. */
  readonly unknown: readonly string[];
}

/** Reads the query of an address. A link outlives props and values; what no longer exists is ignored and told. */
export function readState(search: string, key: string, { controls, preset }: Playground): State {
  const part = search
    .replace(/^\?/, '')
    .split('&')
    .find((each) => keyIn(each) === key && each.includes('='));
  const entries = part === undefined ? [] : decodeText(part.slice(part.indexOf('=') + 1)).split(',');
  const set = new Map<string, Value>(Object.entries(preset));
  const unknown: string[] = [];
  for (const entry of entries.filter((each) => each !== '')) {
    const [, isUnset, name = '', text] = /^(!?)([^:]*)(?::([^]*))?$/.exec(entry) ?? [];
    const control = controls.find((each) => each.name === name && each.kind !== 'log');
    const value = control === undefined || isUnset ? undefined : readValue(control, text);
    if (control !== undefined && isUnset) set.delete(name);
    else if (value === undefined) unknown.push(decodeValue(entry));
    else set.set(name, value);
  }
  return { values: Object.fromEntries(set), unknown };
}

/** Reads a value that a control can have; a name alone is on. */
function readValue(control: Control, text: string | undefined): Value | undefined {
  const value = text === undefined ? true : valueIn(control, decodeValue(text));
  return value !== undefined && accepts(control, value) ? value : undefined;
}

/** What ends a value or stands for something in it, and what has no UTF-8. */
const ESCAPED = /[~,\p{Cs}]/gu;

/** Characters that stay readable in an address, though encoders replace them. */
const READABLE = /%(?:3A|2C|2F|40|24|3B|3F)/gi;

/**
 * Writes a value for an address. Commas are escaped by themselves, since programs that pass on links encode and decode
 * `,` and `%2C` as they like.
 *
 * @example
 * encodeValue('a, b') // 'a~.+b'
 */
function encodeValue(text: string): string {
  return encodeText(text.replaceAll(ESCAPED, escapeLetter));
}

/** Reverses the escapes of a value in an address that is already decoded. */
function decodeValue(text: string): string {
  return text.replaceAll(/~(?:u([\da-f]{4})|(.))/gi, (_, code: string | undefined, letter: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return letter === '.' ? ',' : letter;
  });
}

function escapeLetter(letter: string): string {
  if (letter === ',') return '~.';
  return letter === '~' ? '~~' : `~u${letter.charCodeAt(0).toString(16)}`;
}

/** Encodes a text for the query of an address. */
function encodeText(text: string): string {
  return encodeURIComponent(text)
    .replaceAll(READABLE, (code) => decodeURIComponent(code))
    .replaceAll('%20', '+');
}

/** Decodes a part of a query; what is no UTF-8 stays as it is. */
export function decodeText(text: string): string {
  return text.replaceAll('+', ' ').replaceAll(/(?:%[\da-f]{2})+/gi, (code) => {
    try {
      return decodeURIComponent(code);
    } catch {
      return code;
    }
  });
}

/** Writes a control's value as text; a string that would be read as another value is in quotes. */
export function textOf(control: Control | undefined, value: Value): string {
  if (isList(value)) return value.join(', ');
  if (control?.kind === 'mixed') return readMixed(control, String(value)) === value ? String(value) : `'${value}'`;
  const options: readonly Value[] = control?.kind === 'choice' ? control.options : [];
  const isDouble = typeof value === 'string' && options.some((option) => option !== value && String(option) === value);
  return isDouble ? `'${value}'` : String(value);
}

/** Reads the value that a text stands for, as `textOf` writes it; nothing for any other text. */
export function valueIn(control: Control, text: string): Value | undefined {
  if (control.kind === 'choice') return control.options.find((option) => textOf(control, option) === text);
  if (control.kind === 'switch') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (control.kind === 'mixed') return readMixed(control, text);
  if (control.kind === 'number') return text.trim() === '' ? undefined : Number(text);
  return text;
}

/** A control whose text may be read in several ways. */
type Mixed = Extract<Control, { kind: 'mixed' }>;

/**
 * Reads the text of a field as what the type of its prop allows: as one of the values that it lists, a number or several,
 * or a text, which is in quotes if it would be read as something else; nothing for any other text.
 *
 * @example
 * readMixed({ kind: 'mixed', options: ['auto'], takes: ['number', 'numbers'] }, '20, 40') // [20, 40]
 * readMixed({ kind: 'mixed', options: [null], takes: ['string'] }, "'null'")              // 'null'
 */
function readMixed({ options, takes }: Pick<Mixed, 'options' | 'takes'>, text: string): Value | undefined {
  const code = text.trim();
  const listed = options.find((option) => String(option) === code);
  if (listed !== undefined) return listed;
  if (takes.includes('number') && NUMBER.test(code)) return Number(code);
  const numbers = code.replace(/^\[([^]*)\]$/, '$1').split(',');
  if (takes.includes('numbers') && numbers.every((each) => NUMBER.test(each.trim()))) return numbers.map(Number);
  return takes.includes('string') ? text.replace(/^'([^]*)'$/, '$1') : undefined;
}

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
