import ts from 'typescript-for-docs-nav';
import { findResponsive } from './responsive-type.ts';

/**
 * What the checker records about a member that no type declares directly; not part of its public types, but stable
 * since TypeScript 5.0.
 */
interface MappedLinks {
  readonly mappedType?: { readonly declaration?: ts.MappedTypeNode };
  /** The member it was made from. */
  readonly syntheticOrigin?: ts.Symbol;
  /** The union or intersection whose members it was made from. */
  readonly containingType?: ts.UnionOrIntersectionType;
}

/**
 * Returns whether a member has its declared type. `Partial`, `Pick` and others that map to `T[K]` keep it, and a
 * responsive type contains it; `{ [K in keyof T]: T[K] | Setting }` makes another.
 */
export function isAsDeclared(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const template = templateOf(symbol);
  if (template === undefined) return partsOf(symbol, checker).every((part) => isAsDeclared(part, checker));
  const origin = linksOf(symbol).syntheticOrigin;
  return (
    isLookup(findResponsive(template, checker) ?? template) && (origin === undefined || isAsDeclared(origin, checker))
  );
}

/** Returns whether a mapped type has made a member responsive: `{ [K in keyof T]?: Responsive<T[K]> }`. */
export function isMadeResponsive(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const template = templateOf(symbol);
  const origin = linksOf(symbol).syntheticOrigin;
  return (
    (template !== undefined && findResponsive(template, checker) !== undefined) ||
    (origin !== undefined && isMadeResponsive(origin, checker))
  );
}

/** Returns the members that a member of a union or an intersection was made from. */
function partsOf(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const { types = [] } = linksOf(symbol).containingType ?? {};
  return types.flatMap((type) => checker.getPropertyOfType(type, symbol.name) ?? []);
}

function linksOf(symbol: ts.Symbol): MappedLinks {
  return (symbol as { readonly links?: MappedLinks }).links ?? {};
}

/** Returns the template of a mapped type, without `undefined`. */
function templateOf(symbol: ts.Symbol): ts.TypeNode | undefined {
  const template = linksOf(symbol).mappedType?.declaration?.type;
  if (template === undefined || !ts.isUnionTypeNode(template)) return template;
  const [first, ...others] = template.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return others.length === 0 ? first : template;
}

/** Returns whether a type is `T[K]`, with two type parameters. */
function isLookup(node: ts.TypeNode): boolean {
  return (
    ts.isIndexedAccessTypeNode(node) &&
    ts.isTypeReferenceNode(node.objectType) &&
    ts.isTypeReferenceNode(node.indexType)
  );
}
