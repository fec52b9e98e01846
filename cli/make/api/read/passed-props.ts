import ts from 'typescript-for-docs-nav';
import { literalName, valueIn } from './declarations.ts';
import { isOfThis, isWrapper, memberPath, returnedBy, type RenderNode } from './find-function.ts';
import { constantBehind, printValue, type ValuePlace } from './print-value.ts';
import type { Script } from './read-script.ts';

/** A default in the code of a component. */
export interface FoundDefault {
  /** As code; absent if it is computed, or too long to read in a table. */
  readonly text?: string;
  /** The module that sets it. */
  readonly script: Script;
  /** Its place in the module, in UTF-16 code units. */
  readonly at: number;
}

/**
 * What has become of props on their way: those that are missing, and those that code has replaced, with its place. All
 * others are as users have set them.
 */
export type Flow = ReadonlyMap<string, FoundDefault | undefined>;

/** What a component or a hook does with all its props. */
export interface PassedProps {
  readonly defaults: ReadonlyMap<string, FoundDefault>;
  /** The component that it passes them on to, by the names that lead to it. */
  readonly inner?: { readonly path: readonly string[]; readonly flow: Flow };
  /** What it returns of them, if it is a hook. */
  readonly returned?: Flow;
}

/** An object that is made of the props, and the defaults that it adds. */
interface Made {
  readonly flow: Flow;
  readonly defaults: readonly (readonly [prop: string, found: FoundDefault])[];
  /** Whether that is only clear if it is called so: it may also be something else that a function returns. */
  readonly isLikely?: true;
}

const ALL: Made = { flow: new Map(), defaults: [] };

/** What is known of the names in a function, as far as its code has been read. */
interface Reading {
  readonly place: ValuePlace;
  /** Opens a hook by the names that lead to it. */
  readonly follow: (path: readonly string[]) => PassedProps | undefined;
  readonly defaults: Map<string, FoundDefault>;
  /** Objects that are made of the props, by the names of variables. */
  readonly own: Map<string, Flow>;
  /** Props by the names of the variables that have their values. */
  readonly locals: Map<string, string>;
}

/**
 * Follows the props of a function: into patterns, in what compilers make of them, through copies and through hooks, which
 * `follow` opens by the names that lead to them.
 */
export function followProps(body: RenderNode, place: ValuePlace, follow: Reading['follow']): PassedProps {
  const defaults = new Map<string, FoundDefault>();
  const reading: Reading = { place, follow, defaults, own: new Map(), locals: new Map() };
  const [parameter] = body.parameters;
  if (parameter !== undefined) open(parameter.name, ALL, reading);
  if (body.body !== undefined) ts.forEachChild(body.body, (node) => visit(node, reading));
  const result = returnedBy(body);
  const element = result && elementIn(result);
  const made = element === undefined ? result && madeBy(result, reading) : madeOf(element.props, reading);
  for (const [prop, found] of made?.defaults ?? []) give(prop, found, reading);
  if (made === undefined) return { defaults };
  if (element === undefined) return { defaults, returned: made.flow };
  const path = element.type && memberPath(element.type);
  return path === undefined ? { defaults } : { defaults, inner: { path, flow: made.flow } };
}

function visit(node: ts.Node, reading: Reading): void {
  if (ts.isVariableDeclaration(node) && node.initializer !== undefined)
    readVariable(node.name, node.initializer, reading);
  if (ts.isBinaryExpression(node)) {
    const made = ts.isObjectLiteralExpression(node.left) ? madeBy(node.right, reading) : undefined;
    if (made !== undefined) open(node.left, made, reading);
    const prop = propIn(node.left, reading);
    const value = valueIfMissing(node);
    if (prop !== undefined && value !== undefined) guess(prop, value, reading);
  }
  if (!ts.isFunctionLike(node)) ts.forEachChild(node, (child) => visit(child, reading));
}

