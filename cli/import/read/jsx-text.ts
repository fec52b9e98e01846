import type { Node } from '../../system/modules/syntax-node.ts';

/** Returns the text of a JSX element, such as `<b>Guide</b>`, without what other components render. */
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
