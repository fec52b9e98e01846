import ts from 'typescript-for-docs-nav';
import { literalName } from '../read/declarations.ts';
import { aliased } from './aliased.ts';

/**
 * Returns whether the keys of an object are screen widths: a name on the way to them says so, or all of them look like
 * widths.
 */
export function areWidths(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const { types, keys, areAll } = listKeys(node, checker, MAX_DEPTH);
  if (types.some(isNamedForWidths)) return true;
  const own = keys.filter((key) => !BESIDE.test(key));
  return areAll && own.length > 0 && own.every((key) => WIDTH.test(key));
}

/** Returns whether the name of a type is about screen widths. */
export function isNamedForWidths(name: string): boolean {
  return /breakpoint|responsive|screen|width/i.test(name);
}

const SIZE = String.raw`(?:\d*x+[sl]|s|m|l|sm|md|lg)`;

/** `sm`, `2xl`, `smDown`, `smToMd`, `mdOnly`, `tablet`. */
const WIDTH = new RegExp(
  `^(?:${SIZE}(?:Only|Down|Up|To${SIZE})?|phone|mobile|tablet|laptop|desktop|wide|widescreen)$`,
  'i',
);

/** Keys beside widths: the value below all of them, and states in style-system notation, `_hover`. */
const BESIDE = /^(?:base|initial|default|_.*)$/;

/** Depth to which names of types are followed. */
const MAX_DEPTH = 4;

interface Keys {
  /** Names of the types on the way. */
  readonly types: readonly string[];
  readonly keys: readonly string[];
  /** Whether `keys` is complete. */
  readonly areAll: boolean;
}

/**
 * Reads only declarations: the checker orders unions by the first request for their parts, so nothing should be
 * requested here.
 */
function listKeys(node: ts.TypeNode, checker: ts.TypeChecker, depth: number): Keys {
  if (ts.isParenthesizedTypeNode(node)) return listKeys(node.type, checker, depth);
  if (ts.isUnionTypeNode(node)) return join(node.types.map((part) => listKeys(part, checker, depth)));
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
    return { types: [], keys: [node.literal.text], areAll: true };
  const inner = ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword ? node.type : undefined;
  const named = inner ?? node;
  if (inner !== undefined && ts.isTypeLiteralNode(inner)) return membersOf(inner);
  const types = namesIn(named);
  if (!ts.isTypeReferenceNode(named) || depth === 0) return { types, keys: [], areAll: false };
  const symbol = checker.getSymbolAtLocation(named.typeName);
  const declarations = (symbol && aliased(checker, symbol).declarations) ?? [];
  const found = declarations.map((declaration): Keys => {
    if (inner !== undefined) return membersOf(declaration);
    return ts.isTypeAliasDeclaration(declaration) ? listKeys(declaration.type, checker, depth - 1) : UNKNOWN;
  });
  const { keys, areAll, types: others } = found.length === 0 ? UNKNOWN : join(found);
  return { types: [...types, ...others], keys, areAll };
}

const UNKNOWN: Keys = { types: [], keys: [], areAll: false };

function join(parts: readonly Keys[]): Keys {
  return {
    types: parts.flatMap(({ types }) => types),
    keys: parts.flatMap(({ keys }) => keys),
    areAll: parts.every(({ areAll }) => areAll),
  };
}

/** Returns the keys of an interface, or of a named object type. */
function membersOf(declaration: ts.Node): Keys {
  const object = ts.isTypeAliasDeclaration(declaration) ? declaration.type : declaration;
  if (!ts.isInterfaceDeclaration(object) && !ts.isTypeLiteralNode(object)) return UNKNOWN;
  const names = object.members.map(({ name }) => literalName(name));
  const keys = names.filter((name) => name !== undefined);
  return { types: [], keys, areAll: keys.length === names.length };
}

/** Returns `Theme` and `breakpoints` for `Theme['breakpoints']`; elsewhere, a literal is a key and not a name. */
function namesIn(node: ts.Node): readonly string[] {
  if (ts.isTypeLiteralNode(node)) return [];
  if (ts.isIdentifier(node)) return [node.text];
  const names: string[] = [];
  if (ts.isIndexedAccessTypeNode(node) && ts.isLiteralTypeNode(node.indexType) && 'text' in node.indexType.literal)
    names.push(node.indexType.literal.text);
  ts.forEachChild(node, (child) => void names.push(...namesIn(child)));
  return names;
}
