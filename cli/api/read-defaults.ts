import ts from 'typescript-for-docs-nav';
import {
  findFunction,
  findOwnObject,
  findRender,
  isOfThis,
  keyOf,
  objectBehind,
  readNames,
  type Names,
  type RenderNode,
} from './find-function.ts';

/** A longer default is of little use in a table. */
const MAX_LENGTH = 60;

/**
 * Finds the defaults in the code of a component or hook: in its parameters, in `const { size = 'medium' } = props` or
 * `= this.props`, in what compilers for old browsers turn these into, or in an object such as `Button.defaultProps`.
 * `props` are those worth looking for.
 */
export function readDefaults(
  script: string,
  name: string,
  props: readonly string[] | undefined,
): ReadonlyMap<string, string> {
  // Most components document their defaults; searching the text is far cheaper than parsing it.
  const worthALook = props?.filter((prop) => /^[\w-]+$/.test(prop)).join('|') ?? '\\w+';
  const mention = new RegExp(
    `[{,\\n]\\s*'?(?:${worthALook})'?\\s*(?::\\s*\\w+\\s*)?=(?![=>])|defaultProps|=== ?void 0 ?\\?`,
    'i',
  );
  if (!mention.test(script)) return new Map();
  const options = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const source = ts.createSourceFile('script.tsx', script, options, false, ts.ScriptKind.TSX);
  const names = readNames(source);
  const defaults = new Map<string, string>();
  const take = (prop: string | undefined, value: ts.Expression | undefined): void => {
    const text = value && printDefault(value, script, names);
    if (prop !== undefined && text !== undefined && !defaults.has(prop)) defaults.set(prop, text);
  };
  const body = findFunction(name, names) ?? findRender(name, names);
  const { own, patterns } = body === undefined ? NONE : findProps(body);
  for (const pattern of patterns)
    for (const { propertyName, name: binding, initializer } of pattern.elements)
      take(keyOf(propertyName ?? binding), initializer);
  for (const [prop, value] of body === undefined ? [] : loweredDefaults(body, own)) take(prop, value);
  for (const object of defaultObjects(name, body, names))
    for (const member of object.properties)
      if (ts.isPropertyAssignment(member)) take(keyOf(member.name), member.initializer);
  return defaults;
}

/** The props of a function, as used in its code. */
interface FoundProps {
  /** Names of the props object. */
  readonly own: ReadonlySet<string>;
  /** Patterns that destructure it. */
  readonly patterns: readonly ts.ObjectBindingPattern[];
}

const NONE: FoundProps = { own: new Set(), patterns: [] };

function findProps(body: RenderNode): FoundProps {
  const parameter = body.parameters[0]?.name;
  const own = new Set<string>();
  const patterns: ts.ObjectBindingPattern[] = [];
  const open = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) own.add(name.text);
    if (!ts.isObjectBindingPattern(name)) return;
    patterns.push(name);
    const rest = name.elements.find(({ dotDotDotToken }) => dotDotDotToken !== undefined)?.name;
    if (rest !== undefined && ts.isIdentifier(rest)) own.add(rest.text);
  };
  if (parameter !== undefined) open(parameter);
  for (const { name, initializer } of declarationsIn(body)) {
    if (initializer === undefined || !isMadeOf(initializer, own)) continue;
    if (ts.isObjectBindingPattern(name) || (ts.isIdentifier(name) && /props$/i.test(name.text))) open(name);
  }
  return { own, patterns };
}

/**
 * Finds defaults in what compilers for old browsers make of a pattern:
 * `a = props.size, size = a === void 0 ? 'medium' : a`.
 */
