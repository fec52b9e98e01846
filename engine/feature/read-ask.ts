import { inWords } from '../text/suggest.ts';
import type { AskShape, AskValue, AskValues, Attribute } from './declaration.ts';

/** Attributes as written; one without a value is empty. */
export type Written = Readonly<Record<string, string | null | undefined>>;

/** Reads the attributes that have a valid value, in the order of the shape. */
export function readAsk(shape: AskShape = {}, written: Written): AskValues {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, attribute]) => {
      const text = written[name];
      const value = text === undefined ? undefined : readValue(name, attribute, text ?? '');
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Returns whether nothing that is required is missing. */
export function isWhole(shape: AskShape, ask: AskValues): boolean {
  return Object.entries(shape).every(([name, { required }]) => required !== true || ask[name] !== undefined);
}

/** Reads a value; returns `undefined` if it is not valid. */
export function readValue(name: string, attribute: Attribute, text: string): AskValue | undefined {
  switch (attribute.kind) {
    case 'switch':
      return text === '' || text === name || text === 'true' ? true : text === 'false' ? false : undefined;
    case 'number': {
      if (text === '') return attribute.bare;
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = attribute;
      const value = /^-?(?:0|[1-9]\d*)$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    }
    case 'choice':
      return attribute.of.find((choice) => choice === text);
    case 'list':
      return text.split(/[\s,]+/).filter(Boolean);
    default:
      return text === '' || (attribute.pattern !== undefined && !new RegExp(attribute.pattern).test(text))
        ? undefined
        : text;
  }
}

/** Describes the values that an attribute accepts, as advice. */
export function describeValues(name: string, attribute: Attribute): string {
  switch (attribute.kind) {
    case 'switch':
      return `write only \`${name}\`, or leave it out`;
    case 'number': {
      const { min, max, bare } = attribute;
      const from = min === undefined ? '' : ` from ${min}`;
      const to = max === undefined ? '' : `${min === undefined ? ' up' : ''} to ${max}`;
      return `write a whole number${from}${to}${bare === undefined ? '' : `, or only \`${name}\``}`;
    }
    case 'choice':
      return `use ${inWords(attribute.of, 'or')}`;
    default:
      return attribute.kind !== 'list' && attribute.example !== undefined
        ? `write ${attribute.says.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replace(/\.$/, '')}, such as \`${attribute.example}\``
        : 'write its value in quotes, or remove it';
  }
}
