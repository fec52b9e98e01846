import type ts from 'typescript-for-docs-nav';

/** A union of types, which the checker makes in all versions, and only its public types do not say so. */
export function unionType(types: readonly ts.Type[], checker: ts.TypeChecker): ts.Type | undefined {
  return types.length > 1 ? (checker as UnionMaker).getUnionType(types) : types[0];
}

interface UnionMaker extends ts.TypeChecker {
  getUnionType(types: readonly ts.Type[]): ts.Type;
}
