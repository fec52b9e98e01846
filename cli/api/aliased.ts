import ts from 'typescript-for-docs-nav';

/** Follows an export to what it stands for. */
export function aliased(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
