import type { Node } from '../modules/syntax-node.ts';

/** The words in an element of JSX, such as `<b>Guide</b>`; what other components add to them is not known. */
export function textOfJsx(node: Node): string {
  return wordsIn(node).replaceAll(/\s+/g, ' ').trim();
}

function wordsIn(node: Node): string {
  switch (node.type) {
    case 'JSXText':
      return String(node['value']);
    case 'JSXElement':
    case 'JSXFragment':
      return (node['children'] as readonly Node[]).map(wordsIn).join('');
    case 'JSXExpressionContainer': {
      const expression = node['expression'] as Node;
      return expression.type === 'Literal' ? String(expression['value']) : '';
    }
    default:
      return '';
  }
}
