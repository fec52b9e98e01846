import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseAst } from 'vite';
import { indexLines } from '../../engine/index.ts';
import type { Lose } from './foreign-site.ts';

type Program = ReturnType<typeof parseAst>;
/** Nodes of the syntax tree (https://github.com/estree/estree), by the keys that are looked at. */
type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

/** Stands for a value that only running the file would tell; it is left out. */
const UNKNOWN = Symbol('unknown');

/**
 * Reads what a configuration file exports by default, from its source alone: literals, constants of the file, and
 * modules beside it. Calls such as `defineConfig(…)` count as what they are given; everything else is reported and left out.
 */
export function readStaticValue(root: string, path: string, lose: Lose): unknown {
  const value = evaluateFile(join(root, path), { root, lose, open: new Set() });
  return value === UNKNOWN ? undefined : value;
}

interface Context {
  readonly root: string;
  readonly lose: Lose;
  readonly open: Set<string>;
}

function evaluateFile(file: string, context: Context): unknown {
  const text = readFileSync(file, 'utf8');
  const shown = relative(context.root, file).split(sep).join('/');
  if (file.endsWith('.json')) return JSON.parse(text) as unknown;
  if (context.open.has(file)) return UNKNOWN;
  context.open.add(file);
  const lines = indexLines(text);
  const lose = (node: Node, what: string) => context.lose(shown, lines.position(node.start).line, `${what} is not run, so its value is unknown; \`--trust\` runs the file`);
  let program: Program;
  try {
    program = parseAst(text, { lang: /\.[cm]?ts$/.test(file) ? 'ts' : 'jsx' });
  } catch {
    context.lose(shown, 1, 'the file cannot be parsed');
    return UNKNOWN;
  }
  const bindings = new Map<string, () => unknown>();
  let exported: Node | undefined;
  for (const statement of program.body as unknown as readonly Node[]) {
    const declaration = (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement) as Node | null;
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration['declarations'] as readonly { id: Node; init: Node | null }[]) {
        if (id.type === 'Identifier' && init !== null) bindings.set(String(id['name']), () => evaluate(init));
      }
    }
    if (statement.type === 'ImportDeclaration') {
      for (const { type, local } of statement['specifiers'] as readonly { type: string; local: Node }[]) {
        if (type === 'ImportDefaultSpecifier') bindings.set(String(local['name']), () => importFrom(String((statement['source'] as Node)['value']), statement));
      }
    }
    if (statement.type === 'ExportDefaultDeclaration') exported = statement['declaration'] as Node;
    const assignment = statement.type === 'ExpressionStatement' ? (statement['expression'] as Node) : undefined;
    if (assignment?.type === 'AssignmentExpression' && text.slice(assignment.start, assignment.start + 14) === 'module.exports') exported = assignment['right'] as Node;
  }
  const value = exported === undefined ? UNKNOWN : evaluate(exported);
  context.open.delete(file);
  return value;

  function importFrom(specifier: string, node: Node): unknown {
    const target = specifier.startsWith('.') ? ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'].map((end) => join(dirname(file), specifier) + end).find((path) => existsSync(path) && statSync(path).isFile()) : undefined;
    if (target !== undefined) return evaluateFile(target, context);
    lose(node, `\`${specifier}\``);
    return UNKNOWN;
  }

  function evaluate(node: Node): unknown {
    switch (node.type) {
      case 'Literal':
        return node['value'];
      case 'TemplateLiteral': {
        const [quasi] = node['quasis'] as readonly { value: { cooked: string } }[];
        if ((node['expressions'] as readonly Node[]).length === 0) return quasi?.value.cooked;
        lose(node, 'this text with expressions');
        return UNKNOWN;
      }
      case 'UnaryExpression':
        return node['operator'] === '-' ? -Number(evaluate(node['argument'] as Node)) : node['operator'] === '!' ? !evaluate(node['argument'] as Node) : UNKNOWN;
      case 'Identifier': {
        const name = String(node['name']);
        const known = bindings.get(name);
        if (known !== undefined) return known();
        if (name !== 'undefined') lose(node, `\`${name}\``);
        return name === 'undefined' ? undefined : UNKNOWN;
      }
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return evaluate(node['expression'] as Node);
      case 'ArrayExpression':
        return (node['elements'] as readonly (Node | null)[]).flatMap((element): readonly unknown[] => {
          if (element === null) return [];
          if (element.type === 'SpreadElement') {
            const spread = evaluate(element['argument'] as Node);
            return Array.isArray(spread) ? spread : [];
          }
          const value = evaluate(element);
          return value === UNKNOWN ? [] : [value];
        });
      case 'ObjectExpression':
        return objectOf(node);
      case 'CallExpression':
        return callOf(node);
      default:
        lose(node, 'this code');
        return UNKNOWN;
    }
  }

  function objectOf(node: Node): unknown {
    const entries = (node['properties'] as readonly Node[]).flatMap((property): readonly (readonly [string, unknown])[] => {
      if (property.type === 'SpreadElement') return Object.entries(Object(evaluate(property['argument'] as Node)) as object);
      const key = property['key'] as Node;
      const name = key.type === 'Identifier' && property['computed'] !== true ? String(key['name']) : key.type === 'Literal' ? String(key['value']) : undefined;
      const valueNode = property['value'] as Node;
      // Functions of a configuration say how pages are made, not which there are.
      if (name === undefined || valueNode.type.endsWith('FunctionExpression')) return [];
      const value = evaluate(valueNode);
      return value === UNKNOWN ? [] : [[name, value]];
    });
    return Object.fromEntries(entries);
  }

  /** `defineConfig({…})`, `starlight({…})`, `require('./sidebar')`; of several arguments, the first. */
  function callOf(node: Node): unknown {
    const callee = node['callee'] as Node;
    const [argument] = node['arguments'] as readonly Node[];
    if (callee['name'] === 'require' && argument?.type === 'Literal') {
      const specifier = String(argument['value']);
      return specifier.startsWith('.') ? importFrom(specifier, node) : UNKNOWN;
    }
    if (callee['name'] === 'starlight' && argument?.type === 'ObjectExpression') return { starlight: objectOf(argument) };
    if (callee.type === 'Identifier' && (argument?.type === 'ObjectExpression' || argument?.type === 'ArrayExpression') && /^(?:define|with)/.test(String(callee['name']))) return evaluate(argument);
    lose(node, 'this call');
    return UNKNOWN;
  }
}
