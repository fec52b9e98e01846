import ts from 'typescript-for-docs-nav';
import { meantAt } from './aliased.ts';
import { literalName } from '../read/declarations.ts';

/**
 * Finds the content of a responsive type: `Size` in `Responsive<Size>`, where `Responsive<T>` is a `T`, or an object
 * (or also a list) with a `T` for each screen width. Users write the `T`, and may not even be able to import the
 * helper.
 */
export function findResponsive(node: ts.TypeNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  // Compilers write `import('./responsive').Responsive<Size>`.
  if (!ts.isTypeReferenceNode(node) && !ts.isImportTypeNode(node)) return undefined;
  const name = ts.isImportTypeNode(node) ? node.qualifier : node.typeName;
  const [inner, ...others] = node.typeArguments ?? [];
  const symbol = name && inner && others.length === 0 ? meantAt(name, checker) : undefined;
  return symbol !== undefined && isResponsive(symbol, checker) ? inner : undefined;
}

/** Does the same for a type as resolved by the checker, which may also be undefined. */
export function findResponsiveType(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  if (!type.isUnion()) return undefined;
  // An optional member lost its alias to the union with undefined.
  const { aliasSymbol, aliasTypeArguments } = type.aliasSymbol === undefined ? checker.getNonNullableType(type) : type;
  return aliasSymbol !== undefined && isResponsive(aliasSymbol, checker) ? aliasTypeArguments?.[0] : undefined;
}

/**
 * Returns whether a name is that of a responsive type. A list alone is not enough: readers have to know that several
 * values are allowed. Nor is an object by language or by side: its keys must be widths, or a name must say so.
 */
function isResponsive(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  const [parameter, ...others] = alias?.typeParameters ?? [];
  if (alias === undefined || parameter === undefined || others.length > 0 || !ts.isUnionTypeNode(alias.type))
    return false;
  const names = [parameter.name.text, alias.name.text];
  const rest = alias.type.types.filter((part) => nameOf(part) !== parameter.name.text);
  const objects = rest.filter((part) => isObject(part, names));
  return (
    rest.length < alias.type.types.length &&
    rest.every((part) => isList(part, names) || objects.includes(part)) &&
    objects.length > 0 &&
    (isNamedForWidths(alias.name.text) || objects.every((part) => areWidths(keysOf(part), checker)))
  );
}

/** Returns whether a type is a list of what `names` stand for: `Array<T | null>`, `readonly T[]`. */
function isList(node: ts.TypeNode, names: readonly string[]): boolean {
  if (ts.isTypeOperatorNode(node)) return isList(node.type, names);
  if (ts.isArrayTypeNode(node)) return isValue(node.elementType, names);
  return ['Array', 'ReadonlyArray'].includes(nameOf(node) ?? '') && isValue(argumentsOf(node)[0], names);
}

/**
 * Returns whether a type is an object of values: `{ [K in Width]?: T }`, `{ [key: string]: T }`,
 * `Partial<Record<Width, T>>`.
 */
function isObject(node: ts.TypeNode, names: readonly string[]): boolean {
  if (ts.isMappedTypeNode(node)) return isValue(node.type, names);
  if (ts.isTypeLiteralNode(node))
    return (
      node.members.length > 0 &&
      node.members.every((member) => ts.isIndexSignatureDeclaration(member) && isValue(member.type, names))
    );
  const [first, second] = argumentsOf(node);
  if (nameOf(node) === 'Record') return isValue(second, names);
  return nameOf(node) === 'Partial' && first !== undefined && isObject(first, names);
}

/** Returns the `Width` of such an object; an index signature has no meaningful one. */
function keysOf(node: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isMappedTypeNode(node)) return node.typeParameter.constraint;
  const [first] = argumentsOf(node);
  return nameOf(node) === 'Partial' && first !== undefined ? keysOf(first) : first;
}

function isValue(node: ts.TypeNode | undefined, names: readonly string[]): boolean {
  if (node === undefined) return false;
  const parts = ts.isUnionTypeNode(node) ? node.types : [node];
  const isNothing = (part: ts.TypeNode) =>
    part.kind === ts.SyntaxKind.UndefinedKeyword ||
    (ts.isLiteralTypeNode(part) && part.literal.kind === ts.SyntaxKind.NullKeyword);
  const rest = parts.filter((part) => !isNothing(part));
  return rest.length > 0 && rest.every((part) => names.includes(nameOf(part) ?? ''));
}

function nameOf(node: ts.TypeNode): string | undefined {
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? node.typeName.text : undefined;
}

function argumentsOf(node: ts.TypeNode): readonly ts.TypeNode[] {
  return (ts.isTypeReferenceNode(node) && node.typeArguments) || [];
}

/**
 * Returns whether the keys of an object are screen widths: a name on the way to them says so, or all of them look like
 * widths.
 */
function areWidths(node: ts.TypeNode | undefined, checker: ts.TypeChecker): boolean {
  if (node === undefined) return false;
  const { types, keys, areAll } = listKeys(node, checker, MAX_DEPTH);
  if (types.some(isNamedForWidths)) return true;
  const own = keys.filter((key) => !BESIDE.test(key));
  return areAll && own.length > 0 && own.every((key) => WIDTH.test(key));
}

/** Returns whether the name of a type is about screen widths. */
function isNamedForWidths(name: string): boolean {
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
  const { declarations = [] } = meantAt(named.typeName, checker) ?? {};
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
