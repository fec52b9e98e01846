import ts from 'typescript-for-docs-nav';

/** A function with its code. */
export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** What renders a component: a function, or a method of its class. */
export type RenderNode = FunctionNode | ts.MethodDeclaration;

/** The bindings of names, at the top level of a module or anywhere in it. */
export interface Names {
  /** The value of a constant. */
  valueOf(name: string): ts.Expression | undefined;
  /** `function Name() {}`, including an expression with that name. */
  functionOf(name: string): FunctionNode | undefined;
  classOf(name: string): ts.ClassLikeDeclaration | undefined;
  /** The value assigned to `Name.member`. */
  memberOf(name: string, member: string): ts.Expression | undefined;
  /** The export of another module that a name is imported from; `default` for a default import. */
  importOf(name: string): ImportedName | undefined;
}

/** An export of another module. */
export interface ImportedName {
  readonly from: string;
  readonly name: string;
}

/** Name under which a module keeps a default export without a name. */
export const DEFAULT_EXPORT = 'default';

/** Reads the names of a module; if one is bound more than once, the first binding wins. */
export function readNames(source: ts.SourceFile): Names {
  const values = new Map<string, ts.Expression>();
  const functions = new Map<string, FunctionNode>();
  const classes = new Map<string, ts.ClassLikeDeclaration>();
  const members = new Map<string, ts.Expression>();
  const keep = <Node>(map: Map<string, Node>, name: string, node: Node) => {
    if (!map.has(name)) map.set(name, node);
  };
  const imports = new Map<string, ImportedName>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) for (const [local, found] of importsIn(node)) imports.set(local, found);
    if (ts.isExportAssignment(node)) keep(values, DEFAULT_EXPORT, node.expression);
    if (ts.isFunctionDeclaration(node) && node.name === undefined) keep(functions, DEFAULT_EXPORT, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      keep(values, node.name.text, node.initializer);
    if ((ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) && node.name)
      keep(functions, node.name.text, node);
    if (ts.isClassLike(node) && node.name) keep(classes, node.name.text, node);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const { left, right } = node;
      if (ts.isPropertyAccessExpression(left) && ts.isIdentifier(left.expression))
        keep(members, `${left.expression.text}.${left.name.text}`, right);
      else if (ts.isIdentifier(left)) keep(values, left.text, right);
    }
    if (ts.isCallExpression(node) && DEFINES.test(node.expression.getText(source))) {
      const [owner, member, value] = node.arguments;
      if (owner && ts.isIdentifier(owner) && member && ts.isStringLiteral(member) && value)
        keep(members, `${owner.text}.${member.text}`, value);
    }
    // What is inside a function does not matter outside.
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    valueOf: (name) => values.get(name),
    functionOf: (name) => functions.get(name),
    classOf: (name) => classes.get(name),
    memberOf: (name, member) => members.get(`${name}.${member}`),
    importOf: (name) => imports.get(name),
  };
}

function importsIn({
  importClause,
  moduleSpecifier,
}: ts.ImportDeclaration): readonly (readonly [local: string, found: ImportedName])[] {
  if (importClause === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  const from = moduleSpecifier.text;
  const { name, namedBindings } = importClause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [
    ...(name === undefined ? [] : [[name.text, { from, name: DEFAULT_EXPORT }] as const]),
    ...named.map((each) => [each.name.text, { from, name: (each.propertyName ?? each.name).text }] as const),
  ];
}

/** What compilers make of a static member: Babel’s `_defineProperty(Name, 'member', value)`, esbuild’s `__publicField`. */
const DEFINES = /^(?!Object\.)(?:\w+\.)?_*(?:defineProperty|publicField)\d*$/;

/**
 * Finds an object attached to a component, such as its `propTypes`: a static member of a class, or `Name.propTypes`.
 */
export function findOwnObject(name: string, member: string, names: Names): ts.ObjectLiteralExpression | undefined {
  const fixed = findClass(name, names)?.members.flatMap((declared): readonly ts.Expression[] => {
    if (ts.isClassStaticBlockDeclaration(declared)) return valuesGiven(declared, member);
    const isMeant = ts.isPropertyDeclaration(declared) && keyOf(declared.name) === member;
    return isMeant && declared.initializer ? [declared.initializer] : [];
  })[0];
  const given = aliasesOf(name, names).map((alias) => names.memberOf(alias, member));
  return objectBehind(fixed ?? given.find((value) => value !== undefined), names);
}

/** Returns what a static block assigns to a member: `static { this.defaultProps = { … } }`. */
function valuesGiven({ body }: ts.ClassStaticBlockDeclaration, member: string): readonly ts.Expression[] {
  return body.statements.flatMap((statement) => {
    const node = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    return node && ts.isBinaryExpression(node) && isOfThis(node.left, member) ? [node.right] : [];
  });
}

/** Returns whether a node is `this.member`. */
export function isOfThis(node: ts.Expression, member: string): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ThisKeyword &&
    node.name.text === member
  );
}

/** Finds the class behind a name. */
function findClass(name: string, names: Names): ts.ClassLikeDeclaration | undefined {
  const found = aliasesOf(name, names).map((alias) => {
    const value = names.valueOf(alias);
    return value && ts.isClassExpression(value) ? value : names.classOf(alias);
  });
  return found.find((declared) => declared !== undefined);
}

/** Lists the names that lead to the same thing: `Row` and `_Row` for `let Row = _Row`. */
function aliasesOf(name: string, names: Names): readonly string[] {
  const aliases = new Set([name]);
  // Iterating over a set includes what is added on the way.
  for (const alias of aliases) {
    const value = names.valueOf(alias);
    if (value && ts.isIdentifier(value)) aliases.add(value.text);
  }
  return [...aliases];
}

/** Finds the method by which the class behind a name renders. */
export function findRender(name: string, names: Names): ts.MethodDeclaration | undefined {
  return findClass(name, names)
    ?.members.filter(ts.isMethodDeclaration)
    .find((method) => keyOf(method.name) === 'render');
}

/** Returns the object that an expression is or refers to. */
export function objectBehind(value: ts.Expression | undefined, names: Names): ts.ObjectLiteralExpression | undefined {
  const named = value && ts.isIdentifier(value) ? names.valueOf(value.text) : value;
  const bare = named && isWrapper(named) ? named.expression : named;
  return bare && ts.isObjectLiteralExpression(bare) ? bare : undefined;
}

/** Returns the name of a member or binding, if it is literal. */
export function keyOf(node: ts.PropertyName | ts.BindingName): string | undefined {
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : undefined;
}

/** Finds the function behind a name: its own, or the first argument of `forwardRef`, `memo` and the like. */
export function findFunction(name: string, names: Names): FunctionNode | undefined {
  const followed = new Set<string>();
  const named = (called: string): FunctionNode | undefined => {
    if (followed.has(called)) return undefined;
    followed.add(called);
    const value = names.valueOf(called);
    return (value && follow(value)) ?? names.functionOf(called);
  };
  const follow = (node: ts.Expression): FunctionNode | undefined => {
    if (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node;
    if (ts.isIdentifier(node)) return named(node.text);
    if (isWrapper(node)) return follow(node.expression);
    if (ts.isBinaryExpression(node)) return follow(node.right);
    if (!ts.isCallExpression(node)) return undefined;
    for (const argument of node.arguments) {
      const found = follow(argument);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return named(name);
}

/** Returns whether a node is `(x)`, `x as T`, `x satisfies T` or `x!`. */
export function isWrapper(
  node: ts.Expression,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  );
}
