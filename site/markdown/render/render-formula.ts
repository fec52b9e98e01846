import { partKey } from '../../../engine/feature/traits.ts';
import { FORMULA, formulaOf } from '../read/read-formula.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';
import type { Rendering } from './rendering.ts';

/** Renders a formula in TeX, inline or as a block. */
export function renderFormula(node: NodeOf<'math' | 'inlineMath'>, { draw }: Rendering): string {
  const ask = formulaOf(node);
  const asked = { name: FORMULA, ask, title: '', text: '', content: '' };
  const drawn = draw(asked, { kind: FORMULA, key: partKey(FORMULA, asked), outline: () => [] });
  return typeof drawn === 'string' ? drawn : (drawn?.html ?? '');
}
