import type ts from 'typescript-for-docs-nav';

/** Returns the union of types. The checker's method exists in all versions, but not in its public types. */
export function unionType(types: readonly ts.Type[], checker: ts.TypeChecker): ts.Type | undefined {
  return types.length > 1 ? (checker as UnionMaker).getUnionType(types) : types[0];
}

interface UnionMaker extends ts.TypeChecker {
  getUnionType(types: readonly ts.Type[]): ts.Type;
}
