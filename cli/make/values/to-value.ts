import type { AskValue } from '../../../engine/feature/declaration.ts';

/** A value that pages can contain, or what JavaScript gave instead, in a sentence: `is a function`. */
export type Given = { readonly value: AskValue } | { readonly gave: string };

/** Levels of lists and objects in a value. */
const DEEPEST = 100;

/** Returns what JavaScript gave as a value that pages can contain. */
export function toValue(given: unknown): Given {
  try {
    return { value: convert(given, 0) };
  } catch (error) {
    if (error instanceof NoValue) return { gave: error.message };
    throw error;
  }
}

/** Thrown for what is no value; the message says what it is. */
class NoValue extends Error {}

function convert(given: unknown, depth: number): AskValue {
  const does = depth === 0 ? 'is' : 'contains';
  switch (typeof given) {
    case 'string':
    case 'boolean':
      return given;
    case 'bigint':
      return String(given);
    case 'number':
      if (Number.isFinite(given)) return given;
      throw new NoValue(`${does} ${Number.isNaN(given) ? 'no number' : 'an infinite number'}`);
    case 'undefined':
      throw new NoValue(depth === 0 ? 'is undefined' : 'contains something undefined');
    case 'function':
    case 'symbol':
      throw new NoValue(`${does} a ${typeof given}`);
    default:
      return given === null ? null : convertObject(given as object, depth);
  }
}

function convertObject(given: object, depth: number): AskValue {
  const does = depth === 0 ? 'is' : 'contains';
  if (depth >= DEEPEST) throw new NoValue('contains itself, or too many levels');
  if (Array.isArray(given)) return given.map((item) => convert(item, depth + 1));
  if ('$$typeof' in given) throw new NoValue(`${does} an element of React`);
  const kind = Object.prototype.toString.call(given).slice('[object '.length, -1);
  const { constructor: maker } = given as { readonly constructor?: { readonly name?: string } };
  const isPlain = kind === 'Module' || (kind === 'Object' && (maker === undefined || maker.name === 'Object'));
  if (!isPlain) throw new NoValue(`${does} a ${kind === 'Object' ? (maker?.name ?? kind) : kind}`);
  return Object.fromEntries(
    Object.entries(given)
      // As in JSON, such properties are left out.
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, convert(value, depth + 1)]),
  );
}
