import ts from 'typescript-for-docs-nav';
import { isAsDeclared, isMadeResponsive } from '../types/mapped-members.ts';
import { findResponsive, findResponsiveType } from '../types/responsive-type.ts';

/** Returns whether a member accepts one value for all screen widths, or one for each. */
export function isResponsiveMember(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  // A member that was made from another need not have its type.
  const declared = isAsDeclared(symbol, checker) ? (symbol.declarations ?? []) : [];
  const nodes = declared.flatMap((node) =>
    ts.isPropertySignature(node) && node.type !== undefined
      ? ts.isUnionTypeNode(node.type)
        ? node.type.types
        : [node.type]
      : [],
  );
  return (
    isMadeResponsive(symbol, checker) ||
    nodes.some((node) => findResponsive(node, checker) !== undefined) ||
    // Nothing may be requested from the checker that was not needed for printing: requests determine its order of
    // unions.
    (nodes.length === 0 && findResponsiveType(checker.getTypeOfSymbol(symbol), checker) !== undefined)
  );
}
