import ts from 'typescript-for-docs-nav';
import { meantAt } from './aliased.ts';

/**
 * To accept any text but suggest some, authors write `'a' | (string & {})`, `'a' | Omit<string, 'a'>`, or a helper such
 * as `LiteralUnion<'a'>`. Readers want the literals and the general type: `'a' | string`.
 */
export type Anything = 'string' | 'number';

/** Returns the general type in the part of a written union that keeps its literals distinct. */
export function anythingWritten(node: ts.TypeNode): Anything | undefined {
  const of = heldApart(node);
  return of && keywordOf(of);
}

/** Does the same for a part as resolved by the checker. */
export function anythingOf(type: ts.Type): Anything | undefined {
  const of = type.isIntersection()
    ? type.types.find((part) => type.types.every((each) => each === part || isEmpty(each)))
    : type.aliasSymbol?.name === 'Omit'
      ? type.aliasTypeArguments?.[0]
      : undefined;
  if (of === undefined) return undefined;
  return of.flags & ts.TypeFlags.String ? 'string' : of.flags & ts.TypeFlags.Number ? 'number' : undefined;
}

/** Finds the arguments of a helper: the literals in `LiteralUnion<'a'>`, and the general type. */
export function findSuggested(
  node: ts.TypeReferenceNode,
  checker: ts.TypeChecker,
): { readonly literals: ts.TypeNode; readonly anything: Anything } | undefined {
  const target = node.typeArguments && meantAt(node.typeName, checker);
  const alias = target?.declarations?.find(ts.isTypeAliasDeclaration);
  if (alias === undefined || !ts.isUnionTypeNode(alias.type) || alias.type.types.length !== 2) return undefined;
  const parameters = alias.typeParameters ?? [];
  /** Returns the argument for a type parameter of the helper. */
  const given = (part: ts.TypeNode): ts.TypeNode | undefined => {
    const at = parameters.findIndex(({ name }) => part.getText() === name.text);
    return at === -1 ? undefined : (node.typeArguments?.[at] ?? parameters[at]?.default);
  };
  for (const [at, part] of alias.type.types.entries()) {
    const inner = ts.isParenthesizedTypeNode(part) ? part.type : part;
    const of = heldApart(inner);
    const literals = given(alias.type.types[1 - at] ?? part);
    const anything = of && keywordOf(given(of) ?? of);
    if (literals !== undefined && anything !== undefined) return { literals, anything };
  }
  return undefined;
}

/** Returns `string` for `string & {}`, `string & Record<never, never>` and `Omit<string, 'a'>`. */
function heldApart(node: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isIntersectionTypeNode(node))
    return node.types.length === 2
      ? node.types.find((_, at) => APART.test(node.types[1 - at]?.getText() ?? ''))
      : undefined;
  return ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Omit' ? node.typeArguments?.[0] : undefined;
}

const APART = /^(?:\{\s*\}|Record<never, \w+>)$/;

function keywordOf({ kind }: ts.TypeNode): Anything | undefined {
  return kind === ts.SyntaxKind.StringKeyword ? 'string' : kind === ts.SyntaxKind.NumberKeyword ? 'number' : undefined;
}

/** Returns whether an object type accepts anything; a function or a tuple has no properties either. */
function isEmpty(type: ts.Type): boolean {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    type.getProperties().length + type.getCallSignatures().length + type.getConstructSignatures().length === 0 &&
    type.getStringIndexType() === undefined &&
    type.getNumberIndexType() === undefined
  );
}
