import type { YamlEntry, YamlNode } from '../../yaml/yaml-node.ts';

/** Replacements of nodes; `undefined` removes a node from its list or mapping. */
export type Edits = Map<YamlNode, YamlNode | undefined>;

/** Applies edits to a tree. A replacement takes its children from the original tree, with their own edits applied. */
export function rewrite(root: YamlNode, edits: Edits): YamlNode {
  const visit = (node: YamlNode): YamlNode | undefined => {
    const edited = edits.has(node) ? edits.get(node) : node;
    if (edited === undefined) return undefined;
    switch (edited.kind) {
      case 'scalar':
        return edited;
      case 'list': {
        // A value that was wrapped in a list is not replaced again.
        const items = edited.items.flatMap((item) => (item === node ? [item] : (visit(item) ?? [])));
        return { ...edited, items, ...(items.length < edited.items.length ? { lost: true as const } : {}) };
      }
      case 'map': {
        const lost = [
          ...(edited.lost ?? []),
          ...edited.entries.flatMap(({ key, value }) => (edits.has(value) ? [key] : [])),
        ];
        const entries = edited.entries.flatMap((entry): YamlEntry[] => {
          const value = visit(entry.value);
          return value === undefined ? [] : [{ ...entry, value }];
        });
        return { ...edited, entries, ...(lost.length > 0 ? { lost } : {}) };
      }
    }
  };
  return visit(root) ?? root;
}
