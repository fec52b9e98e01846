/** A node of a syntax tree (https://github.com/estree/estree), by the keys we read. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

/** Returns the nodes right below a node, in order; `isWanted` leaves out those under some keys. */
export function childrenOf(node: Node, isWanted: (key: string) => boolean = () => true): readonly Node[] {
  return Object.entries(node).flatMap(([key, value]) => (isWanted(key) ? [value].flat().filter(isNode) : []));
}

/** Returns the nodes in a list of a node, whose other entries may be empty. */
export function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Returns whether a value in a node is itself a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
