import type { z } from 'zod';
import type { PathStep } from '../parse/yaml-node.ts';

/** The keys that a schema knows for the mapping at a data path. */
export function keysAt(schema: z.core.$ZodType, path: readonly PathStep[]): readonly string[] {
  const def = schema._zod.def as unknown as SchemaShape;
  switch (def.type) {
    case 'optional':
      return keysAt(def.innerType, path);
    case 'array':
      return keysAt(def.element, path.slice(1));
    case 'record':
      return keysAt(def.valueType, path.slice(1));
    case 'union':
      return def.options.flatMap((option) => keysAt(option, path));
    case 'object': {
      const [step, ...rest] = path;
      if (step === undefined) return Object.keys(def.shape);
      const inner = def.shape[step];
      return inner ? keysAt(inner, rest) : [];
    }
    default:
      return [];
  }
}

type SchemaShape =
  | { readonly type: 'optional'; readonly innerType: z.core.$ZodType }
  | { readonly type: 'array'; readonly element: z.core.$ZodType }
  | { readonly type: 'record'; readonly valueType: z.core.$ZodType }
  | { readonly type: 'union'; readonly options: readonly z.core.$ZodType[] }
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, z.core.$ZodType>> }
  | { readonly type: 'other' };
