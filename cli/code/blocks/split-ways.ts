import { isNode, type Node } from '../../system/modules/syntax-node.ts';
import type { BlockModule } from '../code-module.ts';
import type { BlockLine } from './fenced-blocks.ts';
import { findDeclared } from './free-names.ts';
import { parseCode, type SyntaxTree } from './parse-code.ts';

/** The statements of a block. */
interface WholeCode {
  readonly lines: readonly BlockLine[];
  readonly tree: SyntaxTree;
  readonly ending: BlockModule['ending'];
}

/** One of the ways that a block shows. */
type Way = Pick<WholeCode, 'lines' | 'tree'>;

/** A block may show several ways, which declare the same names: each is a module, with what is declared before it. */
export function splitWays({ lines, tree, ending }: WholeCode): readonly Way[] {
  if (tree.repeated.length === 0) return [{ lines, tree }];
  let way = new Set<string>();
  const ways: Node[][] = [[]];
  for (const node of tree.body) {
    const names = declaredBy(node);
    if (names.some((name) => way.has(name))) {
      ways.push([]);
      way = new Set();
    }
    for (const name of names) way.add(name);
    ways.at(-1)?.push(node);
  }
  const starts = ways.map(([first]) => lineOf(first?.start ?? 0, lines));
  return ways.flatMap((_, at) => {
    const from = at === 0 ? 0 : (starts[at] ?? 0);
    const own = lines.slice(from, starts[at + 1] ?? lines.length);
    if (own.every(({ place }) => place === undefined)) return [];
    const taken = new Set((ways[at] ?? []).flatMap(declaredBy));
    const context: BlockLine[] = [];
    for (const node of ways.slice(0, at).flat().toReversed()) {
      const names = declaredBy(node);
      if (names.some((name) => taken.has(name))) continue;
      for (const name of names) taken.add(name);
      const [first, last] = [lineOf(node.start, lines), lineOf(Number(node['end']), lines)];
      context.unshift(...lines.slice(first, last + 1).map(({ text }) => ({ text, place: undefined })));
    }
    const all = [...context, ...own];
    const parsed = parseCode(all.map(({ text }) => text).join('\n'), ending);
    return 'failed' in parsed ? [] : [{ lines: all, tree: parsed }];
  });
}

function declaredBy(node: Node): readonly string[] {
  return node.type === 'ExportDefaultDeclaration'
    ? ['export default', ...findDeclared(inner(node))]
    : findDeclared(inner(node));
}

function lineOf(offset: number, lines: readonly BlockLine[]): number {
  let at = 0;
  return lines.findIndex(({ text }) => (at += text.length + 1) > offset);
}

/** Returns the declaration that a statement exports, or else the statement. */
export function inner(node: Node): Node {
  return node.type.startsWith('Export') && isNode(node['declaration']) ? node['declaration'] : node;
}
