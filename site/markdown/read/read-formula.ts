import type { AskValues } from '../../../engine/feature/declaration.ts';
import type { PagePart } from '../../../engine/model/project-input.ts';
import type { Range } from '../../../engine/text/source.ts';
import { FEATURES } from '../../features/index.ts';
import { stretchOf, type Stretch } from '../tree/destination.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';

/** Name of the feature that draws formulas. */
export const FORMULA = FEATURES.find(({ asked }) => asked.includes('math'))?.name ?? '';

/** Returns what a formula asks for: its TeX, and whether it is a block. */
export function formulaOf({ type, value }: NodeOf<'math' | 'inlineMath'>): AskValues {
  return { tex: value, ...(type === 'math' ? { block: true } : {}) };
}

/** Reads a formula of a page with its places. */
export function readFormula(
  node: NodeOf<'math' | 'inlineMath'>,
  { source, toRange }: { readonly source: string; readonly toRange: (at: Stretch) => Range },
): PagePart {
  const { start, end } = stretchOf(node);
  const from = source.indexOf(node.value, start);
  const isVerbatim = from >= 0 && from + node.value.length <= end;
  return {
    kind: FORMULA,
    ask: formulaOf(node),
    at: isVerbatim ? { tex: toRange({ start: from, end: from + node.value.length }) } : {},
    range: toRange({ start, end }),
  };
}
