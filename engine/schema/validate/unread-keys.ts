import type { z } from 'zod';
import { findEntry, isUnread, type PathStep, type YamlNode } from '../../yaml/yaml-node.ts';
import type { KeyTraits } from './key-traits.ts';
import { keysAt, traitsAt } from './schema-shape.ts';

/** The deciding keys of a mapping whose values a mistake hides. */
export type UnreadKeys<Config> = readonly (keyof Config & string)[];

/** The deciding keys of a mapping, with their traits. */
type DecidingKeys<Config> = readonly (readonly [key: keyof Config & string, traits: KeyTraits])[];

/** Lists the deciding keys of the mapping at a data path of a schema. */
export function decidingKeys<Config>(schema: z.core.$ZodType, path: readonly PathStep[] = []): DecidingKeys<Config> {
  return keysAt(schema, path).flatMap((key) => {
    const traits = traitsAt(schema, path, key);
    return traits.decides === undefined ? [] : [[key as keyof Config & string, traits] as const];
  });
}

/** Finds the keys of a mapping whose values a mistake hides. */
export function findUnreadKeys<Config>(map: YamlNode | undefined, keys: DecidingKeys<Config>): UnreadKeys<Config> {
  const found = keys.filter(([key, traits]) => isLost(map, key, traits));
  // Hardly any node has one, and a tree of 100,000 nodes should not hold as many empty lists.
  return found.length === 0 ? NONE : found.map(([key]) => key);
}

const NONE: readonly never[] = [];

/** A part of the navigation that knows which of its keys are hidden by a mistake. */
interface PartlyRead<Key extends string> {
  readonly unreadKeys: readonly Key[];
}

/** Returns whether a mistake hides the value of any of these keys. */
export function isHidden<Key extends string>(
  { unreadKeys }: PartlyRead<Key>,
  ...keys: readonly NoInfer<Key>[]
): boolean {
  return keys.some((key) => unreadKeys.includes(key));
}

/** Returns whether a mistake hides any of the part's deciding keys. */
export function isAnyHidden({ unreadKeys }: PartlyRead<string>): boolean {
  return unreadKeys.length > 0;
}

function isLost(map: YamlNode | undefined, key: string, { holds }: KeyTraits): boolean {
  const value = map && findEntry(map, key)?.value;
  if (isUnread(map, key)) return true;
  // Nodes track their own losses.
  return value !== undefined && holds !== 'nodes' && isIncomplete(value);
}

function isIncomplete(node: YamlNode): boolean {
  if (node.kind === 'list') return node.lost === true || node.items.some(isIncomplete);
  return node.kind === 'map' && (node.lost !== undefined || node.entries.some(({ value }) => isIncomplete(value)));
}
