import ts from 'typescript-for-docs-nav';

/** A function with its code. */
export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** The bindings of names, at the top level of a module or anywhere in it. */
export interface Names {
  /** The value of a constant. */
  valueOf(name: string): ts.Expression | undefined;
  /** `function Name() {}`, including an expression with that name. */
  functionOf(name: string): FunctionNode | undefined;
  classOf(name: string): ts.ClassLikeDeclaration | undefined;
  /** The value assigned to `Name.member`. */
  memberOf(name: string, member: string): ts.Expression | undefined;
}

/** Reads the names of a module; if one is bound more than once, the first binding wins. */
export function readNames(source: ts.SourceFile): Names {
  const values = new Map<string, ts.Expression>();
  const functions = new Map<string, FunctionNode>();
  const classes = new Map<string, ts.ClassLikeDeclaration>();
  const members = new Map<string, ts.Expression>();
  const keep = <Node>(map: Map<string, Node>, name: string, node: Node) => {
    if (!map.has(name)) map.set(name, node);
  };
  const visit = (node: ts.Node): void => {
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
    // What is inside a function does not matter outside.
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    valueOf: (name) => values.get(name),
    functionOf: (name) => functions.get(name),
    classOf: (name) => classes.get(name),
    memberOf: (name, member) => members.get(`${name}.${member}`),
  };
}

/**
 * Finds an object attached to a component, such as its `propTypes`: a static member of a class, or `Name.propTypes`.
 */
export function findOwnObject(name: string, member: string, names: Names): ts.ObjectLiteralExpression | undefined {
  const fixed = names
    .classOf(name)
    ?.members.filter(ts.isPropertyDeclaration)
    .find((declared) => keyOf(declared.name) === member)?.initializer;
  return objectBehind(fixed ?? names.memberOf(name, member), names);
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
function isWrapper(
  node: ts.Expression,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  );
}
