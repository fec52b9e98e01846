/** A node of a syntax tree (https://github.com/estree/estree), by the keys that are looked at. */
export type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };
