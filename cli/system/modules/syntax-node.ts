/** A node of a syntax tree (https://github.com/estree/estree), by the keys we read. */
export type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

/** Returns whether a value in a node is itself a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
