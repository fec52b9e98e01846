import ts from 'typescript-for-docs-nav';

/** Packages whose props are documented elsewhere: the attributes of elements, and style systems that libraries are built with. */
const ELSEWHERE =
  /^(?:@types\/|csstype$|typescript|@?styled-system\b|@emotion\/|styled-components$|@stitches\/|@pandacss\/|@vanilla-extract\/|goober$)/;

/** Whether the props of a package are named in one sentence instead of being listed. */
export function isElsewhere(packageName: string): boolean {
  return ELSEWHERE.test(packageName);
}

/** `m`, `marginTop`, `px`, `paddingInline`. */
const SPACING = /^(?:[mp][tblrxyse]?|(?:margin|padding)(?:X|Y|[A-Z][a-zA-Z]+)?)$/;

/** A component may have a few distances of its own; a style system has those of all sides. */
const SIDES = 5;

/**
 * Finds the type of a style system that declares a prop: one with distances for all sides, `mt` or `paddingLeft`, or with
 * states of elements, `_hover` and `_focus`. Libraries declare such types themselves, so the package does not identify them.
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

/** The name that a type has for its readers. */
export function nameOfType(node: ts.InterfaceDeclaration | ts.TypeLiteralNode): string {
  if (ts.isInterfaceDeclaration(node)) return node.name.text;
  return ts.isTypeAliasDeclaration(node.parent) ? node.parent.name.text : '';
}
