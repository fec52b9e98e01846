import type { DependentKey, Located } from '../model/navigation.ts';
import { findEntry, findNode, spanOf, type ParsedFile, type PathStep, type YamlNode } from '../yaml/yaml-node.ts';
import type { Span } from '../text/source.ts';

/** Finds the places of a file’s values by data path. */
export interface Places {
  at(...path: PathStep[]): Span;
  /** Pairs a value with its place; `undefined` if it was left out. */
  locate(value: string | undefined, ...path: PathStep[]): Located<string> | undefined;
  /** Pairs the values of a list with their places. */
  locateAll(values: readonly string[] | undefined, ...path: PathStep[]): readonly Located<string>[];
  /** Pairs what the mappings of a list have under a key with its places. */
  locateKey<Key extends string>(
    items: readonly { readonly [Name in Key]?: string | undefined }[] | undefined,
    key: Key,
    ...path: PathStep[]
  ): readonly Located<string>[];
}

export function placesOf(file: ParsedFile): Places {
  const at: Places['at'] = (...path) => spanOf(file, findNode(file.root, path) ?? file.root);
  const locate: Places['locate'] = (value, ...path) => (value === undefined ? undefined : { value, span: at(...path) });
  return {
    at,
    locate,
    locateAll: (values = [], ...path) => values.map((value, index) => ({ value, span: at(...path, index) })),
    locateKey: (items = [], key, ...path) =>
      items.flatMap((item, index) => locate(item[key], ...path, index, key) ?? []),
  };
}

/** Finds the keys of a mapping that need another key, which is missing. */
export function findWithoutEffect<Config extends object>(
  file: ParsedFile,
  path: readonly PathStep[],
  config: Config,
  needs: Readonly<Partial<Record<keyof Config & string, keyof Config & string>>>,
): readonly DependentKey[] {
  const keys = Object.entries(needs) as [keyof Config & string, keyof Config & string][];
  return keys.flatMap(([value, other]) => {
    if (config[value] === undefined || config[other] !== undefined) return [];
    return { value, needs: other, span: keySpan(file, [...path, value]) };
  });
}

/** Finds the keys of a mapping that another key's value makes ineffective: by that key, then by its value. */
export function findIdle<Config extends object>(
  file: ParsedFile,
  path: readonly PathStep[],
  config: Config | undefined,
  idle: Readonly<Partial<Record<keyof Config & string, Readonly<Record<string, keyof Config & string>>>>>,
): readonly DependentKey[] {
  const deciders = Object.entries(idle) as [keyof Config & string, Readonly<Record<string, keyof Config & string>>][];
  return deciders.flatMap(([decider, keys]) => {
    const decided = String(config?.[decider]);
    const key = keys[decided];
    if (key === undefined || config?.[key] === undefined) return [];
    return { value: key, beside: `${decider}: ${decided}`, span: keySpan(file, [...path, key]) };
  });
}

/** Returns the place of a key, or of its mapping if the key is not in the file. */
export function keySpan(file: ParsedFile, path: readonly PathStep[]): Span {
  const parent = findNode(file.root, path.slice(0, -1)) ?? file.root;
  return spanOf(file, findEntry(parent, String(path.at(-1))) ?? parent);
}

/** Returns the texts for readers under some keys of a file, at any depth. */
export function locateTexts(file: ParsedFile, ...keys: readonly string[]): readonly Located<string>[] {
  const textsIn = (node: YamlNode, key: string): readonly Located<string>[] => {
    if (node.kind === 'list') return node.items.flatMap((item) => textsIn(item, key));
    if (node.kind === 'map')
      return node.entries.flatMap(({ key: inner, value }) =>
        value.kind === 'scalar' && !SPOKEN.includes(inner) ? [] : textsIn(value, inner),
      );
    return typeof node.value === 'string' ? [{ value: node.value, span: spanOf(file, node) }] : [];
  };
  return keys.flatMap((key) => {
    const entry = findEntry(file.root, key);
    return entry === undefined ? [] : textsIn(entry.value, key);
  });
}

/** Keys of texts for readers in `home`, `footer` and `banner`. */
const SPOKEN: readonly string[] = ['title', 'lead', 'text', 'note'];
