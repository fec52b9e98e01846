import ts from 'typescript-for-docs-nav';
import { readBy } from '../read/find-function.ts';

/** Resolves an export to the symbol it stands for. */
export function aliased(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const passed = passedOn(checker, target);
  return passed === undefined || passed === target ? target : aliased(checker, passed);
}

/** Finds what a name stands for where it is written. */
export function meantAt(name: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && aliased(checker, symbol);
}

/**
 * Resolves a re-export that a compiler wrote as
 * `Object.defineProperty(exports, 'Button', { get: function () { return button.Button; } })`.
 */
function passedOn(checker: ts.TypeChecker, { declarations = [] }: ts.Symbol): ts.Symbol | undefined {
  const value = readBy(declarations.find(ts.isCallExpression)?.arguments[2]);
  const named = value && ts.isPropertyAccessExpression(value) ? value.name : value;
  return named && checker.getSymbolAtLocation(named);
}
