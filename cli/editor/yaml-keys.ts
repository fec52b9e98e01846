import {
  frontMatterJsonSchema,
  sectionJsonSchema,
  siteJsonSchema,
  translationJsonSchema,
  type Declaration,
} from '../../engine/index.ts';
import { WORD_GROUPS } from '../../site/words/words.ts';

/** JSON Schema of a value, as far as completion needs it. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  /** Keys of a mapping whose keys are listed apart from their values. */
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly type?: string;
}

const SCHEMAS: readonly (readonly [RegExp, (features: readonly Declaration[]) => object])[] = [
  [/^nav\/site\.yaml$/, siteJsonSchema],
  [/^nav\/sections\/[^/]+\.ya?ml$/, sectionJsonSchema],
  [/^nav\/translations\/[^/]+\.ya?ml$/, () => translationJsonSchema(WORD_GROUPS)],
  [/\.mdx?$/, frontMatterJsonSchema],
];

/** Made once for each set of settings: an editor asks at every letter. */
const made = new Map<string, Schema>();

/** Returns the schema of a file of a project with these features. */
export function schemaFor(path: string, features: readonly Declaration[]): Schema | undefined {
  const [pattern, make] = SCHEMAS.find(([pattern]) => pattern.test(path)) ?? [];
  if (pattern === undefined || make === undefined) return undefined;
  const key = JSON.stringify([pattern.source, features.map(({ settings }) => settings)]);
  const schema = made.get(key) ?? (make(features) as Schema);
  made.set(key, schema);
  return schema;
}

/** Returns the schema of the mapping at a path of keys. */
export function mappingAt(root: Schema, keys: readonly string[]): Schema | undefined {
  let at: Schema | undefined = root;
  for (const key of keys) {
    at = valueOf(mappingOf(at, root), key);
    if (at === undefined) return undefined;
  }
  return mappingOf(at, root);
}

/** The schema of what a key of a mapping holds. */
export function valueOf(mapping: Schema | undefined, key: string): Schema | undefined {
  const { properties, additionalProperties } = mapping ?? {};
  return properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
}

/** The keys that a mapping may have, with what they are for; empty where any will do. */
export function keysOf({
  properties,
  propertyNames,
}: Schema): readonly (readonly [key: string, use?: string | undefined])[] {
  const named = (propertyNames?.anyOf ?? []).map(
    ({ const: name, description }) => [String(name), description] as const,
  );
  return [...Object.entries(properties ?? {}).map(([key, { description }]) => [key, description] as const), ...named];
}

/** What a value may be, where that can be listed, or what it often is. */
export function choicesOf({ enum: choices, examples, type, anyOf = [] }: Schema): readonly unknown[] {
  return choices ?? examples ?? (type === 'boolean' ? [true, false] : anyOf.flatMap(choicesOf));
}

/** Resolves references, lists and alternatives to a mapping. */
function mappingOf(schema: Schema | undefined, root: Schema): Schema | undefined {
  if (schema === undefined || isMapping(schema)) return schema;
  if (schema.$ref !== undefined)
    return mappingOf(schema.$ref === '#' ? root : root.$defs?.[schema.$ref.split('/').at(-1) ?? ''], root);
  if (schema.items !== undefined) return mappingOf(schema.items, root);
  return schema.anyOf?.map((part) => mappingOf(part, root)).find((part) => part !== undefined && isMapping(part));
}

function isMapping({ properties, propertyNames }: Schema): boolean {
  return properties !== undefined || propertyNames !== undefined;
}
