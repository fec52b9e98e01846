import type { YamlEntry, YamlNode } from '../../yaml/yaml-node.ts';
import type { KeyTraits } from './key-traits.ts';

/** Keys that may be true or false, with their traits. */
export interface Flags {
  readonly flags: readonly string[];
  readonly traits: ReadonlyMap<string, KeyTraits>;
}

/**
 * Returns the flags in a value, as in `tags: [beta]` or `badge: new`, where each should be a key of its own. Empty if
 * the value says anything else.
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

/** Returns entries that set the flags, to replace the entry that listed them. */
export function asFlags({ value, ...entry }: YamlEntry, flags: readonly string[]): readonly YamlEntry[] {
  return flags.map((key) => ({
    ...entry,
    key,
    value: { kind: 'scalar', start: value.start, end: value.end, value: true },
  }));
}