function readVariable(name: ts.BindingName, initializer: ts.Expression, reading: Reading): void {
  const made = madeBy(initializer, reading);
  const isNamed = made?.isLikely !== true || !ts.isIdentifier(name) || /props$/i.test(name.text);
  if (made !== undefined && isNamed) open(name, made, reading);
  const missing = missingIn(initializer);
  const prop = propIn(missing?.of ?? initializer, reading);
  if (prop === undefined) return;
  if (missing?.isSure === true) give(prop, defaultIn(missing.value, reading.place), reading);
  if (!ts.isIdentifier(name)) return;
  // Under another name, it is something that is made of the prop.
  const isProp = missing?.isSure !== false || (name.text === prop && guess(prop, missing.value, reading));
  if (isProp) reading.locals.set(name.text, prop);
}

/** Notes what a pattern or a variable gets of an object that is made of the props. */
function open(name: ts.Node, { flow, defaults }: Made, reading: Reading): void {
  const { own, locals, place } = reading;
  for (const [prop, found] of defaults) give(prop, found, reading);
  if (ts.isIdentifier(name)) own.set(name.text, flow);
  const rest = new Map(flow);
  for (const { prop, local, initial } of membersIn(name)) {
    if (prop === undefined) own.set(local, rest);
    else {
      rest.set(prop, undefined);
      locals.set(local, prop);
      if (initial !== undefined) give(prop, defaultIn(initial, place), reading);
    }
  }
}

function give(prop: string, found: FoundDefault, { defaults }: Reading): void {
  if (!defaults.has(prop)) defaults.set(prop, found);
}

/** Takes a value that stands for a missing one if it can be read: `size ?? 'm'`, but not `value ?? state`. */
function guess(prop: string, value: ts.Expression, reading: Reading): boolean {
  const found = defaultIn(value, reading.place);
  if (found.text !== undefined) give(prop, found, reading);
  return found.text !== undefined;
}

/** Returns the prop whose value an expression is. */
function propIn(node: ts.Expression, reading: Reading): string | undefined {
  if (ts.isIdentifier(node)) return reading.locals.get(node.text);
  const isMember = ts.isPropertyAccessExpression(node) && madeBy(node.expression, reading) !== undefined;
  return isMember ? node.name.text : undefined;
}

/** Returns what an expression makes of the props. */
function madeBy(node: ts.Expression, reading: Reading): Made | undefined {
  if (isWrapper(node)) return madeBy(node.expression, reading);
  const known = ts.isIdentifier(node) ? reading.own.get(node.text) : undefined;
  if (known !== undefined) return { ...ALL, flow: known };
  if (isOfThis(node, 'props')) return ALL;
  const parts = partsOf(node);
  if (parts !== undefined) return madeOf(parts, reading);
  if (!ts.isCallExpression(node)) return undefined;
  const kept = memoized(node);
  return kept === undefined ? madeByCall(node, reading) : madeBy(kept, reading);
}

function madeOf(parts: readonly Part[], reading: Reading): Made | undefined {
  const { place } = reading;
  const sources = parts.map(({ key, value }) => (key === undefined ? madeBy(value, reading) : undefined));
  const at = sources.findLastIndex((source) => source !== undefined);
  const source = sources[at];
  if (source === undefined) return undefined;
  const flow = new Map(source.flow);
  const added = [...source.defaults];
  for (const [index, { key, value }] of parts.entries()) {
    if (key === undefined) {
      if (index < at) added.push(...membersBehind(value, place));
    } else if (propIn(value, reading) === key) flow.delete(key);
    else if (index < at && !flow.has(key)) added.push([key, defaultIn(value, place)]);
    else flow.set(key, placeOf(value, place));
  }
  return { flow, defaults: added };
}

function madeByCall({ expression, arguments: values }: ts.CallExpression, reading: Reading): Made | undefined {
  const path = memberPath(expression) ?? [];
  const called = path.at(-1) ?? '';
  const [first, second] = values;
  const made = values.map((value) => madeBy(value, reading)).find((each) => each !== undefined);
  if (made === undefined) {
    const isLikely = PROPS.test(called) && values.some((value) => isOptionsWith(value, reading));
    return isLikely ? { ...ALL, isLikely } : undefined;
  }
  if (REST.test(called)) {
    const source = first && madeBy(first, reading);
    const missing = second === undefined ? [] : stringsIn(constantBehind(second, reading.place)?.node ?? second);
    return source && { ...source, flow: new Map([...source.flow, ...missing.map((key) => [key, undefined] as const)]) };
  }
  const passed = /^use[A-Z]/.test(called) ? reading.follow(path) : undefined;
  if (passed?.returned !== undefined)
    return {
      flow: new Map([...passed.returned, ...made.flow]),
      defaults: [...made.defaults, ...passed.defaults].filter(([prop]) => !made.flow.has(prop)),
    };
  return PROPS.test(called) ? { ...made, isLikely: true } : undefined;
}

