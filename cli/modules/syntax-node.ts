/** A node of a syntax tree (https://github.com/estree/estree), by the keys that are looked at. */
export type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

/** Whether a value that a node holds is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
