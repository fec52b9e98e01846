import ts from 'typescript-for-docs-nav';
import { meantAt } from './aliased.ts';

/** Types that name other types, at most. */
const MAX_DEPTH = 5;

/**
 * Lists the literals that a type is written with, as code, in the order in which their authors declare them: in a tuple,
 * an object or an enumeration that it names. The checker’s order depends on what it met first.
 */
export function literalsIn(node: ts.TypeNode, checker: ts.TypeChecker, depth = 0): readonly string[] {
  if (depth > MAX_DEPTH) return [];
  const inside = (inner: ts.TypeNode) => literalsIn(inner, checker, depth + 1);
  if (ts.isParenthesizedTypeNode(node)) return inside(node.type);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(inside);
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword)
    return orderedKeys(checker.getTypeAtLocation(node.type), checker);
  if (ts.isIndexedAccessTypeNode(node)) return literalsAt(node, inside(node.indexType), checker);
  if (ts.isTemplateLiteralTypeNode(node)) {
    const texts = node.templateSpans.reduce<readonly string[]>(
      (starts, { type, literal }) =>
        starts.flatMap((start) => inside(type).map((part) => `${start}${part.replace(/^'|'$/g, '')}${literal.text}`)),
      [node.head.text],
    );
    return texts.map((text) => `'${text}'`);
  }
  if (!ts.isTypeReferenceNode(node)) return literalOf(checker.getTypeAtLocation(node));
  const target = meantAt(node.typeName, checker);
  if (target !== undefined && target.flags & ts.SymbolFlags.Enum)
    return checker
      .getExportsOfModule(target)
      .flatMap((member) => [`${target.name}.${member.name}`, ...literalOf(checker.getTypeOfSymbol(member))]);
  const alias = target?.declarations?.find(ts.isTypeAliasDeclaration);
  return [...(node.typeArguments ?? []), ...(alias === undefined ? [] : [alias.type])].flatMap(inside);
}

/** Lists the names of an object’s members as literals. */
export function orderedKeys(type: ts.Type, checker: ts.TypeChecker): readonly string[] {
  return (type.flags & ts.TypeFlags.Object ? checker.getPropertiesOfType(type) : []).map(({ name }) => `'${name}'`);
}

/** Lists the literals of `(typeof SIZES)[number]` and `(typeof SIZES)[keyof typeof SIZES]`. */
function literalsAt(
  { objectType }: ts.IndexedAccessTypeNode,
  keys: readonly string[],
  checker: ts.TypeChecker,
): readonly string[] {
  const owner = checker.getTypeAtLocation(objectType);
  if (checker.isTupleType(owner)) return checker.getTypeArguments(owner as ts.TypeReference).flatMap(literalOf);
  const members = keys.flatMap((key) => checker.getPropertyOfType(owner, key.slice(1, -1)) ?? []);
  return members.flatMap((member) => literalOf(checker.getTypeOfSymbol(member)));
}

function literalOf(type: ts.Type): readonly string[] {
  if (type.isUnion()) return type.types.flatMap(literalOf);
  return type.isStringLiteral() ? [`'${type.value}'`] : type.isNumberLiteral() ? [String(type.value)] : [];
}
