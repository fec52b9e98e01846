import { parseJson } from './foreign-file.ts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathFrom } from '../../system/files/slashes.ts';
import { indexLines } from '../../../engine/index.ts';
import { parseModule } from '../../system/modules/parse-module.ts';
import type { Node } from '../../system/modules/syntax-node.ts';
import type { Lose } from './foreign-site.ts';
import { createEvaluator, onDemand, UNKNOWN } from './static-expression.ts';
import { tryTo } from '../../system/base/failure.ts';
/**
 * Reads an export of a configuration file, by default the default one, from its source alone: literals, constants of
 * the file, and modules beside it. Calls such as `defineConfig(…)` are replaced by their argument, functions by their
 * result; everything else is reported on use, and left out.
 */
export function readStaticValue(
  root: string,
  path: string,
  lose: Lose,
  {
    name,
    remedy = 'write the value itself there',
  }: {
    /** Name of the export; the default one if left out. */
    readonly name?: string | undefined;
    /** What to do about a value that cannot be read. */
    readonly remedy?: string;
  } = {},
): unknown {
  const value = evaluateFile(join(root, path), { root, lose, remedy, open: new Set() }, name);
  return value === UNKNOWN ? undefined : value;
}

interface Context {
  readonly root: string;
  readonly lose: Lose;
  readonly remedy: string;
  readonly open: Set<string>;
}

/** Evaluates an export of a file. */
function evaluateFile(file: string, context: Context, name = 'default'): unknown {
  const text = readFileSync(file, 'utf8');
  const shown = pathFrom(context.root, file);
  if (file.endsWith('.json')) return parseJson(shown, text);
  const visit = `${name} ${file}`;
  if (context.open.has(visit)) return UNKNOWN;
  context.open.add(visit);
  const lines = indexLines(text);
  const lose = (node: Node, what: string) =>
    context.lose(
      shown,
      lines.position(node.start).line,
      `${what} is not run, so its value is unknown; ${context.remedy}`,
    );
  const kind = /\.[cm]?ts$/.test(file) ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx';
  const statements = tryTo(() => parseModule(text, kind));
  if (statements === undefined) {
    context.lose(shown, 1, 'the file cannot be parsed');
    return UNKNOWN;
  }
  const bindings = new Map<string, () => unknown>();
  const evaluate = createEvaluator({ text, bindings, bind, importFrom, lose });
  let exported: Node | undefined;
  for (const statement of statements) bind(statement);
  const named = name === 'default' ? undefined : bindings.get(name);
  const value =
    named !== undefined ? named() : exported === undefined || name !== 'default' ? UNKNOWN : evaluate(exported);
  context.open.delete(visit);
  return value;

  function bind(statement: Node): void {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
    ) as Node | null;
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration['declarations'] as readonly { id: Node; init: Node | null }[]) {
        if (id.type === 'Identifier' && init !== null)
          bindings.set(
            String(id['name']),
            onDemand(() => evaluate(init)),
          );
      }
    }
    // A function without parameters is replaced by its result.
    if (declaration?.type === 'FunctionDeclaration' && (declaration['params'] as readonly Node[]).length === 0)
      bindings.set(
        String((declaration['id'] as Node)['name']),
        onDemand(() => evaluate(declaration)),
      );
    if (statement.type === 'ImportDeclaration') {
      for (const { type, local, imported } of statement['specifiers'] as readonly {
        type: string;
        local: Node;
        imported?: Node;
      }[]) {
        if (type === 'ImportNamespaceSpecifier') continue;
        const wanted = type === 'ImportDefaultSpecifier' ? 'default' : String((imported ?? local)['name']);
        bindings.set(String(local['name']), () =>
          importFrom(String((statement['source'] as Node)['value']), statement, wanted),
        );
      }
    }
    if (statement.type === 'ExportDefaultDeclaration') exported = statement['declaration'] as Node;
    const assignment = statement.type === 'ExpressionStatement' ? (statement['expression'] as Node) : undefined;
    if (
      assignment?.type === 'AssignmentExpression' &&
      text.slice(assignment.start, assignment.start + 14) === 'module.exports'
    )
      exported = assignment['right'] as Node;
  }

  function importFrom(specifier: string, node: Node, wanted = 'default'): unknown {
    const target = specifier.startsWith('.')
      ? ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js']
          .map((end) => join(dirname(file), specifier) + end)
          .find((path) => existsSync(path) && statSync(path).isFile())
      : undefined;
    if (target !== undefined) return evaluateFile(target, context, wanted);
    lose(node, `\`${specifier}\``);
    return UNKNOWN;
  }
}
