import { childrenOf, isNode, type Node } from '../../../system/modules/syntax-node.ts';

/** All names that a piece of code refers to, those of tags and types included; keys and names of props refer to nothing. */
export function identifiersIn(node: Node, skipped: ReadonlySet<unknown> = NOTHING): readonly string[] {
  if (skipped.has(node)) return [];
  const silent = node['computed'] === true ? undefined : KEYS[node.type];
  const below = childrenOf(node, (key) => key !== silent).flatMap((child) => identifiersIn(child, skipped));
  return node.type === 'Identifier' || node.type === 'JSXIdentifier' ? [nameOf(node), ...below] : below;
}

const NOTHING: ReadonlySet<unknown> = new Set();

const KEYS: Readonly<Record<string, string>> = { Property: 'key', MemberExpression: 'property', JSXAttribute: 'name' };

/** Lists a node and all that are below it; nothing of `skipped`. */
export function nodesBelow(node: Node, skipped?: Node): readonly Node[] {
  return node === skipped ? [] : [node, ...childrenOf(node).flatMap((child) => nodesBelow(child, skipped))];
}

/** Returns the name of an identifier, or the text of a string that stands for one. */
export function nameOf(node: unknown): string {
  return isNode(node) ? String(node['name'] ?? node['value']) : '';
}
