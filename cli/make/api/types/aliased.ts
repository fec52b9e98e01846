import ts from 'typescript-for-docs-nav';

/** Resolves an export to the symbol it stands for. */
export function aliased(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const passed = passedOn(checker, target);
  return passed === undefined || passed === target ? target : aliased(checker, passed);
}

/**
 * Resolves a re-export that a compiler wrote as
 * `Object.defineProperty(exports, 'Button', { get: function () { return button.Button; } })`.
 */
function passedOn(checker: ts.TypeChecker, { declarations = [] }: ts.Symbol): ts.Symbol | undefined {
  const call = declarations.find(ts.isCallExpression);
  const descriptor = call?.arguments[2];
  const getter =
    descriptor && ts.isObjectLiteralExpression(descriptor)
      ? descriptor.properties.find(({ name }) => name !== undefined && ts.isIdentifier(name) && name.text === 'get')
      : undefined;
  const read = getter && ts.isPropertyAssignment(getter) ? getter.initializer : getter;
  const body = read && (ts.isFunctionLike(read) ? (read as ts.FunctionLikeDeclaration).body : undefined);
  const value =
    body && ts.isBlock(body)
      ? body.statements.find(ts.isReturnStatement)?.expression
      : (body as ts.Expression | undefined);
  const named = value && ts.isPropertyAccessExpression(value) ? value.name : value;
  return named === undefined ? undefined : checker.getSymbolAtLocation(named);
}
