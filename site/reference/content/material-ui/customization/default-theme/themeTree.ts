/** A key of the theme: a value, or a group of further keys. */
export interface ThemeNode {
  /** Such as `palette.primary.main`. */
  readonly path: string;
  readonly name: string;
  /** The value as it is shown; empty for a group. */
  readonly text: string;
  /** Set where the value is a color. */
  readonly color?: string;
  readonly children?: readonly ThemeNode[];
}

/** What components use inside; not meant for applications. */
const INTERNAL = /^(unstable_|toRuntimeSource|internal_)/;

const COLOR = /^(#|rgb)/;

/** Makes the tree of a theme, or of any object in it. */
export function toTree(value: object, above = ''): readonly ThemeNode[] {
  return Object.entries(value)
    .filter(([name]) => !INTERNAL.test(name))
    .map(([name, child]: [string, unknown]) => toNode(name, child, above));
}

function toNode(name: string, value: unknown, above: string): ThemeNode {
  const path = above === '' ? name : `${above}.${name}`;
  if (typeof value === 'object' && value !== null) {
    return { path, name, text: '', children: toTree(value, path) };
  }
  const text = typeof value === 'function' ? 'ƒ ()' : (JSON.stringify(value) ?? 'undefined');
  return typeof value === 'string' && COLOR.test(value)
    ? { path, name, text, color: value }
    : { path, name, text };
}

/** Leaves what has the words in its path or its value, and says how many values that is. */
export function filterTree(nodes: readonly ThemeNode[], words: string) {
  let count = 0;
  const keep = (node: ThemeNode): readonly ThemeNode[] => {
    if (node.children !== undefined) {
      const children = node.children.flatMap(keep);
      return children.length === 0 && words !== '' ? [] : [{ ...node, children }];
    }
    const isFound =
      node.path.toLowerCase().includes(words) || node.text.toLowerCase().includes(words);
    if (isFound) count += 1;
    return isFound ? [node] : [];
  };
  return { nodes: nodes.flatMap(keep), count };
}

/** The paths of all groups, at any depth. */
export function listGroups(nodes: readonly ThemeNode[]): readonly string[] {
  return nodes.flatMap(({ path, children }) =>
    children === undefined ? [] : [path, ...listGroups(children)],
  );
}
