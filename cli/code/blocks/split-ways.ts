import type { BlockModule } from './code-module.ts';
import { type BlockLine, textOf, withoutPlaces } from './fenced-blocks.ts';
import { parseCode, type SyntaxTree } from './parse-code.ts';

/** Code with its syntax. */
export interface CodeLines {
  readonly lines: readonly BlockLine[];
  readonly tree: SyntaxTree;
}

/** A block with more repeated names is no comparison of ways. */
const MOST_WAYS = 20;

/**
 * Splits a block that shows several ways, which declare the same names: each is a module, with those of the statements
 * before it that do not contradict it.
 */
export function splitWays({ lines, tree }: CodeLines, ending: BlockModule['ending']): readonly CodeLines[] {
  if (tree.repeated.length === 0 || tree.repeated.length > MOST_WAYS) return [{ lines, tree }];
  const isWhole = (each: readonly BlockLine[]) => {
    const parsed = parseCode(textOf(each), ending);
    return 'body' in parsed && parsed.repeated.length === 0;
  };
  const lineAt = (offset: number) => textOf(lines).slice(0, offset).split('\n').length - 1;
  const statements = tree.body.map(({ start, end }) => ({ first: lineAt(start), last: lineAt(Number(end)) }));
  const ways: CodeLines[] = [];
  for (let from = 0, at = 0; tree.repeated.length > 0 && from < lines.length;) {
    do at++;
    while (at < statements.length && isWhole(lines.slice(from, (statements[at]?.last ?? 0) + 1)));
    const to = statements[at]?.first ?? lines.length;
    let way = lines.slice(from, to);
    for (const { first, last } of statements.filter((each) => each.last < from).toReversed()) {
      const longer = [...withoutPlaces(lines.slice(first, last + 1)), ...way];
      if (isWhole(longer)) way = longer;
    }
    const parsed = parseCode(textOf(way), ending);
    if ('body' in parsed && way.some(({ place }) => place !== undefined)) ways.push({ lines: way, tree: parsed });
    from = to;
  }
  return ways;
}
