import ts from 'typescript-for-docs-nav';
import {
  DEFAULT_EXPORT,
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
import { printValue, type ValuePlace } from './print-value.ts';
import { openImported, type Script } from './read-script.ts';

/** A default in the code of a component. */
export interface FoundDefault {
  /** As code; absent if it is computed, or too long to read in a table. */
  readonly text?: string;
  /** The module that sets it. */
  readonly script: Script;
  /** Its place in the module, in UTF-16 code units. */
  readonly at: number;
  /** Whether it is in `defaultProps`, which React applies, so that nobody has to pass the prop. */
  readonly isApplied: boolean;
}

/** Components that pass on their props may do so more than once. */
const MAX_DEPTH = 4;

/**
 * Finds the defaults in the code of a component or hook: in its parameters, in `const { size = 'medium' } = props` or
 * `= this.props`, in what compilers turn these into, in an object such as `Button.defaultProps` or
 * `{ ...DEFAULTS, ...props }`, or in the component that it passes all its props on to. `props` are those worth looking
 * for.
 */
export function findDefaults(
  script: Script,
  name: string,
  props: readonly string[] | undefined,
  depth = 0,
): ReadonlyMap<string, FoundDefault> {
  // Most components document their defaults; searching the text is far cheaper than parsing it.
  const worthALook = props?.filter((prop) => /^[\w-]+$/.test(prop)).join('|') ?? '\\w+';
  const mention = new RegExp(
    `[{,\\n]\\s*'?(?:${worthALook})'?\\s*(?::\\s*\\w+\\s*)?=(?![=>])|defaultProps|=== ?(?:void 0|undefined) ?\\?|\\.\\.\\.`,
    'i',
  );
  if (!mention.test(script.text)) return new Map();
  const place = openPlace(script);
  const { names } = place;
  const defaults = new Map<string, FoundDefault>();
  const take = (prop: string | undefined, value: ts.Expression | undefined, isApplied = false): void => {
    if (prop === undefined || value === undefined || defaults.has(prop)) return;
    const text = printValue(value, place);
    const at = value.pos + (script.text.slice(value.pos).search(/\S/) || 0);
    defaults.set(prop, { ...(text === undefined ? {} : { text }), script, at, isApplied });
  };
  const isNamed = [names.valueOf(name), names.functionOf(name), names.classOf(name)].some(
    (found) => found !== undefined,
  );
  const called = isNamed ? name : DEFAULT_EXPORT;
  const body = findFunction(called, names) ?? findRender(called, names);
  const { own, patterns } = body === undefined ? NONE : findProps(body);
  for (const pattern of patterns)
    for (const { propertyName, name: binding, initializer } of pattern.elements)
      take(keyOf(propertyName ?? binding), initializer);
  for (const [prop, value] of body === undefined ? [] : loweredDefaults(body, own)) take(prop, value);
  for (const [prop, value] of body === undefined ? [] : spreadDefaults(body, own, names)) take(prop, value);
  for (const object of defaultObjects(called, body, names))
    for (const member of object.properties)
      if (ts.isPropertyAssignment(member)) take(keyOf(member.name), member.initializer, true);
  const inner = depth < MAX_DEPTH && body !== undefined ? findInner(body, own) : undefined;
  if (inner !== undefined && inner !== called)
    for (const [prop, found] of defaultsOf(inner, place, { script, props, depth }))
      if (!defaults.has(prop)) defaults.set(prop, found);
  return defaults;
}

/** Finds defaults that can be printed, as code by their props. */
export function readDefaults(
  script: string,
  name: string,
  props: readonly string[] | undefined,
): ReadonlyMap<string, string> {
  const found = findDefaults({ file: '', text: script }, name, props);
  return new Map(Array.from(found).flatMap(([prop, { text }]) => (text === undefined ? [] : [[prop, text] as const])));
}

let last: { readonly script: Script; readonly place: ValuePlace } | undefined;

/** Parses a module, or returns it as parsed the last time: a bundle has the code of many components. */
function openPlace(script: Script): ValuePlace {
  const isKnown = last?.script.file === script.file && last.script.text === script.text;
  if (last === undefined || !isKnown) last = { script, place: parsePlace(script) };
  return last.place;
}

function parsePlace(script: Script): ValuePlace {
  const options = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const source = ts.createSourceFile('script.tsx', script.text, options, false, ts.ScriptKind.TSX);
  const names = readNames(source);
  return {
    text: script.text,
    names,
    imported(name) {
      const origin = names.importOf(name);
      const module = origin && openImported(script.file, origin.from);
      if (origin === undefined || module === undefined) return undefined;
      const place = openPlace(module);
      const node = place.names.valueOf(origin.name);
      return node && { node, place };
    },
  };
}

function defaultsOf(
  inner: string,
  { names }: ValuePlace,
  {
    script,
    props,
    depth,
  }: { readonly script: Script; readonly props: readonly string[] | undefined; readonly depth: number },
): ReadonlyMap<string, FoundDefault> {
  const origin = names.importOf(inner);
  const module = origin === undefined ? script : openImported(script.file, origin.from);
  return module === undefined ? new Map() : findDefaults(module, origin?.name ?? inner, props, depth + 1);
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
 * Finds defaults in what compilers make of a pattern: `a = props.size, size = a === void 0 ? 'medium' : a` for old
 * browsers, and React's compiler `({ size: t1 } = t0)`, then `const size = t1 === undefined ? 'medium' : t1`.
 */
function loweredDefaults(body: RenderNode, own: ReadonlySet<string>): readonly (readonly [string, ts.Expression])[] {
  const taken = new Map<string, string>();
  const found: (readonly [string, ts.Expression])[] = [];
  const pattern = (names: readonly (readonly [prop: string | undefined, local: ts.Node])[]) => {
    for (const [prop, local] of names) if (prop !== undefined && ts.isIdentifier(local)) taken.set(local.text, prop);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      const { name, initializer: value } = node;
      if (ts.isObjectBindingPattern(name) && isMadeOf(value, own))
        pattern(name.elements.map((element) => [keyOf(element.propertyName ?? element.name), element.name]));
      if (
        ts.isIdentifier(name) &&
        ts.isPropertyAccessExpression(value) &&
        ts.isIdentifier(value.expression) &&
        own.has(value.expression.text)
      )
        taken.set(name.text, value.name.text);
      if (ts.isConditionalExpression(value) && ts.isBinaryExpression(value.condition)) {
        const { left, right } = value.condition;
        const isMissing = ts.isVoidExpression(right) || (ts.isIdentifier(right) && right.text === 'undefined');
        const prop = ts.isIdentifier(left) && isMissing ? taken.get(left.text) : undefined;
        if (prop !== undefined) found.push([prop, value.whenTrue]);
      }
    }
    if (ts.isBinaryExpression(node) && ts.isObjectLiteralExpression(node.left) && isMadeOf(node.right, own))
      pattern(
        node.left.properties.flatMap((member) =>
          ts.isPropertyAssignment(member) ? [[keyOf(member.name), member.initializer] as const] : [],
        ),
      );
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  if (body.parameters[0] !== undefined && ts.isObjectBindingPattern(body.parameters[0].name))
    pattern(
      body.parameters[0].name.elements.map((element) => [keyOf(element.propertyName ?? element.name), element.name]),
    );
  if (body.body !== undefined) ts.forEachChild(body.body, visit);
  return found;
}

/** Finds defaults that a copy of the props begins with: `{ ...DEFAULTS, size: 'm', ...props }`. */
function spreadDefaults(
  body: RenderNode,
  own: ReadonlySet<string>,
  names: Names,
): readonly (readonly [string | undefined, ts.Expression])[] {
  return declarationsIn(body).flatMap(({ initializer }) => {
    if (initializer === undefined || !ts.isObjectLiteralExpression(initializer)) return [];
    const end = initializer.properties.findIndex(
      (member) => ts.isSpreadAssignment(member) && isMadeOf(member.expression, own),
    );
    return initializer.properties.slice(0, Math.max(end, 0)).flatMap((member) => {
      if (ts.isPropertyAssignment(member)) return [[keyOf(member.name), member.initializer] as const];
      const object = ts.isSpreadAssignment(member) ? objectBehind(member.expression, names) : undefined;
      const members: readonly ts.ObjectLiteralElementLike[] = object?.properties ?? [];
      return members.flatMap((each) =>
        ts.isPropertyAssignment(each) ? [[keyOf(each.name), each.initializer] as const] : [],
      );
    });
  });
}

/**
 * Finds the component that another one passes all its props on to, if that is all it returns: `<Inner {...props} />`, or
 * what compilers make of it.
 */
function findInner({ body }: RenderNode, own: ReadonlySet<string>): string | undefined {
  const returned =
    body === undefined || !ts.isBlock(body) ? body : body.statements.findLast(ts.isReturnStatement)?.expression;
  const node = returned && ts.isParenthesizedExpression(returned) ? returned.expression : returned;
  if (node === undefined) return undefined;
  if (ts.isJsxSelfClosingElement(node) || ts.isJsxElement(node)) {
    const { tagName, attributes } = ts.isJsxElement(node) ? node.openingElement : node;
    const passes = attributes.properties.some(
      (each) => ts.isJsxSpreadAttribute(each) && isMadeOf(each.expression, own),
    );
    return passes && ts.isIdentifier(tagName) ? tagName.text : undefined;
  }
  if (!ts.isCallExpression(node) || !/(?:createElement|\bjsxs?|_jsxs?)\)?$/.test(calledIn(node))) return undefined;
  const [type, props] = node.arguments;
  const passes = props !== undefined && (isMadeOf(props, own) || isAssigned(props, own));
  return passes && type !== undefined && ts.isIdentifier(type) ? type.text : undefined;
}

function calledIn({ expression }: ts.CallExpression): string {
  const bare = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  const last = ts.isBinaryExpression(bare) ? bare.right : bare;
  if (ts.isIdentifier(last)) return last.text;
  return ts.isPropertyAccessExpression(last) ? last.name.text : '';
}

/** Returns whether a node is `Object.assign({ innerRef: ref }, props)`. */
function isAssigned(node: ts.Expression, own: ReadonlySet<string>): boolean {
  return (
    ts.isCallExpression(node) &&
    ['assign', '_extends', '__assign'].includes(calledIn(node)) &&
    node.arguments.some((argument) => isMadeOf(argument, own))
  );
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
