import ts from 'typescript-for-docs-nav';

/** What the checker notes of a member that a mapped type has made; not part of its public types, and stable since TypeScript 5.0. */
interface MappedLinks {
  readonly mappedType?: { readonly declaration?: ts.MappedTypeNode };
  /** The member that it was made from. */
  readonly syntheticOrigin?: ts.Symbol;
}

/**
 * Whether a member has the type that its declaration says. `Partial`, `Pick`, and what else maps `T[K]` to itself, keep
 * it; `{ [K in keyof T]: Responsive<T[K]> }` makes another.
 */
export function isAsDeclared(symbol: ts.Symbol): boolean {
  const { mappedType, syntheticOrigin } = (symbol as { readonly links?: MappedLinks }).links ?? {};
  const template = mappedType?.declaration?.type;
  if (template === undefined) return true;
  return isLookup(template) && (syntheticOrigin === undefined || isAsDeclared(syntheticOrigin));
}

/** `T[K]`, of two type parameters. */
function isLookup(node: ts.TypeNode): boolean {
  return (
    ts.isIndexedAccessTypeNode(node) &&
    ts.isTypeReferenceNode(node.objectType) &&
    ts.isTypeReferenceNode(node.indexType)
  );
}
