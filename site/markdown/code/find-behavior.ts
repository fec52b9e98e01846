import { isNode, type ScriptNode, visitScript } from './parse-script.ts';

/** Something in code that only means something where React runs. */
interface Behavior {
  /** In a sentence about the code: `is a function`. */
  readonly what: string;
  /** What the code is about, as the name of a component: `Items` for `items.map(…)`. */
  readonly name: string;
}

/** Finds elements and hooks in code; `undefined` if it may be evaluated. */
export function findBehavior(script: ScriptNode): Behavior | undefined {
  let what: string | undefined;
  let name: string | undefined;
  const members = new Set<unknown>();
  visitScript(script, (node) => {
    if (node.type === 'MemberExpression') members.add(node['property']);
    if (what === undefined && node.type.startsWith('JSX')) what = 'makes an element';
    if (node.type === 'CallExpression' && isHook(node['callee'])) what ??= 'has state';
    if (node.type === 'Identifier' && !members.has(node) && !HOOK.test(String(node['name'])))
      name ??= String(node['name']);
  });
  return what === undefined ? undefined : { what, name: nameOf(name) };
}

/** Finds what keeps an expression from being a value, without evaluating it. */
export function findBehaviorOf(expression: ScriptNode): Behavior | undefined {
  return (
    findBehavior(expression) ??
    (FUNCTIONS.has(expression.type) ? { what: 'is a function', name: nameOf(undefined) } : undefined)
  );
}

/** How to show something that is no value. */
export function adviseDemo(name: string): string {
  return `write it as a component in a file beside the page, such as \`${name}.tsx\`, and show it here as a demo, with \`::demo{src=${name}.tsx}\` on a line of its own`;
}

/** Name of a component for code that is about nothing in particular. */
const ANY_NAME = 'Example';

/** Lists the names in code, also those of members. */
export function namesIn(script: ScriptNode): readonly string[] {
  const names = new Set<string>();
  visitScript(script, (node) => {
    if (node.type === 'Identifier') names.add(String(node['name']));
  });
  return [...names];
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'ClassExpression',
  'ImportExpression',
]);

const HOOK = /^use[A-Z]/;

/** Returns whether a function is a hook: `useState`, or `React.useState`. */
function isHook(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const { type, name, object, property } = callee;
  if (type === 'Identifier') return HOOK.test(String(name));
  return isNode(object) && object['name'] === 'React' && isNode(property) && HOOK.test(String(property['name']));
}

function nameOf(name = ANY_NAME): string {
  const letters = name.replaceAll(/[^A-Za-z\d]/g, '').replace(/^\d+/, '');
  return letters === '' ? ANY_NAME : letters.charAt(0).toUpperCase() + letters.slice(1);
}
