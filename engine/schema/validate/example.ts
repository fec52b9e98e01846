import type { z } from 'zod';
import { writeScalar } from '../../text/write-value.ts';
import type { PathStep } from '../../yaml/yaml-node.ts';
import { isPageFile } from '../../address/page-file.ts';
import { acceptsAt, keysAt, neededKeysAt, traitsAt, wordsAt } from './schema-shape.ts';

/**
 * Writes a value as the mapping that belongs in its place, or in the list there, under the keys it was most likely
 * meant for. Empty if no mapping belongs there.
 * @example
 * exampleOf(SiteConfig, ['redirects', 0], '/old -> /new') // '{ from: /old, to: /new }'
 * exampleOf(SectionConfig, ['versions', 0], 'v1')         // 'text: v1'
 * exampleOf(SiteConfig, ['languages', 0], 'Deutsch')      // '{ code: …, name: Deutsch }'
 */
export function exampleOf(schema: z.core.$ZodType, path: readonly PathStep[], value: unknown): string {
  const keys = keysAt(schema, path);
  if (keys.length === 0) return pairOf(value);
  const needed = neededKeysAt(schema, path);
  const isPath = (key: string) => traitsAt(schema, path, key).holds === 'path';
  const address = keys.find((key) => traitsAt(schema, path, key).alsoCalled?.includes('url'));
  const name = needed[0] ?? keys.find((key) => key === 'title');
  const parts = partsOf(value);
  // If it is a mapping, an entry may lack only its dash, or the space after it.
  const own = isMapping(value) ? Object.keys(value)[0]?.replace(/^-/, '') : undefined;
  if (own !== undefined && keys.includes(own)) return `${own}: ${parts[1] ?? '…'}`;
  if (name === undefined) return '';
  const [first = '', second] = parts;
  if (needed.length === 2 || (parts.length === 2 && isMapping(value) && address !== undefined)) {
    const [one = '', other = ''] = needed.length === 2 ? needed : [name, address];
    // A single value may be the second one, such as a language's name instead of its code.
    const isOther =
      second === undefined &&
      (!acceptsAt(schema, path, one, first) || (other === address && one !== address && ADDRESS.test(first)));
    return isOther
      ? `{ ${one}: …, ${other}: ${first === '' ? '…' : first} }`
      : `{ ${one}: ${first === '' ? '…' : first}, ${other}: ${second ?? '…'} }`;
  }
  const [written] = typeof value === 'string' ? [scalar(value)] : parts;
  const words = wordsAt(schema, path, name);
  if (words.length > 0) return `${name}: ${words.find((word) => word === written?.toLowerCase()) ?? words[0]}`;
  if (written === undefined) return `${name}: …`;
  if (isPageFile(written)) return keys.some(isPath) ? `${keys.find(isPath)}: /…` : `${name}: …`;
  if (written.startsWith('/')) {
    const place = keys.find(isPath);
    if (place !== undefined) return `${place}: ${written}`;
    return address === undefined ? `${name}: …` : `{ ${name}: …, ${address}: ${written} }`;
  }
  if (isPath(name)) return `${name}: /…`;
  return needed.length === 0 && address !== undefined
    ? `{ ${name}: ${written}, ${address}: /… }`
    : `${name}: ${written}`;
}

/** Writes the first entry of a list as a key and its value, if it has both. */
function pairOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  if (!isMapping(first)) return '';
  const values = Object.values(first).filter(isPlain).map(scalar);
  const [key = '', ...others] = Object.keys(first);
  const [one = '', other] = others.length === 0 ? [scalar(key), ...values] : values;
  return other === undefined ? '' : `${one}: ${other}`;
}

/** Returns the two values that a writer combined in a list, with an arrow, or as key and value; else the one. */
function partsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    const parts = value.length > LONGEST ? [] : value.split(BETWEEN);
    return (parts.length === 2 ? parts : [value]).map(scalar);
  }
  if (Array.isArray(value)) return value.filter(isPlain).slice(0, 2).map(scalar);
  const [[key, inner] = []] = isMapping(value) ? Object.entries(value) : [];
  return key === undefined ? [] : [key, ...(isPlain(inner) ? [inner] : [])].map(scalar);
}

/** An arrow or a comma, or only spaces before a path. */
const BETWEEN = /\s*(?:[-=]>|→|,)\s*|\s+(?=\/)/;

/** Maximum length of a displayed value; a longer one is not split in two either. */
const LONGEST = 100;

/** Writes a value as YAML within braces, quoted if necessary. */
function scalar(value: unknown): string {
  const text = String(value).trim();
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return NOT_PLAIN.test(short) ? writeScalar("'", short) : short;
}

const ADDRESS = /^(?:https?:\/\/|\/)/i;

const NOT_PLAIN = /[,[\]{}]|:(?:\s|$)|\s#|^[-?&*!|>%@`"#]|^'(?!.*'$)/;

function isMapping(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown): boolean {
  return value !== null && typeof value !== 'object';
}
