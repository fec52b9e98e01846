import ts from 'typescript-for-docs-nav';

/** Packages whose props are documented elsewhere: element attributes, and the style systems of libraries. */
const ELSEWHERE =
  /^(?:@types\/|csstype$|typescript|@?styled-system\b|@emotion\/|styled-components$|@stitches\/|@pandacss\/|@vanilla-extract\/|goober$)/;

/** Returns whether the props of a package are summed up in one sentence instead of being listed. */
export function isElsewhere(packageName: string): boolean {
  return ELSEWHERE.test(packageName);
}

/** `m`, `marginTop`, `px`, `paddingInline`. */
const SPACING = /^(?:[mp][tblrxyse]?|(?:margin|padding)(?:X|Y|[A-Z][a-zA-Z]+)?)$/;

/** A component may have a few spacing props of its own; a style system has them for all sides. */
const SIDES = 5;

/**
 * Finds the style system type that declares a prop: one with spacing for all sides, `mt` or `paddingLeft`, or with
 * element states, `_hover` and `_focus`. Libraries declare such types themselves, so the package does not identify
 * them.
 */
export function findStyleType(
  symbol: ts.Symbol,
  known: Map<ts.Node, boolean>,
): ts.InterfaceDeclaration | ts.TypeLiteralNode | undefined {
  const [declaration] = symbol.declarations ?? [];
  const owner = declaration?.parent;
  if (owner === undefined || !(ts.isInterfaceDeclaration(owner) || ts.isTypeLiteralNode(owner))) return undefined;
  const isStyle = known.get(owner) ?? namesStyles(owner);
  known.set(owner, isStyle);
  return isStyle ? owner : undefined;
}

function namesStyles({ members }: ts.InterfaceDeclaration | ts.TypeLiteralNode): boolean {
  const names = new Set(
    members.flatMap(({ name }) =>
      name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
    ),
  );
  return (
    [...names].filter((name) => SPACING.test(name)).length >= SIDES ||
    ['_hover', '_focus'].every((name) => names.has(name))
  );
}

/** Returns the name of a type. */
export function nameOfType(node: ts.InterfaceDeclaration | ts.TypeLiteralNode): string {
  if (ts.isInterfaceDeclaration(node)) return node.name.text;
  return ts.isTypeAliasDeclaration(node.parent) ? node.parent.name.text : '';
}
