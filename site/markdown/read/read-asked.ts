import type { AskValues, Declaration } from '../../../engine/feature/declaration.ts';
import { readAsk } from '../../../engine/feature/read-ask.ts';
import { writtenProps } from '../foreign/make-directive.ts';
import { contentOf, type Directive } from '../tree/syntax-tree.ts';

/**
 * Reads what a directive asks of its feature. Of a component: all that is written, where a bare attribute is `true`,
 * and `children: true` if it has content.
 */
export function readAsked(node: Directive, { ask, component }: Pick<Declaration, 'ask' | 'component'>): AskValues {
  const written = node.attributes ?? {};
  if (component === undefined) return readAsk(ask, written);
  return {
    ...(writtenProps(node) ??
      Object.fromEntries(Object.entries(written).map(([name, text]) => [name, text ? text : true]))),
    ...(contentOf(node).length === 0 ? {} : { children: true }),
  };
}
