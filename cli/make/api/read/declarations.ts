import ts from 'typescript-for-docs-nav';

/** Returns the file that declares a symbol. */
export function declaringFile(symbol: ts.Symbol | undefined): string | undefined {
  return symbol?.declarations?.[0]?.getSourceFile().fileName;
}

/** Returns the files of all declarations of a symbol. */
export function declaringFiles({ declarations = [] }: ts.Symbol): readonly string[] {
  return declarations.map((node) => node.getSourceFile().fileName);
}

/** Returns the types that an interface extends; none for anything else. */
export function heritageOf(node: ts.Node): readonly ts.ExpressionWithTypeArguments[] {
  return ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []).flatMap(({ types }) => [...types]) : [];
}

/** Returns whether a node gives a type its name. */
export function isNamedType(node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** Returns the name of a member or binding, if it is literal. */
export function literalName(node: ts.PropertyName | ts.BindingName | undefined): string | undefined {
  return node !== undefined && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : undefined;
}

/** Lists the members of an object that have a value, `key: value` and `key`, in their order. */
export function valuesIn(object: ts.ObjectLiteralExpression | undefined): ReturnType<typeof valueIn> {
  return (object?.properties ?? []).flatMap(valueIn);
}

/** Does the same for one member. */
export function valueIn(
  member: ts.ObjectLiteralElementLike,
): readonly (readonly [key: string, value: ts.Expression])[] {
  if (ts.isShorthandPropertyAssignment(member)) return [[member.name.text, member.name]];
  const key = ts.isPropertyAssignment(member) ? literalName(member.name) : undefined;
  return key !== undefined && ts.isPropertyAssignment(member) ? [[key, member.initializer]] : [];
}

/** Lists a node and all nodes in it, each before those that it contains. */
export function nodesBelow(node: ts.Node, found: ts.Node[] = []): readonly ts.Node[] {
  found.push(node);
  ts.forEachChild(node, (child) => void nodesBelow(child, found));
  return found;
}