/** Returns whether a node is `{ props }` or `{ props: inProps, name: 'MuiButton' }`. */
function isOptionsWith(node: ts.Expression, reading: Reading): boolean {
  return (partsOf(node) ?? []).some(({ key, value }) => key !== undefined && madeBy(value, reading) !== undefined);
}

/** Functions that return the props with defaults, by their names: `useThemeProps`. */
const PROPS = /props(?:\$\d+)?$/i;

/** What compilers make of `const { a, ...rest } = props`. */
const REST = /^_*(?:objectWithoutProperties(?:Loose)?|rest)\d*$/;

/** What compilers make of `{ ...a, b }`, and what people write for it. */
const MERGE = /^_*(?:assign|extends|objectSpread)\d*$/;

/** Reads a default: as code, if readers can use it, and its place. */
export function defaultIn(value: ts.Expression, place: ValuePlace): FoundDefault {
  const text = printValue(value, place);
  return { ...(text === undefined ? {} : { text }), ...placeOf(value, place) };
}

function placeOf({ pos }: ts.Expression, { script }: ValuePlace): FoundDefault {
  return { script, at: pos + (script.text.slice(pos).search(/\S/) || 0) };
}

/** A member of an object that is put together, or, without a key, another object whose members it has. */
interface Part {
  readonly key?: string;
  readonly value: ts.Expression;
}

/** Lists the parts of an object in their order; `undefined` for anything else. */
function partsOf(node: ts.Expression): readonly Part[] | undefined {
  if (isWrapper(node)) return partsOf(node.expression);
  const spread = (value: ts.Expression): readonly Part[] => partsOf(value) ?? [{ value }];
  if (ts.isCallExpression(node))
    return MERGE.test(memberPath(node.expression)?.at(-1) ?? '') ? node.arguments.flatMap(spread) : undefined;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.flatMap((member): readonly Part[] => {
    if (ts.isSpreadAssignment(member)) return spread(member.expression);
    return valueIn(member).map(([key, value]) => ({ key, value }));
  });
}

/** Lists the members of a constant object: of `DEFAULTS` in `{ ...DEFAULTS, ...props }`. */
function membersBehind(node: ts.Expression, place: ValuePlace, depth = 0): Made['defaults'] {
  const constant = depth < MAX_STEPS ? constantBehind(node, place) : undefined;
  if (constant === undefined) return [];
  return (partsOf(constant.node) ?? []).flatMap(({ key, value }) =>
    key === undefined
      ? membersBehind(value, constant.place, depth + 1)
      : [[key, defaultIn(value, constant.place)] as const],
  );
}

const MAX_STEPS = 4;

function stringsIn(node: ts.Expression): readonly string[] {
  return ts.isArrayLiteralExpression(node) ? node.elements.filter(ts.isStringLiteral).map(({ text }) => text) : [];
}

/** Returns what a function keeps: `x` of `useMemo(() => x, [])`. */
function memoized({ expression, arguments: [make] }: ts.CallExpression): ts.Expression | undefined {
  const isKept = memberPath(expression)?.at(-1) === 'useMemo' && make !== undefined;
  return isKept && (ts.isArrowFunction(make) || ts.isFunctionExpression(make)) ? returnedBy(make) : undefined;
}

/** A name that a pattern binds; the rest has no prop. */
interface Bound {
  readonly prop?: string;
  readonly local: string;
  readonly initial?: ts.Expression;
}

