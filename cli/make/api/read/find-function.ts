import ts from 'typescript-for-docs-nav';
import { literalName, valuesIn } from './declarations.ts';

/** A function with its code. */
type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** What renders a component: a function, or a method of its class. */
export type RenderNode = FunctionNode | ts.MethodDeclaration;

/** The bindings of names, at the top level of a module or anywhere in it. */
export interface Names {
  /** The value of a constant, or of a member of one: `Bar.Item`. */
  valueOf(name: string): ts.Expression | undefined;
  /** `function Name() {}`, including an expression with that name. */
  functionOf(name: string): FunctionNode | undefined;
  classOf(name: string): ts.ClassLikeDeclaration | undefined;
  /** The value assigned to `Name.member`. */
  memberOf(name: string, member: string): ts.Expression | undefined;
  /** The export of another module that a name is imported from; `default` for a default import. */
  importOf(name: string): ForeignExport | undefined;
  /** What is exported under a name: something of this module, with dots for members, or an export of another one. */
  exportOf(name: string): ExportedName | undefined;
  /** The modules whose exports are all exported. */
  readonly everythingOf: readonly string[];
}

/** An export by its name in its own module, or in the one that it comes from. */
type ExportedName = Omit<ForeignExport, 'from'> & Partial<ForeignExport>;

/** An export of another module. */
interface ForeignExport {
  readonly from: string;
  readonly name: string;
}

/** Name under which a module keeps a default export without a name. */
export const DEFAULT_EXPORT = 'default';

/** Name of all exports of a module together: `import * as Parts from './parts'`. */
export const EVERYTHING = '*';

/** Reads the names of a module; if one is bound more than once, the first binding wins. */
export function readNames(source: ts.SourceFile): Names {
  const values = new Map<string, ts.Expression>();
  const functions = new Map<string, FunctionNode>();
  const classes = new Map<string, ts.ClassLikeDeclaration>();
  const members = new Map<string, ts.Expression>();
  const keep = <Node>(map: Map<string, Node>, name: string, node: Node) => {
    if (!map.has(name)) map.set(name, node);
  };
  const imports = new Map<string, ForeignExport>();
  const exports = new Map<string, ExportedName>();
  const everythingOf: string[] = [];
  const visit = (node: ts.Node): void => {
    readExchange(node);
    if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) {
      if (node.name) keep(functions, node.name.text, node);
      else if (ts.isFunctionDeclaration(node)) keep(functions, DEFAULT_EXPORT, node);
    } else if (ts.isClassLike(node) && node.name) keep(classes, node.name.text, node);
    else if (ts.isVariableDeclaration(node)) readVariable(node);
    else if (ts.isCallExpression(node)) readDefinition(node);
    else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const right = valueGiven(node.right);
      if (ts.isVoidExpression(right)) return;
      readAssignment(node.left, right);
    }
    // What is inside a function does not matter outside.
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  /** Reads what a statement imports or exports. */
  const readExchange = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) for (const [local, found] of importsIn(node)) imports.set(local, found);
    if (ts.isExportAssignment(node)) keep(values, DEFAULT_EXPORT, node.expression);
    if (ts.isExportDeclaration(node)) {
      for (const [name, found] of exportsIn(node)) exports.set(name, found);
      if (node.exportClause === undefined) everythingOf.push(...moduleOf(node.moduleSpecifier));
    }
    if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name)
      if (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
        exports.set(DEFAULT_EXPORT, { name: node.name.text });
  };
  const readVariable = ({ name, initializer }: ts.VariableDeclaration): void => {
    if (!ts.isIdentifier(name) || initializer === undefined) return;
    keep(values, name.text, initializer);
    for (const from of requiredIn(initializer)) imports.set(name.text, { from, name: EVERYTHING });
    for (const [part, value] of partsIn(initializer)) keep(members, `${name.text}.${part}`, value);
  };
  const readAssignment = (left: ts.Expression, right: ts.Expression): void => {
    if (ts.isPropertyAccessExpression(left) && ts.isIdentifier(left.expression))
      keep(members, `${left.expression.text}.${left.name.text}`, right);
    else if (ts.isIdentifier(left)) keep(values, left.text, right);
  };
  const readDefinition = ({ expression, arguments: [owner, member, value] }: ts.CallExpression): void => {
    const called = expression.getText(source);
    const given = DEFINES.test(called) ? value : called === 'Object.defineProperty' ? readBy(value) : undefined;
    if (owner && ts.isIdentifier(owner) && member && ts.isStringLiteral(member) && given)
      keep(members, `${owner.text}.${member.text}`, given);
  };
  visit(source);
  return {
    valueOf: (name) => values.get(name) ?? members.get(name),
    functionOf: (name) => functions.get(name),
    classOf: (name) => classes.get(name),
    memberOf: (name, member) => members.get(`${name}.${member}`),
    importOf: (name) => imports.get(name),
    exportOf(name) {
      const value = members.get(`exports.${name}`);
      const path = value && memberPath(value);
      return exports.get(name) ?? (value && { name: path?.join('.') ?? `exports.${name}` });
    },
    everythingOf,
  };
}

/** Returns whether a module binds a name itself. */
export function isBound(name: string, names: Names): boolean {
  return [names.valueOf(name), names.functionOf(name), names.classOf(name)].some((found) => found !== undefined);
}

/** Returns the names of a value such as `Row`, `_Row.default` or `(0, _Row.default)`; `undefined` for anything else. */
export function memberPath(node: ts.Expression): readonly string[] | undefined {
  if (ts.isIdentifier(node)) return [node.text];
  if (isWrapper(node)) return memberPath(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken)
    return memberPath(node.right);
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const owner = memberPath(node.expression);
  return owner && [...owner, node.name.text];
}

