import type { IntakeSettings } from '../../engine/manifest/intake-settings.ts';
import type { PageFormat } from './foreign/intake.ts';
import { parsePage } from './read/parse-page.ts';
import { childrenOf, type Node } from './tree/syntax-tree.ts';

/** A formula in TeX, inline or as a block. */
export interface Formula {
  readonly tex: string;
  readonly isBlock: boolean;
}

/** Finds the formulas of a page as `renderBody` does. */
export function findFormulas(
  text: string,
  options: { readonly format: PageFormat; readonly settings: IntakeSettings },
): readonly Formula[] {
  if (!text.includes('$')) return [];
  const found: Formula[] = [];
  const open: Node[] = [parsePage(text.replace(/\r\n?/g, '\n'), { ...options, positions: false }).root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'math' || node.type === 'inlineMath')
      found.push({ tex: node.value, isBlock: node.type === 'math' });
    open.push(...childrenOf(node));
  }
  return found;
}

/** Identifies a formula within its page. */
export function formulaKey({ tex, isBlock }: Formula): string {
  return `${isBlock ? '$$' : '$'}${tex}`;
}
