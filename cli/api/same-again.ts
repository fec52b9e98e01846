import ts from 'typescript-for-docs-nav';

/**
 * Whether two declarations say the same, as those of a package do that is built once for each of its modules: the same
 * text and, of what takes props, the same members.
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

/** Of what calls take and what types have; what they refer to further on is left to the text. */
function takenMembers(symbol: ts.Symbol, checker: ts.TypeChecker): ReadonlyMap<string, ts.Symbol> {
  const type = checker.getTypeOfSymbol(symbol);
  const taken = type
    .getCallSignatures()
    .flatMap(({ parameters }) => parameters.map((parameter) => checker.getTypeOfSymbol(parameter)));
  return new Map(
    [type, ...taken].flatMap((each) => checker.getPropertiesOfType(each)).map((member) => [member.name, member]),
  );
}

/** The source of a declaration with its comments, but for how it is exported and where types are imported from. */
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
