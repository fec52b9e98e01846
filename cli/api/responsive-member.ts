import ts from 'typescript-for-docs-nav';
import { isMadeResponsive } from './mapped-members.ts';
import { findResponsive, findResponsiveType } from './responsive-type.ts';

/** Whether a member takes one value for all widths of the screen, or one for each. */
export function isResponsiveMember(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const nodes = (symbol.declarations ?? []).flatMap((node) =>
    ts.isPropertySignature(node) && node.type !== undefined
      ? ts.isUnionTypeNode(node.type)
        ? node.type.types
        : [node.type]
      : [],
  );
  return (
    isMadeResponsive(symbol, checker) ||
    nodes.some((node) => findResponsive(node, checker) !== undefined) ||
    // What the checker has not been asked for while printing it should not be asked for here: its order is that of questions.
    (nodes.length === 0 && findResponsiveType(checker.getTypeOfSymbol(symbol), checker) !== undefined)
  );
}
