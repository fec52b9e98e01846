import ts from 'typescript-for-docs-nav';
import { isAsDeclared } from '../types/mapped-members.ts';

/**
 * Finds the default of a prop that a mapped type makes of its definition: `'solid'` for
 * `variant: { values: readonly ['solid', 'soft']; default: 'solid' }`.
 */
export function findDefinedDefault(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  if (isAsDeclared(symbol, checker)) return undefined;
  const definitions = (symbol.declarations ?? []).flatMap((node) =>
    ts.isPropertySignature(node) && node.type && ts.isTypeLiteralNode(node.type) ? [...node.type.members] : [],
  );
  const type = definitions.filter(ts.isPropertySignature).find(({ name }) => name.getText() === 'default')?.type;
  if (type === undefined || !ts.isLiteralTypeNode(type)) return undefined;
  return ts.isStringLiteral(type.literal) ? `'${type.literal.text}'` : type.getText();
}
