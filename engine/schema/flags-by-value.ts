import type { YamlEntry, YamlNode } from '../parse/yaml-node.ts';
import type { KeyTraits } from './key-traits.ts';

/** Keys that may be true or false, and what is known of each. */
export interface Flags {
  readonly flags: readonly string[];
  readonly traits: ReadonlyMap<string, KeyTraits>;
}

/**
 * The flags that a value names, as in `tags: [beta]` or `badge: new`, where each is a key of its own. Empty where it says
 * anything else.
 */
export function flagsByValue(value: YamlNode, { flags, traits }: Flags): readonly string[] {
  const items = value.kind === 'list' ? value.items : [value];
  const found = items.map((item) => {
    const name = item.kind === 'scalar' ? item.value : undefined;
    return typeof name === 'string'
      ? flags.find((flag) => flag === name || traits.get(flag)?.alsoCalled?.includes(name))
      : undefined;
  });
  return found.includes(undefined) ? [] : [...new Set(found.filter((flag) => flag !== undefined))];
}

/** The entries that set flags in the place of one that named them. */
export function asFlags({ value, ...entry }: YamlEntry, flags: readonly string[]): readonly YamlEntry[] {
  return flags.map((key) => ({
    ...entry,
    key,
    value: { kind: 'scalar', start: value.start, end: value.end, value: true },
  }));
}
