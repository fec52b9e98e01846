import { isList } from '../model/accepts.ts';
import type { Control, Value } from '../model/playground.ts';

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
export function encodeValue(text: string): string {
  return encodeText(text.replaceAll(ESCAPED, escapeLetter));
}

/** Reverses the escapes of a value in an address that is already decoded. */
export function decodeValue(text: string): string {
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
export function encodeText(text: string): string {
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
