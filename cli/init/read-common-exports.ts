import { childrenOf, isNode, nodesIn, type Node } from '../system/modules/syntax-node.ts';

/**
 * Reads the exports of a CommonJS module, handwritten or compiled: `exports.Button = …`,
 * `Object.defineProperty(exports, 'Button', …)`, `module.exports = { Button }`, and the functions by which TypeScript,
 * Babel, SWC, esbuild and Rollup re-export other modules: their names, and the modules that it re-exports in full, as
 * written. Code in functions is ignored.
 */
export function readCommonExports(statements: readonly Node[]) {
  const names: string[] = [];
  const from: string[] = [];
  const required = new Map<string, string>();
  const passOn = (node: Node | undefined) => {
    const module = node === undefined ? undefined : (requiredBy(node) ?? required.get(nameOf(node)));
    if (module !== undefined) from.push(module);
  };
  const takeAll = (node: Node | undefined) => {
    if (node?.type === 'ObjectExpression') {
      for (const member of nodesIn(node['properties'])) {
        if (member.type === 'SpreadElement') passOn(nodeOf(member['argument']));
        else if (member['computed'] !== true) names.push(nameOf(nodeOf(member['key'])));
      }
    } else passOn(node);
  };
  const visit = (node: Node): void => {
    if (/Function/.test(node.type)) return;
    if (node.type === 'VariableDeclarator') {
      const module = requiredBy(nodeOf(node['init']));
      if (module !== undefined) required.set(nameOf(nodeOf(node['id'])), module);
    } else if (node.type === 'AssignmentExpression') {
      const [left, right] = [nodeOf(node['left']), nodeOf(node['right'])];
      if (isExports(left)) takeAll(right);
      else if (left?.type === 'MemberExpression' && isExports(nodeOf(left['object']))) {
        const property = nodeOf(left['property']);
        // `exports[name]` may be anything.
        if (left['computed'] !== true || property?.type === 'Literal') names.push(nameOf(property));
      }
    } else if (node.type === 'CallExpression') readCall(node);
    childrenOf(node).forEach(visit);
  };
  const readCall = (call: Node): void => {
    const callee = nodeOf(call['callee']);
    const [first, second, ...rest] = nodesIn(call['arguments']);
    const called = nameOf(callee?.type === 'MemberExpression' ? nodeOf(callee['property']) : callee);
    if (called === 'defineProperty' && isExports(first)) names.push(nameOf(second));
    else if (/^_+export$/.test(called)) takeAll(second);
    else if (/^_*(?:export_?star|re_?export)$/i.test(called)) for (const each of [first, second, ...rest]) passOn(each);
    else if (called === 'forEach') {
      // `Object.keys(_module).forEach(…)`
      const keys = nodeOf(callee?.['object']);
      if (keys?.type === 'CallExpression' && nameOf(nodeOf(nodeOf(keys['callee'])?.['property'])) === 'keys')
        passOn(nodesIn(keys['arguments'])[0]);
    }
  };
  for (const statement of statements) visit(statement);
  return { names: [...new Set(names)].filter((name) => name !== ''), from: [...new Set(from)] };
}

/** Returns whether a node is `exports` or `module.exports`. */
function isExports(node: Node | undefined): boolean {
  if (node?.type === 'MemberExpression')
    return nameOf(nodeOf(node['object'])) === 'module' && nameOf(nodeOf(node['property'])) === 'exports';
  return node?.type === 'Identifier' && node['name'] === 'exports';
}

/** Returns the module of `require('./button')`, even in a helper: `_interopRequireWildcard(require('./button'))`. */
function requiredBy(node: Node | undefined): string | undefined {
  if (node?.type !== 'CallExpression') return undefined;
  const [first] = nodesIn(node['arguments']);
  if (nameOf(nodeOf(node['callee'])) !== 'require') return requiredBy(first);
  return typeof first?.['value'] === 'string' ? first['value'] : undefined;
}

/** Returns the name of an identifier or string; empty for anything else. */
function nameOf(node: Node | undefined): string {
  const name = node?.type === 'Identifier' ? node['name'] : node?.type === 'Literal' ? node['value'] : undefined;
  return typeof name === 'string' ? name : '';
}

function nodeOf(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined;
}
