import { indexLines } from '../../../engine/index.ts';
import { findCode } from '../../../site/markdown/find-code.ts';
import { parseModule } from '../../modules/parse-module.ts';
import type { Node } from '../../modules/syntax-node.ts';
import type { ForeignPage } from '../foreign-site.ts';
import { readModuleCode } from '../module-code.ts';
import { createEvaluator, UNKNOWN } from '../static-expression.ts';
import { asMap, asText } from '../unknown-values.ts';

/**
 * Takes `export const metadata = { … }` out of a page: Next.js reads it as Nextra reads front matter. What stands behind
 * it keeps its lines; a page without it, or with one that cannot be parsed or exports more, stays as it is.
 */
export function takeMetadata(
  source: string,
  lose: (line: number, reason: string) => void,
): Pick<ForeignPage, 'text' | 'metadata'> {
  const lines = source.split('\n');
  const from = findStatement(source);
  if (from < 0) return { text: source };
  const { end } = readModuleCode(lines, from);
  const code = lines.slice(from, end + 1).join('\n');
  const object = objectIn(code);
  if (object === undefined) return { text: source };
  const { position } = indexLines(code);
  const evaluate = createEvaluator({
    text: code,
    bindings: new Map(),
    bind: () => undefined,
    importFrom: () => UNKNOWN,
    lose: (node, what) =>
      lose(
        from + position(node.start).line,
        `${what} is not run, so its value is unknown; write the value itself in the front matter`,
      ),
  });
  // A value that is unknown has been told.
  const values = Object.fromEntries(Object.entries(asMap(evaluate(object))).filter(([, value]) => value !== undefined));
  const named = asMap(values['title']);
  const title = asText(values['title']) ?? asText(named['absolute']) ?? asText(named['default']);
  return {
    text: lines.fill('', from, end + 1).join('\n'),
    metadata: { values: { ...values, ...(title === undefined ? {} : { title }) }, line: from + 1 },
  };
}

const STATEMENT = /^export\s+const\s+metadata\b/gm;

/** The line that it begins on, which is none of a block of code; -1 where there is none. */
function findStatement(source: string): number {
  const code = findCode(source);
  const found = Array.from(source.matchAll(STATEMENT), ({ index }) => index).find(
    (at) => !code.some(({ start, end }) => start <= at && at < end),
  );
  return found === undefined ? -1 : source.slice(0, found).split('\n').length - 1;
}

/** What the statement exports, as a node of its syntax tree; nothing where it exports more. */
function objectIn(code: string): Node | undefined {
  let statements: readonly Node[];
  try {
    statements = parseModule(code, 'tsx');
  } catch {
    return undefined;
  }
  const [statement, ...others] = statements;
  const declaration = statement?.['declaration'] as Node | undefined;
  const [declared, ...more] = (declaration?.['declarations'] ?? []) as readonly { readonly init: Node | null }[];
  return others.length + more.length > 0 ? undefined : (declared?.init ?? undefined);
}
