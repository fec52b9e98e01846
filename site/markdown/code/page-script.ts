import type { PageCode, PageImport, PageValues } from '../../../engine/feature/page-values.ts';
import type { Range } from '../../../engine/text/source.ts';
import { stretchOf, type Stretch } from '../tree/destination.ts';
import type { ReportProblem } from '../tree/report-problem.ts';
import { shorten } from '../../text/shorten.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';
import { adviseDemo, findBehavior, namesIn } from './find-behavior.ts';
import { isNode, parseScript, type ScriptNode } from './parse-script.ts';

/** The code of an MDX page whose expressions are evaluated, as it is found. */
export interface PageScript {
  /** What the expressions are; absent while they are unknown. */
  readonly values?: PageValues | undefined;
  readonly modules: NodeOf<'mdxjsEsm'>[];
  /** The expressions that are no literals, by their source without spaces around it. */
  readonly expressions: Map<string, { readonly at: Stretch; readonly names: readonly string[] }>;
  /** What stands for code in the Markdown of the page. */
  readonly replaced: { readonly stretch: Stretch; readonly text: string }[];
}

/** Writes a text as Markdown in which nothing of it is a mark. */
export function toMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<&]/g, '\\$&').replaceAll(/\s+/g, ' ');
}

/**
 * Reads what has to be evaluated for the expressions of a page: imports that none of them needs are left out, so a
 * component that only stands as a tag is not loaded. Reports what cannot be evaluated; then there is nothing.
 */
export function readCode(
  { values, modules, expressions }: PageScript,
  report: ReportProblem,
  toRange: (at: Stretch) => Range,
): PageCode | undefined {
  let isWhole = true;
  const exported: Statement[] = [];
  const imported: Statement[] = [];
  for (const module of modules) {
    const { start } = stretchOf(module);
    const script = parseScript(module.value, 'module');
    if (script === undefined) continue;
    if ('failed' in script) {
      isWhole = false;
      report('mdx-syntax', firstLineOf(module.value, start), {
        message: `This is not valid JavaScript: ${script.failed}.`,
        help: 'correct it, or remove it',
      });
      continue;
    }
    for (const node of script.body) {
      const statement = placeStatement(node, module);
      if (isNode(node['source']) && OF_NODE.test(sourceOf(node))) {
        isWhole = false;
        report('expression-failed', statement.at, {
          message: `\`${sourceOf(node)}\` is a module of Node, which browsers do not have.`,
          help: 'remove it: pages are for browsers, as components are; a module beside the page may read files for it',
        });
      } else if (node.type === 'ImportDeclaration' && locals(node).length > 0) imported.push(statement);
      else if (node.type === 'ImportDeclaration' || node.type === 'ExportDefaultDeclaration')
        report('unrun-code', statement.at, {
          message: `\`${shorten(statement.text)}\` is left out: it has no name that an expression could use.`,
          help: 'remove it',
        });
      else {
        const behavior = findBehavior(node);
        if (behavior === undefined) exported.push(statement);
        else {
          isWhole = false;
          report('expression-without-value', firstLineOf(statement.text, statement.at.start), {
            message: `\`${shorten(statement.text)}\` ${behavior.what}, so it is no value.`,
            help: adviseDemo(behavior.name),
          });
        }
      }
    }
  }
  if (!isWhole || expressions.size === 0 || values !== undefined) return undefined;
  const used = new Set([
    ...Array.from(expressions.values()).flatMap(({ names }) => names),
    ...exported.flatMap(({ node }) => namesIn(node)),
  ]);
  const needed = imported.filter(({ node }) => locals(node).some((name) => used.has(name)));
  return {
    module: linesOf([...needed, ...exported]),
    imports: needed.map(({ node, at }): PageImport => ({
      from: sourceOf(node),
      names: specifiersOf(node).flatMap(({ type, imported: name }) =>
        type === 'ImportSpecifier' && isNode(name) ? String(name['name'] ?? name['value']) : [],
      ),
      range: toRange(at),
    })),
    expressions: Array.from(expressions, ([source, { at }]) => ({ source, range: toRange(at) })),
  };
}

/** The modules of Node, which it prefers to packages of the same name. */
const OF_NODE =
  /^(?:node:.*|(?:assert|async_hooks|buffer|child_process|cluster|console|constants|crypto|dgram|diagnostics_channel|dns|domain|events|fs|https?|http2|inspector|module|net|os|path|perf_hooks|process|punycode|querystring|readline|repl|stream|string_decoder|sys|timers|tls|trace_events|tty|url|util|v8|vm|wasi|worker_threads|zlib)(?:\/(?:consumers|posix|promises|strict|types|web|win32))?)$/;

/** An import or an export, at its place in the page. */
interface Statement {
  readonly node: ScriptNode;
  readonly text: string;
  readonly at: Stretch;
  /** Counted from 1. */
  readonly line: number;
}

function placeStatement(node: ScriptNode, module: NodeOf<'mdxjsEsm'>): Statement {
  const { start } = stretchOf(module);
  const text = module.value.slice(node.start, node.end);
  const line = (module.position?.start.line ?? 1) + module.value.slice(0, node.start).split('\n').length - 1;
  return { node, text, line, at: { start: start + node.start, end: start + node.end } };
}

function firstLineOf(text: string, start: number): Stretch {
  return { start, end: start + (text.split('\n', 1)[0] ?? '').length };
}

/** Puts statements at their lines. */
function linesOf(statements: readonly Statement[]): string {
  const lines: string[] = [];
  for (const { node, text, line } of statements) {
    const code = node.type === 'ImportDeclaration' ? withoutAttributes(text, node) : text;
    for (const [at, part] of code.split('\n').entries()) {
      const before = lines[line - 1 + at];
      lines[line - 1 + at] = before === undefined ? part : `${before};${part}`;
    }
  }
  return Array.from(lines, (line = '') => line).join('\n');
}

/** An import of JSON may say so with `with { type: 'json' }`, which the loader knows by itself. */
function withoutAttributes(text: string, { attributes }: ScriptNode): string {
  if (!Array.isArray(attributes) || attributes.length === 0) return text;
  return text.replace(/\b(?:with|assert)\s*\{[^{}]*\}\s*;?\s*$/, (found) => found.replaceAll(/[^\n]/g, ' '));
}

function specifiersOf({ specifiers }: ScriptNode): readonly ScriptNode[] {
  return Array.isArray(specifiers) ? specifiers.filter(isNode) : [];
}

function locals(node: ScriptNode): readonly string[] {
  return specifiersOf(node).flatMap(({ local }) => (isNode(local) ? String(local['name']) : []));
}

function sourceOf({ source }: ScriptNode): string {
  return isNode(source) ? String(source['value']) : '';
}