function loweredDefaults(body: RenderNode, own: ReadonlySet<string>): readonly (readonly [string, ts.Expression])[] {
  const taken = new Map<string, string>();
  return declarationsIn(body).flatMap(({ name, initializer: value }) => {
    if (value === undefined || !ts.isIdentifier(name)) return [];
    if (ts.isPropertyAccessExpression(value) && ts.isIdentifier(value.expression) && own.has(value.expression.text))
      taken.set(name.text, value.name.text);
    if (!ts.isConditionalExpression(value) || !ts.isBinaryExpression(value.condition)) return [];
    const { left, right } = value.condition;
    const prop = ts.isIdentifier(left) && ts.isVoidExpression(right) ? taken.get(left.text) : undefined;
    return prop === undefined ? [] : [[prop, value.whenTrue] as const];
  });
}

function declarationsIn({ body }: RenderNode): readonly ts.VariableDeclaration[] {
  return (body && ts.isBlock(body) ? body.statements : []).flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
}

/**
 * Returns whether an expression is the props, a copy, or the result of a function that takes them: `props`,
 * `this.props`, `{ ...props }`, `useThemeProps({ props })`.
 */
function isMadeOf(node: ts.Expression, own: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return own.has(node.text);
  if (isOfThis(node, 'props')) return true;
  if (ts.isObjectLiteralExpression(node))
    return node.properties.some((member) => ts.isSpreadAssignment(member) && isMadeOf(member.expression, own));
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !/props\b/i.test(node.expression.text))
    return false;
  return node.arguments.some((argument) => isMadeOf(argument, own) || isOptionsWith(argument, own));
}

/** Returns whether a node is `{ props }` or `{ props: inProps, name: 'MuiButton' }`. */
function isOptionsWith(node: ts.Expression, own: ReadonlySet<string>): boolean {
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.some(
      (member) =>
        (ts.isPropertyAssignment(member) && isMadeOf(member.initializer, own)) ||
        (ts.isShorthandPropertyAssignment(member) && own.has(member.name.text)),
    )
  );
}

/**
 * Lists objects with defaults: `static defaultProps`, `Name.defaultProps`, and the argument of
 * `useProps('Name', defaultProps, props)`.
 */
function defaultObjects(
  name: string,
  body: RenderNode | undefined,
  names: Names,
): readonly ts.ObjectLiteralExpression[] {
  const passed = (body === undefined ? [] : declarationsIn(body)).flatMap(({ initializer }) =>
    initializer && ts.isCallExpression(initializer)
      ? initializer.arguments.filter((argument) => ts.isIdentifier(argument) && /defaultProps$/i.test(argument.text))
      : [],
  );
  return [findOwnObject(name, 'defaultProps', names), ...passed.map((value) => objectBehind(value, names))].filter(
    (object) => object !== undefined,
  );
}

function printDefault(node: ts.Expression, script: string, names: Names): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return `'${node.text}'`;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return printDefault(node.expression, script, names);
  const constant = constantBehind(node, names);
  if (constant !== undefined && isPlain(constant)) return printDefault(constant, script, names);
  return isPlain(node) || isName(node) ? script.slice(node.pos, node.end).trim().replace(/\s+/g, ' ') : undefined;
}

/** Returns the value of a constant, or of one of its members: `'horizontal'` for `Orientation.Horizontal`. */
function constantBehind(node: ts.Expression, names: Names): ts.Expression | undefined {
  if (ts.isIdentifier(node)) return names.valueOf(node.text);
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const members = objectBehind(node.expression, names)?.properties.filter(ts.isPropertyAssignment);
  return members?.find(({ name }) => keyOf(name) === node.name.text)?.initializer;
}

function isPlain(node: ts.Expression): boolean {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isNumericLiteral(node) ||
    ts.isPrefixUnaryExpression(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind) ||
    ((ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) &&
      node.getEnd() - node.pos <= MAX_LENGTH)
  );
}

/**
 * Returns whether a node is a component or a member of an enumeration. Names that compilers make up are of no use to
 * readers.
 */
function isName(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return isName(node.expression);
  return ts.isIdentifier(node) && /^[A-Z][a-zA-Z]+$/.test(node.text);
}
