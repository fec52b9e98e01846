import { stretchOf } from '../tree/destination.ts';
import type { ReportProblem } from '../tree/report-problem.ts';
import { joinLeaves, type Node, type NodeOf, visibleText } from '../tree/syntax-tree.ts';

/** Reports a link without a name: nobody can see it, and screen readers read its address. */
export function checkLinkText(link: NodeOf<'link' | 'linkReference'>, report: ReportProblem): void {
  if (joinLeaves(link, nameOf).trim() !== '') return;
  const hasPicture = joinLeaves(link, (leaf) => (isPicture(leaf) ? leaf.type : '')) !== '';
  report(
    'empty-link',
    stretchOf(link),
    hasPicture
      ? { message: 'This link is a picture without a description.', help: 'describe the picture between its brackets' }
      : { message: 'This link has no text.', help: 'write what it leads to between the brackets' },
  );
}

function isPicture(leaf: Node): boolean {
  return leaf.type === 'image' || leaf.type === 'imageReference' || (leaf.type === 'element' && leaf.name === 'img');
}

/** Returns what a leaf adds to the name of a link around it. */
function nameOf(leaf: Node): string {
  if (leaf.type === 'element') return leaf.attributes['alt'] ?? '';
  return leaf.type === 'inlineMath' ? leaf.value : visibleText(leaf);
}
