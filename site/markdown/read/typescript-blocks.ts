import { parsePage, type ParseOptions } from './parse-page.ts';
import { type NodeOf, nodesIn } from '../tree/syntax-tree.ts';

/** A code block in TypeScript. */
interface TypeScriptBlock {
  readonly source: string;
  readonly kind: 'ts' | 'tsx';
}

/** Finds the TypeScript code blocks of a page as `renderBody` does. */
export function findTypeScriptBlocks(
  text: string,
  options: Pick<ParseOptions, 'format' | 'settings'> = {},
): readonly TypeScriptBlock[] {
  if (!/(?:```|~~~)[ \t]*tsx?\b/i.test(text)) return [];
  const found: TypeScriptBlock[] = [];
  const { root } = parsePage(text.replace(/\r\n?/g, '\n'), { ...options, positions: false });
  for (const node of nodesIn(root)) {
    const kind = node.type === 'code' ? typeScriptOf(node) : undefined;
    if (node.type === 'code' && kind !== undefined) found.push({ source: node.value, kind });
  }
  return found;
}

/** Returns the language of a block if it is TypeScript; title and marks may directly follow it. */
export function typeScriptOf({ lang }: Pick<NodeOf<'code'>, 'lang'>): 'ts' | 'tsx' | undefined {
  const [, written] = /^(tsx?)(?:[{:].*)?$/i.exec(lang ?? '') ?? [];
  return written === undefined ? undefined : (written.toLowerCase() as 'ts' | 'tsx');
}
