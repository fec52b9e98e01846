import ts from 'typescript-for-docs-nav';
import { isNamedType, literalName } from '../read/declarations.ts';

/** `m`, `marginTop`, `px`, `paddingInline`. */
const SPACING = /^(?:[mp][tblrxyse]?|(?:margin|padding)(?:X|Y|[A-Z][a-zA-Z]+)?)$/;

/** A component may have a few spacing props of its own; a style system has them for all sides. */
const SIDES = 5;

/** A type that declares the props of a style system. */
export interface StyleType {
  readonly name: string;
  readonly file: string;
}

/**
 * Finds the style system type that declares a prop: one with spacing for all sides, `mt` or `paddingLeft`, or with
 * element states, `_hover` and `_focus`. Libraries declare such types themselves, so the package does not identify
 * them. A type without a name, such as that of a parameter, is a component's own.
 */
export function findStyleType(symbol: ts.Symbol, known: Map<ts.Node, StyleType | undefined>): StyleType | undefined {
  const [declaration] = symbol.declarations ?? [];
  const owner = declaration?.parent;
  if (owner === undefined || !(ts.isInterfaceDeclaration(owner) || ts.isTypeLiteralNode(owner))) return undefined;
  if (!known.has(owner)) known.set(owner, namesStyles(owner) ? describeType(owner) : undefined);
  return known.get(owner);
}

function namesStyles({ members }: ts.InterfaceDeclaration | ts.TypeLiteralNode): boolean {
  const names = new Set(members.flatMap(({ name }) => literalName(name) ?? []));
  return (
    [...names].filter((name) => SPACING.test(name)).length >= SIDES ||
    ['_hover', '_focus'].every((name) => names.has(name))
  );
}

/** A type is named by its declaration, or by that of the constant that has it: `declare const marginProps: { … }`. */
function describeType(node: ts.InterfaceDeclaration | ts.TypeLiteralNode): StyleType | undefined {
  const constant = ts.isVariableDeclaration(node.parent) ? node.parent : undefined;
  const name = (ts.findAncestor(node, isNamedType) ?? constant)?.name;
  return name && ts.isIdentifier(name) ? { name: name.text, file: name.getSourceFile().fileName } : undefined;
}
