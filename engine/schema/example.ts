import type { z } from 'zod';
import type { PathStep } from '../parse/yaml-node.ts';
import { keysAt, neededKeysAt, traitsAt } from './schema-shape.ts';

/**
 * Writes a value as the mapping that belongs in its place, or into the list there: what it says, behind the keys that it
 * was most likely meant for. Empty where no mapping belongs there.
 * @example
 * exampleOf(SiteConfig, ['redirects', 0], '/old -> /new') // '{ from: /old, to: /new }'
 * exampleOf(SectionConfig, ['versions', 0], 'v1')         // 'text: v1'
 */
export function exampleOf(schema: z.core.$ZodType, path: readonly PathStep[], value: unknown): string {
  const keys = keysAt(schema, path);
  if (keys.length === 0) return '';
  const needed = neededKeysAt(schema, path);
  const isPath = (key: string) => traitsAt(schema, path, key).holds === 'path';
  const address = keys.find((key) => traitsAt(schema, path, key).alsoCalled?.includes('url'));
  const name = needed[0] ?? keys.find((key) => key === 'title');
  const parts = partsOf(value);
  // As a mapping, an entry may only lack its dash.
  if (isMapping(value) && keys.includes(parts[0] ?? '')) return `${parts[0]}: ${parts[1] ?? '…'}`;
  if (name === undefined) return '';
  const [first = '', second] = parts;
  if (needed.length === 2 || (parts.length === 2 && isMapping(value) && address !== undefined)) {
    const [one = '', other = ''] = needed.length === 2 ? needed : [name, address];
    return `{ ${one}: ${first === '' ? '…' : first}, ${other}: ${second ?? '…'} }`;
  }
  const [written] = typeof value === 'string' ? [shorten(value)] : parts;
  if (written === undefined) return `${name}: …`;
  if (written.startsWith('/')) return `${keys.find(isPath) ?? name}: ${written}`;
  if (isPath(name)) return `${name}: /…`;
  return needed.length === 0 && address !== undefined
    ? `{ ${name}: ${written}, ${address}: /… }`
    : `${name}: ${written}`;
}

/** The two values that a writer put together, in a list, behind an arrow or as key and value; else one. */
function partsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    const parts = value.length > LONGEST ? [] : value.split(BETWEEN);
    return parts.length === 2 ? parts : [shorten(value)];
  }
  if (Array.isArray(value)) return value.filter(isPlain).slice(0, 2).map(shorten);
  const [[key, inner] = []] = isMapping(value) ? Object.entries(value) : [];
  return key === undefined ? [] : [key, ...(isPlain(inner) ? [inner] : [])].map(shorten);
}

/** An arrow or a comma, or nothing but spaces in front of a path. */
const BETWEEN = /\s*(?:[-=]>|→|,)\s*|\s+(?=\/)/;

/** Characters of a value that are shown, of which no two belong together where there are more. */
const LONGEST = 100;

function shorten(value: unknown): string {
  const text = String(value).trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function isMapping(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown): boolean {
  return value !== null && typeof value !== 'object';
}