/** Lists the names that a pattern binds, also one that is assigned to: `({ size: t1 } = props)`. */
function membersIn(pattern: ts.Node): readonly Bound[] {
  const bound = (key: ts.PropertyName, to: ts.Node, initial?: ts.Expression): readonly Bound[] => {
    const prop = literalName(key);
    const local = ts.isIdentifier(to) ? to.text : '';
    return prop === undefined ? [] : [{ prop, local, ...(initial === undefined ? {} : { initial }) }];
  };
  if (ts.isObjectBindingPattern(pattern))
    return pattern.elements.flatMap(({ propertyName, name, initializer, dotDotDotToken }) => {
      if (dotDotDotToken !== undefined) return ts.isIdentifier(name) ? [{ local: name.text }] : [];
      const key = propertyName ?? (ts.isIdentifier(name) ? name : undefined);
      return key === undefined ? [] : bound(key, name, initializer);
    });
  if (!ts.isObjectLiteralExpression(pattern)) return [];
  return pattern.properties.flatMap((member): readonly Bound[] => {
    if (ts.isSpreadAssignment(member))
      return ts.isIdentifier(member.expression) ? [{ local: member.expression.text }] : [];
    if (ts.isShorthandPropertyAssignment(member))
      return bound(member.name, member.name, member.objectAssignmentInitializer);
    if (!ts.isPropertyAssignment(member)) return [];
    const { initializer } = member;
    return ts.isBinaryExpression(initializer)
      ? bound(member.name, initializer.left, initializer.right)
      : bound(member.name, initializer);
  });
}

/** Reads `size === undefined ? 'm' : size` and `size ?? 'm'`, also as compilers write them. */
function missingIn(
  node: ts.Expression,
): { readonly of: ts.Expression; readonly value: ts.Expression; readonly isSure: boolean } | undefined {
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
      ? { of: node.left, value: node.right, isSure: false }
      : undefined;
  if (!ts.isConditionalExpression(node)) return undefined;
  const { condition, whenTrue, whenFalse } = node;
  // `a !== null && a !== void 0 ? a : 'm'`
  const test = ts.isBinaryExpression(condition) && ts.isBinaryExpression(condition.right) ? condition.right : condition;
  if (!ts.isBinaryExpression(test)) return undefined;
  const isMissing = ts.isVoidExpression(test.right) || memberPath(test.right)?.join('.') === 'undefined';
  if (!isMissing) return undefined;
  return test.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
    ? { of: test.left, value: whenFalse, isSure: false }
    : { of: test.left, value: whenTrue, isSure: true };
}

/** Returns what a variable gets if it has no value: `size ??= 'm'`, and `size ?? (size = 'm')`. */
function valueIfMissing({ left, operatorToken: { kind }, right }: ts.BinaryExpression): ts.Expression | undefined {
  if (kind === ts.SyntaxKind.QuestionQuestionEqualsToken) return right;
  const bare = isWrapper(right) ? right.expression : right;
  return kind === ts.SyntaxKind.QuestionQuestionToken &&
    ts.isBinaryExpression(bare) &&
    bare.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    memberPath(bare.left)?.join('.') === memberPath(left)?.join('.')
    ? bare.right
    : undefined;
}

/** Reads `<Inner {...props} />`, or what compilers make of it. */
function elementIn(
  node: ts.Expression,
): { readonly type: ts.Expression | undefined; readonly props: readonly Part[] } | undefined {
  if (isWrapper(node)) return elementIn(node.expression);
  if (ts.isJsxSelfClosingElement(node) || ts.isJsxElement(node)) {
    const { tagName, attributes } = ts.isJsxElement(node) ? node.openingElement : node;
    const props = attributes.properties.flatMap((each): readonly Part[] => {
      if (ts.isJsxSpreadAttribute(each)) return partsOf(each.expression) ?? [{ value: each.expression }];
      const { name, initializer } = each;
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      return ts.isIdentifier(name) ? [{ key: name.text, value: value ?? ts.factory.createTrue() }] : [];
    });
    return {
      type: ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text) ? undefined : (tagName as ts.Expression),
      props,
    };
  }
  if (!ts.isCallExpression(node) || !ELEMENT.test(memberPath(node.expression)?.at(-1) ?? '')) return undefined;
  const [type, props] = node.arguments;
  return { type, props: props === undefined ? [] : (partsOf(props) ?? [{ value: props }]) };
}

const ELEMENT = /^_*(?:createElement|jsxs?|jsxDEV)\d*$/;
