import type { AskValue } from '../../engine/feature/declaration.ts';
import { enumerate } from '../../engine/text/enumerate.ts';
import { didYouMean } from '../../engine/text/suggest.ts';
import { shorten } from '../text/shorten.ts';
import type { ComponentProp, Literal, Part } from './component-props.ts';

/** The value that a component gets, or what is wrong with what is written. */
export type Taken = { readonly value: AskValue } | { readonly message: string; readonly help: string };

/**
 * Converts what is written for a prop to a value of its type. A text stays a text if the type takes any.
 *
 * @example
 * '3'    for number          → 3
 * '3'    for string | number → '3'
 * 'true' for boolean         → true
 */
export function takeValue(prop: ComponentProp, written: AskValue): Taken {
  const parts = new Set(prop.takes.map(({ is }) => is));
  const literals = literalsOf(prop.takes);
  if (parts.has('anything') || written === null) return { value: written };
  const value = typeof written === 'string' ? readText(written, parts, literals) : written;
  return isTaken(value, parts, literals) ? { value } : explain(prop, written, parts, literals);
}

/** Returns the values that a type lists. */
export function literalsOf(takes: readonly Part[]): readonly Literal[] {
  return takes.flatMap((part) => (part.is === 'literal' ? [part.value] : []));
}

type Kinds = ReadonlySet<Part['is']>;

/** Reads a text as a value of a type; one that is none of its values stays a text. */
function readText(text: string, parts: Kinds, literals: readonly Literal[]): Literal {
  if (parts.has('string') || parts.has('content') || literals.includes(text)) return text;
  const listed = literals.find((literal) => String(literal) === text);
  if (listed !== undefined) return listed;
  if (parts.has('number') && NUMBER.test(text)) return Number(text);
  return parts.has('boolean') && (text === 'true' || text === 'false') ? text === 'true' : text;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function isTaken(value: AskValue, parts: Kinds, literals: readonly Literal[]): boolean {
  if (Array.isArray(value)) return parts.has('list') || parts.has('content');
  if (typeof value === 'object') return parts.has('object');
  return literals.includes(value as Literal) || parts.has(typeof value as Part['is']) || parts.has('content');
}

function explain(
  { name }: ComponentProp,
  written: AskValue,
  parts: Kinds,
  literals: readonly Literal[],
): Exclude<Taken, { readonly value: AskValue }> {
  const isText = typeof written === 'string';
  const shown = `\`${shorten(isText ? written : JSON.stringify(written))}\``;
  const made = MADE.filter(({ is }) => parts.has(is));
  const isNumber = parts.size === 1 && parts.has('number');
  if (isNumber && isText)
    return { message: `\`${name}\` is a number, and ${shown} is none.`, help: 'write digits, such as `3`' };
  if (isSwitch(parts, literals))
    return {
      message: `\`${name}\` is a switch, and takes no value such as ${shown}.`,
      help: `write only \`${name}\`, or leave it out`,
    };
  const values = [
    ...literals.map((literal) => `\`${literal}\``),
    ...(parts.has('boolean') ? ['`true`', '`false`'] : []),
    ...(parts.has('number') ? ['a number'] : []),
    ...(parts.has('string') ? ['a text'] : []),
    ...made.map(({ says }) => says),
  ];
  if (written === true) return { message: `\`${name}\` needs a value.`, help: `it takes ${listed(values)}` };
  if (made.length > 0 && made.length === values.length)
    return {
      message: `\`${name}\` takes ${listed(values)}, and not ${isText ? 'the text ' : ''}${shown}.`,
      help: 'write an expression in braces where the site evaluates them, or show the component in a demo',
    };
  const near = isText ? didYouMean(written, literals.map(String)) : undefined;
  return { message: `\`${name}\` cannot be ${shown}.`, help: near ?? `it takes ${listed(values)}` };
}

/** Whether a prop is on or off, and nothing else. */
function isSwitch(parts: Kinds, literals: readonly Literal[]): boolean {
  const isBare = [...parts].every((is) => is === 'boolean' || is === 'literal');
  return isBare && (parts.has('boolean') || literals.includes(true)) && literals.every((each) => each === true);
}

/** What no text can be. */
const MADE: readonly { readonly is: Part['is']; readonly says: string }[] = [
  { is: 'list', says: 'a list' },
  { is: 'object', says: 'an object' },
  { is: 'function', says: 'a function' },
  { is: 'element', says: 'an element' },
];

/** More values are told by their number. */
const MOST = 12;

function listed(values: readonly string[]): string {
  const shown = values.slice(0, MOST);
  const rest = values.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} others` : enumerate(shown, 'or');
}
