import type { DependentKey, Located } from '../model/navigation.ts';
import {
  findEntry,
  findNode,
  headOf,
  spanOf,
  type ParsedFile,
  type PathStep,
  type YamlNode,
} from '../yaml/yaml-node.ts';
import type { Span } from '../text/source.ts';

/** Finds the places of a mapping’s values by data path. */
export interface Places {
  at(...path: PathStep[]): Span;
  /** Returns the place of a key, or of its mapping if the key is not in the file. */
  keyAt(...path: PathStep[]): Span;
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

/** Finds places in a mapping of a file, by default the whole one; what is not in it has the place of its first key. */
export function placesOf(file: ParsedFile, root = file.root): Places {
  const at: Places['at'] = (...path) => spanOf(file, findNode(root, path) ?? headOf(root));
  const locate: Places['locate'] = (value, ...path) => (value === undefined ? undefined : { value, span: at(...path) });
  return {
    at,
    keyAt(...path) {
      const parent = findNode(root, path.slice(0, -1)) ?? root;
      return spanOf(file, findEntry(parent, String(path.at(-1))) ?? parent);
    },
    locate,
    locateAll: (values = [], ...path) => values.map((value, index) => ({ value, span: at(...path, index) })),
    locateKey: (items = [], key, ...path) =>
      items.flatMap((item, index) => locate(item[key], ...path, index, key) ?? []),
  };
}

/** Returns a key if it is written although it has no effect: it needs another one, or another one decides otherwise. */
export function idleKey(
  file: ParsedFile,
  path: readonly PathStep[],
  why: { readonly needs: string } | { readonly beside: string } | false,
): readonly DependentKey[] {
  if (why === false || findNode(file.root, path) === undefined) return [];
  return [{ value: String(path.at(-1)), span: placesOf(file).keyAt(...path), ...why }];
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
