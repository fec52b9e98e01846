import ts from 'typescript-for-docs-nav';

/**
 * Returns whether two declarations are the same, as in a package that is built once for each of its modules: they have
 * the same text and, if they take props, the same members.
 */
export function isSameAgain(one: ts.Symbol, other: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (textOf(one) !== textOf(other)) return false;
  const [members, others] = [takenMembers(one, checker), takenMembers(other, checker)];
  return (
    members.size === others.size &&
    Array.from(members).every(([name, member]) => {
      const twin = others.get(name);
      return twin !== undefined && textOf(member) === textOf(twin);
    })
  );
}

/** Returns the members of what calls accept and types contain; deeper references are compared as text. */
function takenMembers(symbol: ts.Symbol, checker: ts.TypeChecker): ReadonlyMap<string, ts.Symbol> {
  const type = checker.getTypeOfSymbol(symbol);
  const taken = type
    .getCallSignatures()
    .flatMap(({ parameters }) => parameters.map((parameter) => checker.getTypeOfSymbol(parameter)));
  return new Map(
    [type, ...taken].flatMap((each) => checker.getPropertiesOfType(each)).map((member) => [member.name, member]),
  );
}

/**
 * Returns the source of a declaration without comments, ignoring how it is exported and where types are imported from.
 */
function textOf({ name, declarations = [] }: ts.Symbol): string {
  return declarations
    .map((node) => {
      const whole = ts.isVariableDeclaration(node) ? node.parent.parent : node;
      return whole
        .getFullText()
        .replace(/^\s+|\b(?:export|default|declare)\s+|(?<=\bimport\()["'][^"']*["']|(?<=\w)\$\d+\b/g, '');
    })
    .join('\n')
    .concat(declarations.length === 0 ? name : '');
}
