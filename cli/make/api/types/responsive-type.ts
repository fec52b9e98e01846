import ts from 'typescript-for-docs-nav';
import { aliased } from './aliased.ts';
import { areWidths, isNamedForWidths } from './screen-widths.ts';

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
  const symbol = name && inner && others.length === 0 ? checker.getSymbolAtLocation(name) : undefined;
  return symbol !== undefined && isResponsive(aliased(checker, symbol), checker) ? inner : undefined;
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
  const names: Names = { parameter: parameter.name.text, alias: alias.name.text };
  const rest = alias.type.types.filter((part) => nameOf(part) !== names.parameter);
  const objects = rest.filter((part) => isObject(part, names));
  return (
    rest.length < alias.type.types.length &&
    rest.every((part) => isList(part, names) || objects.includes(part)) &&
    objects.length > 0 &&
    (isNamedForWidths(names.alias) ||
      objects.every((part) => {
        const keys = keysOf(part);
        return keys !== undefined && areWidths(keys, checker);
      }))
  );
}

interface Names {
  readonly parameter: string;
  readonly alias: string;
}

/** Returns whether a type is a list: `Array<T | null>`, `readonly T[]`. */
function isList(node: ts.TypeNode, names: Names): boolean {
  if (ts.isTypeOperatorNode(node)) return isList(node.type, names);
  if (ts.isArrayTypeNode(node)) return isValue(node.elementType, names);
  return ['Array', 'ReadonlyArray'].includes(nameOf(node) ?? '') && isValue(argumentsOf(node)[0], names);
}

/**
 * Returns whether a type is an object of values: `{ [K in Width]?: T }`, `{ [key: string]: T }`,
 * `Partial<Record<Width, T>>`.
 */
function isObject(node: ts.TypeNode, names: Names): boolean {
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

function isValue(node: ts.TypeNode | undefined, { parameter, alias }: Names): boolean {
  if (node === undefined) return false;
  const parts = ts.isUnionTypeNode(node) ? node.types : [node];
  const isNothing = (part: ts.TypeNode) =>
    part.kind === ts.SyntaxKind.UndefinedKeyword ||
    (ts.isLiteralTypeNode(part) && part.literal.kind === ts.SyntaxKind.NullKeyword);
  const rest = parts.filter((part) => !isNothing(part));
  return rest.length > 0 && rest.every((part) => [parameter, alias].includes(nameOf(part) ?? ''));
}

function nameOf(node: ts.TypeNode): string | undefined {
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? node.typeName.text : undefined;
}

function argumentsOf(node: ts.TypeNode): readonly ts.TypeNode[] {
  return (ts.isTypeReferenceNode(node) && node.typeArguments) || [];
}
