import ts from 'typescript-for-docs-nav';
import { findResponsive } from './responsive-type.ts';

/** What the checker notes of a member that no type declares as it is; not part of its public types, and stable since TypeScript 5.0. */
interface MappedLinks {
  readonly mappedType?: { readonly declaration?: ts.MappedTypeNode };
  /** The member that it was made from. */
  readonly syntheticOrigin?: ts.Symbol;
  /** The union or intersection whose parts it was made from. */
  readonly containingType?: ts.UnionOrIntersectionType;
}

/**
 * Whether a member has the type that its declaration says. `Partial`, `Pick`, and what else maps `T[K]` to itself, keep
 * it, and a responsive type holds it; `{ [K in keyof T]: T[K] | Setting }` makes another.
 */
export function isAsDeclared(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const template = templateOf(symbol);
  if (template === undefined) return partsOf(symbol, checker).every((part) => isAsDeclared(part, checker));
  const origin = linksOf(symbol).syntheticOrigin;
  return (
    isLookup(findResponsive(template, checker) ?? template) && (origin === undefined || isAsDeclared(origin, checker))
  );
}

/** Whether a mapped type has made a member responsive: `{ [K in keyof T]?: Responsive<T[K]> }`. */
export function isMadeResponsive(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const template = templateOf(symbol);
  const origin = linksOf(symbol).syntheticOrigin;
  return (
    (template !== undefined && findResponsive(template, checker) !== undefined) ||
    (origin !== undefined && isMadeResponsive(origin, checker))
  );
}

/** The members of which one of a union or an intersection was made. */
function partsOf(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const { types = [] } = linksOf(symbol).containingType ?? {};
  return types.flatMap((type) => checker.getPropertyOfType(type, symbol.name) ?? []);
}

function linksOf(symbol: ts.Symbol): MappedLinks {
  return (symbol as { readonly links?: MappedLinks }).links ?? {};
}

/** What a mapped type says of its members; that they may be undefined goes without saying. */
function templateOf(symbol: ts.Symbol): ts.TypeNode | undefined {
  const template = linksOf(symbol).mappedType?.declaration?.type;
  if (template === undefined || !ts.isUnionTypeNode(template)) return template;
  const [first, ...others] = template.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return others.length === 0 ? first : template;
}

/** `T[K]`, of two type parameters. */
function isLookup(node: ts.TypeNode): boolean {
  return (
    ts.isIndexedAccessTypeNode(node) &&
    ts.isTypeReferenceNode(node.objectType) &&
    ts.isTypeReferenceNode(node.indexType)
  );
}
