import ts from 'typescript-for-docs-nav';
import { aliased } from './aliased.ts';

/**
 * Authors who take any text, and want editors to suggest some of it, write `'a' | (string & {})`, `'a' | Omit<string, 'a'>`,
 * or a helper such as `LiteralUnion<'a'>`. Readers want the literals and what else there may be: `'a' | string`.
 */
export type Anything = 'string' | 'number';

/** What the part of a union that only keeps its literals apart stands for, as it is written. */
export function anythingWritten(node: ts.TypeNode): Anything | undefined {
  const of = heldApart(node);
  return of && keywordOf(of);
}

/** The same of a part as the checker has it. */
export function anythingOf(type: ts.Type): Anything | undefined {
  const of = type.isIntersection()
    ? type.types.find((part) => type.types.every((each) => each === part || isEmpty(each)))
    : type.aliasSymbol?.name === 'Omit'
      ? type.aliasTypeArguments?.[0]
      : undefined;
  if (of === undefined) return undefined;
  return of.flags & ts.TypeFlags.String ? 'string' : of.flags & ts.TypeFlags.Number ? 'number' : undefined;
}

/** What a helper is given: the literals of `LiteralUnion<'a'>`, and what else it takes. */
export function findSuggested(
  node: ts.TypeReferenceNode,
  checker: ts.TypeChecker,
): { readonly literals: ts.TypeNode; readonly anything: Anything } | undefined {
  const symbol = node.typeArguments && checker.getSymbolAtLocation(node.typeName);
  const alias = symbol && aliased(checker, symbol).declarations?.find(ts.isTypeAliasDeclaration);
  if (alias === undefined || !ts.isUnionTypeNode(alias.type) || alias.type.types.length !== 2) return undefined;
  const parameters = alias.typeParameters ?? [];
  /** What stands for a parameter where the helper is used. */
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

/** `string` of `string & {}`, `string & Record<never, never>`, and `Omit<string, 'a'>`. */
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

/** Whether an object asks for nothing: a function or a list of names has no properties either. */
function isEmpty(type: ts.Type): boolean {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    type.getProperties().length + type.getCallSignatures().length + type.getConstructSignatures().length === 0 &&
    type.getStringIndexType() === undefined &&
    type.getNumberIndexType() === undefined
  );
}