function moduleOf(specifier: ts.Expression | undefined): readonly string[] {
  return specifier !== undefined && ts.isStringLiteral(specifier) ? [specifier.text] : [];
}

function exportsIn({
  exportClause: clause,
  moduleSpecifier,
}: ts.ExportDeclaration): readonly (readonly [name: string, found: ExportedName])[] {
  const [from] = moduleOf(moduleSpecifier);
  const place = from === undefined ? {} : { from };
  if (clause === undefined) return [];
  if (ts.isNamespaceExport(clause)) return [[clause.name.text, { ...place, name: EVERYTHING }]];
  return clause.elements.map(({ name, propertyName }) => [name.text, { ...place, name: (propertyName ?? name).text }]);
}

/** Returns the module that CommonJS loads: `require('./Row')`, `_interop(require('./Row'))`. */
function requiredIn(node: ts.Expression): readonly string[] {
  if (!ts.isCallExpression(node) || node.arguments[0] === undefined) return [];
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
  return isRequire ? moduleOf(node.arguments[0]) : requiredIn(node.arguments[0]);
}

/** Returns the parts that a component is given with its value: `Object.assign(Bar, { Item })`, `{ Root, Item }`. */
function partsIn(node: ts.Expression): readonly (readonly [name: string, value: ts.Expression])[] {
  if (isWrapper(node)) return partsIn(node.expression);
  if (ts.isCallExpression(node))
    return /\bassign$/.test(memberPath(node.expression)?.at(-1) ?? '') ? node.arguments.flatMap(partsIn) : [];
  return ts.isObjectLiteralExpression(node) ? valuesIn(node).filter(([key]) => /^[A-Z]/.test(key)) : [];
}

/** Returns the last value of `exports.Row = exports.default = Row`. */
function valueGiven(node: ts.Expression): ts.Expression {
  const isGiven = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isGiven ? valueGiven(node.right) : node;
}

/** Returns what the getter of a property returns: `{ get: function () { return _Row.default; } }`. */
export function readBy(node: ts.Expression | undefined): ts.Expression | undefined {
  const get =
    node && ts.isObjectLiteralExpression(node)
      ? node.properties.find(({ name }) => literalName(name) === 'get')
      : undefined;
  const body = get && (ts.isMethodDeclaration(get) ? get : ts.isPropertyAssignment(get) ? get.initializer : undefined);
  return body && ts.isFunctionLike(body) ? returnedBy(body as RenderNode) : undefined;
}

/** Returns what a function returns at its end. */
export function returnedBy({ body }: RenderNode): ts.Expression | undefined {
  return body === undefined || !ts.isBlock(body) ? body : body.statements.findLast(ts.isReturnStatement)?.expression;
}

function importsIn({
  importClause,
  moduleSpecifier,
}: ts.ImportDeclaration): readonly (readonly [local: string, found: ForeignExport])[] {
  const [from] = moduleOf(moduleSpecifier);
  if (importClause === undefined || from === undefined) return [];
  const { name, namedBindings } = importClause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [
    ...(namedBindings && ts.isNamespaceImport(namedBindings)
      ? [[namedBindings.name.text, { from, name: EVERYTHING }] as const]
      : []),
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
    const isMeant = ts.isPropertyDeclaration(declared) && literalName(declared.name) === member;
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
export function aliasesOf(name: string, names: Names): readonly string[] {
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
    .find((method) => literalName(method.name) === 'render');
}

/** Returns the object that an expression is or refers to. */
export function objectBehind(value: ts.Expression | undefined, names: Names): ts.ObjectLiteralExpression | undefined {
  const named = value && ts.isIdentifier(value) ? names.valueOf(value.text) : value;
  const bare = named && isWrapper(named) ? named.expression : named;
  return bare && ts.isObjectLiteralExpression(bare) ? bare : undefined;
}

/** Finds the function behind a name: its own, or the first argument of `forwardRef`, `memo` and the like. */
export function findFunction(name: string, names: Names): FunctionNode | undefined {
  const found = findBehind(name, names);
  return found !== undefined && ts.isFunctionLike(found) ? found : undefined;
}

/** Does the same; for `memo(Row)` with an imported component or a class, returns its name: `Row`, or `_Row.default`. */
export function findBehind(name: string, names: Names): FunctionNode | ts.Expression | undefined {
  const followed = new Set<string>();
  const named = (called: string): FunctionNode | ts.Expression | undefined => {
    if (followed.has(called)) return undefined;
    followed.add(called);
    const value = names.valueOf(called);
    return (value && follow(value)) ?? names.functionOf(called);
  };
  const follow = (node: ts.Expression): FunctionNode | ts.Expression | undefined => {
    if (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node;
    const path = isWrapper(node) ? undefined : memberPath(node);
    const called = path?.join('.');
    if (path !== undefined && names.importOf(path[0] ?? '') !== undefined) return node;
    if (called !== undefined) return named(called) ?? (names.classOf(called) && node);
    if (isWrapper(node)) return follow(node.expression);
    if (ts.isBinaryExpression(node)) return follow(node.right);
    // What follows `styled(Row)` are styles.
    const isCall = ts.isCallExpression(node);
    const maker = isCall ? node.expression : ts.isTaggedTemplateExpression(node) ? node.tag : undefined;
    if (maker && ts.isCallExpression(maker) && /styled$/i.test(memberPath(maker.expression)?.at(-1) ?? ''))
      return maker.arguments[0] && follow(maker.arguments[0]);
    if (!isCall) return undefined;
    const found = node.arguments.map(follow).filter((each) => each !== undefined);
    return found.find(ts.isFunctionLike) ?? found[0];
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
