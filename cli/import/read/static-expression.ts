import type { Node } from '../../system/modules/syntax-node.ts';
import { asList } from './unknown-values.ts';

/** Stands for a value that only running the file would reveal; it is left out. */
export const UNKNOWN = Symbol('unknown');

/** The context of expressions in a file; without names, that of an expression on its own. */
interface FileScope {
  readonly text: string;
  /** Values of its constants and imports, computed on demand. */
  readonly bindings?: ReadonlyMap<string, () => unknown>;
  /** Adds the constants of a statement. */
  readonly bind?: (statement: Node) => void;
  readonly importFrom?: (specifier: string, node: Node) => unknown;
  /** Reports that a value is unknown. */
  readonly lose?: (node: Node, what: string) => void;
}

/** The same, with what the parts of an expression are evaluated with. */
interface Scope extends Required<FileScope> {
  readonly evaluate: (node: Node) => unknown;
  /** Reports a value that only running the file would reveal. */
  readonly unknown: (node: Node, what: string) => typeof UNKNOWN;
  /** Name of the wrapper that Nextra creates, if any; its guide uses `withNextra`. */
  readonly wrapper: string;
}

/** Makes a function that evaluates expressions as far as their text allows. */
export function createEvaluator(file: FileScope): (node: Node) => unknown {
  const { text, lose = () => {} } = file;
  const scope: Scope = {
    bindings: new Map(),
    bind: () => {},
    importFrom: () => UNKNOWN,
    lose,
    ...file,
    wrapper: /\b([\w$]+)\s*=\s*(?:nextra|require\(\s*['"]nextra['"]\s*\))\s*\(/.exec(text)?.[1] ?? 'withNextra',
    evaluate: (node) => (EVALUATORS[node.type] ?? codeOf)(node, scope),
    unknown(node, what) {
      lose(node, what);
      return UNKNOWN;
    },
  };
  return scope.evaluate;
}

type Evaluate = (node: Node, scope: Scope) => unknown;

const codeOf: Evaluate = (node, { unknown }) => unknown(node, 'this code');
const innerOf: Evaluate = (node, { evaluate }) => evaluate(node['expression'] as Node);
const elementOf: Evaluate = (node, { unknown }) =>
  wordsIn(node).replaceAll(/\s+/g, ' ').trim() || unknown(node, 'this element');

/** By the type of the node. */
const EVALUATORS: Readonly<Record<string, Evaluate>> = {
  Literal: (node) => node['value'],
  TemplateLiteral: templateOf,
  LogicalExpression: logicalOf,
  ConditionalExpression: conditionalOf,
  BinaryExpression: binaryOf,
  MemberExpression: memberOf,
  FunctionDeclaration: returnedBy,
  FunctionExpression: returnedBy,
  ArrowFunctionExpression: returnedBy,
  UnaryExpression: unaryOf,
  Identifier: boundTo,
  TSAsExpression: innerOf,
  TSSatisfiesExpression: innerOf,
  ParenthesizedExpression: innerOf,
  ArrayExpression: listOf,
  ObjectExpression: objectOf,
  CallExpression: callOf,
  JSXElement: elementOf,
  JSXFragment: elementOf,
};

function templateOf(node: Node, { evaluate }: Scope): unknown {
  const quasis = node['quasis'] as readonly { value: { cooked: string } }[];
  const parts = (node['expressions'] as readonly Node[]).map(evaluate);
  if (parts.includes(UNKNOWN)) return UNKNOWN;
  return quasis.map(({ value: { cooked } }, at) => cooked + (at < parts.length ? String(parts[at]) : '')).join('');
}

function conditionalOf(node: Node, { evaluate }: Scope): unknown {
  const test = evaluate(node['test'] as Node);
  return test === UNKNOWN ? UNKNOWN : evaluate((test ? node['consequent'] : node['alternate']) as Node);
}

function boundTo(node: Node, { bindings, unknown }: Scope): unknown {
  const name = String(node['name']);
  const known = bindings.get(name);
  if (known !== undefined) return known();
  return name === 'undefined' ? undefined : unknown(node, `\`${name}\``);
}

function listOf(node: Node, { evaluate }: Scope): readonly unknown[] {
  return (node['elements'] as readonly (Node | null)[]).flatMap((element): readonly unknown[] => {
    if (element?.type === 'SpreadElement') return asList(evaluate(element['argument'] as Node));
    const value = element === null ? UNKNOWN : evaluate(element);
    return value === UNKNOWN ? [] : [value];
  });
}

function unaryOf(node: Node, { evaluate }: Scope): unknown {
  const value = evaluate(node['argument'] as Node);
  if (value === UNKNOWN) return UNKNOWN;
  return node['operator'] === '-' ? -Number(value) : node['operator'] === '!' ? !value : UNKNOWN;
}

function logicalOf(node: Node, { evaluate }: Scope): unknown {
  const left = evaluate(node['left'] as Node);
  if (left === UNKNOWN) return UNKNOWN;
  const isEnough =
    node['operator'] === '??' ? left !== undefined && left !== null : node['operator'] === '||' ? Boolean(left) : !left;
  return isEnough ? left : evaluate(node['right'] as Node);
}

function binaryOf(node: Node, { evaluate, unknown }: Scope): unknown {
  const [left, right] = [evaluate(node['left'] as Node), evaluate(node['right'] as Node)];
  if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN;
  switch (node['operator']) {
    case '===':
    case '==':
      return left === right;
    case '!==':
    case '!=':
      return left !== right;
    case '+':
      return typeof left === 'string' || typeof right === 'string' ? `${left}${right}` : Number(left) + Number(right);
    default:
      return unknown(node, 'this code');
  }
}

/** Evaluates a member access. Environment variables are considered unset. */
function memberOf(node: Node, { text, evaluate, unknown }: Scope): unknown {
  if (/^(?:process|import\.meta)\.env\b/.test(text.slice(node.start))) return undefined;
  const owner = evaluate(node['object'] as Node);
  const property = node['property'] as Node;
  const key = node['computed'] === true ? evaluate(property) : property['name'];
  if (
    typeof owner !== 'object' ||
    owner === null ||
    (typeof key !== 'string' && typeof key !== 'number') ||
    !Object.hasOwn(owner, key)
  )
    return owner === UNKNOWN ? UNKNOWN : unknown(node, 'this code');
  return (owner as Readonly<Record<string | number, unknown>>)[key];
}

/** Returns the result of a function without conditions. */
function returnedBy(node: Node, { bind, evaluate, unknown }: Scope): unknown {
  const body = node['body'] as Node;
  if (body.type !== 'BlockStatement') return evaluate(body);
  const statements = body['body'] as readonly Node[];
  for (const statement of statements) bind(statement);
  const last = statements.find(({ type }) => type === 'ReturnStatement')?.['argument'] as Node | undefined;
  return last === undefined ? unknown(node, 'this function') : evaluate(last);
}

/** Evaluates an object lazily: unused keys may be unknown. */
function objectOf(node: Node, { evaluate }: Scope): unknown {
  const found: Record<string, unknown> = {};
  for (const property of node['properties'] as readonly Node[]) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(property['argument'] as Node);
      if (spread !== UNKNOWN) Object.defineProperties(found, Object.getOwnPropertyDescriptors(Object(spread)));
      continue;
    }
    const key = property['key'] as Node;
    const name =
      key.type === 'Identifier' && property['computed'] !== true
        ? String(key['name'])
        : key.type === 'Literal'
          ? String(key['value'])
          : undefined;
    const valueNode = property['value'] as Node;
    if (name === undefined) continue;
    // Functions in a configuration define how pages are made, not which pages exist: only their names are known.
    const isFunction = valueNode.type.endsWith('FunctionExpression') && name !== 'redirects';
    const find = onDemand(() => (isFunction ? UNKNOWN : evaluate(valueNode)));
    const get = (): unknown => (find() === UNKNOWN ? undefined : find());
    Object.defineProperty(found, name, { get, enumerable: true, configurable: true });
  }
  return found;
}

/** Returns the settings of Nextra, which returns a function that takes those of Next.js: `nextra({…})({…})`. */
function wrapperOf(callee: Node, { bindings, evaluate, wrapper }: Scope): object | undefined {
  const isCalled = callee.type === 'CallExpression' && isNextra(callee['callee'] as Node);
  const value = isCalled ? evaluate(callee) : callee['name'] === wrapper ? bindings.get(wrapper)?.() : undefined;
  return typeof value === 'object' && value !== null ? value : undefined;
}

/**
 * Evaluates `defineConfig({…})`, `starlight({…})` and `require('./sidebar')`; of several arguments, uses the first.
 */
function callOf(node: Node, scope: Scope): unknown {
  const { bindings, evaluate, importFrom, unknown } = scope;
  const callee = node['callee'] as Node;
  const [argument] = node['arguments'] as readonly Node[];
  if (callee['name'] === 'require' && argument?.type === 'Literal') {
    const specifier = String(argument['value']);
    return specifier.startsWith('.') ? importFrom(specifier, node) : UNKNOWN;
  }
  if (callee['name'] === 'starlight' && argument?.type === 'ObjectExpression') return { starlight: evaluate(argument) };
  if (isNextra(callee)) return { nextra: argument === undefined ? {} : evaluate(argument) };
  const wrapper = wrapperOf(callee, scope);
  if (wrapper !== undefined)
    return Object.defineProperties(
      { ...wrapper },
      Object.getOwnPropertyDescriptors(Object(argument === undefined ? {} : evaluate(argument))),
    );
  if (callee.type === 'Identifier' && argument !== undefined && /^(?:define|with)/.test(String(callee['name'])))
    return evaluate(argument);
  const called =
    callee.type === 'Identifier' && argument === undefined ? bindings.get(String(callee['name'])) : undefined;
  return called === undefined ? unknown(node, 'this call') : called();
}

/** Computes a value on first use; a value that depends on itself is unknown. */
export function onDemand(find: () => unknown): () => unknown {
  let known: { value: unknown } | undefined;
  return () => {
    if (known === undefined) {
      known = { value: UNKNOWN };
      known.value = find();
    }
    return known.value;
  };
}

/** Returns whether a callee is `nextra` or `require('nextra')`. */
function isNextra(callee: Node): boolean {
  const [argument] = (callee['arguments'] ?? []) as readonly Node[];
  return (
    callee['name'] === 'nextra' ||
    ((callee['callee'] as Node | undefined)?.['name'] === 'require' && argument?.['value'] === 'nextra')
  );
}

/** Returns the text of a JSX element, such as `<b>Guide</b>`, without what other components render. */
function wordsIn(node: Node): string {
  switch (node.type) {
    case 'JSXText':
      return String(node['value']);
    case 'JSXElement':
    case 'JSXFragment':
      return (node['children'] as readonly Node[]).map(wordsIn).join('');
    case 'JSXExpressionContainer': {
      const expression = node['expression'] as Node;
      return expression.type === 'Literal' ? String(expression['value']) : '';
    }
    default:
      return '';
  }
}
