import { z } from 'zod';
import type { PathStep } from '../../yaml/yaml-node.ts';

/** Number of keys up to which messages list them all. */
export const MOST_LISTED = 12;

/** Returns the known keys of the mapping at a data path. */
export function keysAt(schema: z.core.$ZodType, path: readonly PathStep[]): readonly string[] {
  return objectsAt(schema, path).flatMap(({ shape }) => Object.keys(shape));
}

/** Returns the required keys among them. */
export function neededKeysAt(schema: z.core.$ZodType, path: readonly PathStep[]): readonly string[] {
  return objectsAt(schema, path).flatMap(({ shape }) =>
    Object.entries(shape).flatMap(([key, value]) => (value._zod.def.type === 'optional' ? [] : key)),
  );
}

/** Returns the traits of a key in the mapping at a data path. */
export function traitsAt(schema: z.core.$ZodType, path: readonly PathStep[], key: string): KeyTraits {
  for (const { shape } of objectsAt(schema, path)) {
    const value = ownValue(shape, key);
    const traits = value && KEY_TRAITS.get(value);
    if (traits) return traits;
  }
  return NO_TRAITS;
}

const NO_TRAITS: KeyTraits = {};

function objectsAt(schema: z.core.$ZodType, path: readonly PathStep[]): readonly ObjectShape[] {
  const def = schema._zod.def as unknown as SchemaShape;
  switch (def.type) {
    case 'optional':
      return objectsAt(def.innerType, path);
    case 'array':
      return objectsAt(def.element, typeof path[0] === 'number' ? path.slice(1) : path);
    case 'record':
      return objectsAt(def.valueType, path.slice(1));
    case 'union':
      return def.options.flatMap((option) => objectsAt(option, path));
    case 'object': {
      const [step, ...rest] = path;
      if (step === undefined) return [def];
      const inner = ownValue(def.shape, String(step));
      return inner ? objectsAt(inner, rest) : [];
    }
    default:
      return [];
  }
}

/** Keys such as `constructor` must not be found on the prototype. */
function ownValue(shape: ObjectShape['shape'], key: string): z.core.$ZodType | undefined {
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

interface ObjectShape {
  readonly type: 'object';
  readonly shape: Readonly<Record<string, z.core.$ZodType>>;
}

type SchemaShape =
  | ObjectShape
  | { readonly type: 'optional'; readonly innerType: z.core.$ZodType }
  | { readonly type: 'array'; readonly element: z.core.$ZodType }
  | { readonly type: 'record'; readonly valueType: z.core.$ZodType }
  | { readonly type: 'union'; readonly options: readonly z.core.$ZodType[] }
  | { readonly type: 'other' };

/** What repairs and reports need to know about a key besides the form of its value; declared with the key, in the schema. */
interface KeyTraits {
  /** What stands in for a missing or unusable value that the whole file needs; the name of the file by default. */
  readonly standIn?: string;
  /** What to do with a list in place of its mapping, because another key has that list. */
  readonly insteadOfList?: string;
}

/** The traits of keys, by the schema of their value. */
export const KEY_TRAITS = z.registry<KeyTraits>();
