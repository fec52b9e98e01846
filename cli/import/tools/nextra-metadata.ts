import { indexLines } from '../../../engine/index.ts';
import { findCode } from '../../../site/markdown/tree/find-code.ts';
import { parseModule } from '../../system/modules/parse-module.ts';
import type { Node } from '../../system/modules/syntax-node.ts';
import type { ForeignPage } from '../read/foreign-site.ts';
import { readModuleCode } from '../read/module-code.ts';
import { createEvaluator } from '../read/static-expression.ts';
import { asMap, asText } from '../read/unknown-values.ts';
import { tryTo } from '../../system/base/failure.ts';
/**
 * Extracts `export const metadata = { … }` from a page: Next.js reads it like Nextra reads front matter. Later lines
 * keep their numbers; a page without it, or with one that cannot be parsed or exports more, stays as it is.
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
    lose: (node, what) =>
      lose(
        from + position(node.start).line,
        `${what} is not run, so its value is unknown; write the value itself in the front matter`,
      ),
  });
  // Unknown values have been reported.
  const values = Object.fromEntries(Object.entries(asMap(evaluate(object))).filter(([, value]) => value !== undefined));
  const named = asMap(values['title']);
  const title = asText(values['title']) ?? asText(named['absolute']) ?? asText(named['default']);
  return {
    text: lines.fill('', from, end + 1).join('\n'),
    metadata: { values: { ...values, ...(title === undefined ? {} : { title }) }, line: from + 1 },
  };
}

const STATEMENT = /^export\s+const\s+metadata\b/gm;

/** Returns the line on which the statement starts, outside code blocks; -1 if there is none. */
function findStatement(source: string): number {
  const code = findCode(source);
  const found = Array.from(source.matchAll(STATEMENT), ({ index }) => index).find(
    (at) => !code.some(({ start, end }) => start <= at && at < end),
  );
  return found === undefined ? -1 : source.slice(0, found).split('\n').length - 1;
}

/** Returns the exported object as a syntax tree node; nothing if the statement exports more. */
function objectIn(code: string): Node | undefined {
  const [statement, ...others] = tryTo(() => parseModule(code, 'tsx')) ?? [];
  const declaration = statement?.['declaration'] as Node | undefined;
  const [declared, ...more] = (declaration?.['declarations'] ?? []) as readonly { readonly init: Node | null }[];
  return others.length + more.length > 0 ? undefined : (declared?.init ?? undefined);
}
