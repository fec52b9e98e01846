import type { Attribute, Declaration } from '../../../engine/feature/declaration.ts';
import { isWhole } from '../../../engine/feature/read-ask.ts';
import type { PagePart } from '../../../engine/model/project-input.ts';
import type { Range } from '../../../engine/text/source.ts';
import type { Stretch } from '../tree/destination.ts';
import { childrenOf, type Directive, isDirectiveLabel, toPlainText } from '../tree/syntax-tree.ts';
import { findAttribute, findValue, firstLine } from './directive-source.ts';
import { readAsked } from './read-asked.ts';

/** Reads what a directive asks of its feature; returns `undefined` if something required is missing. */
export function readPart(
  node: Directive,
  feature: Declaration,
  { source, toRange }: { readonly source: string; readonly toRange: (at: Stretch) => Range },
): PagePart | undefined {
  const { name, ask: shape = {} } = feature;
  const written = node.attributes ?? {};
  const ask = readAsked(node, feature);
  if (!isWhole(shape, ask)) return undefined;
  const at = Object.fromEntries(
    Object.keys(ask)
      .filter((key) => feature.component === undefined || written[key] !== undefined)
      .map((key) => [
        key,
        toRange(
          isAddress(shape[key])
            ? findValue(source, node, { name: key, value: written[key] ?? '' })
            : findAttribute(source, node, key),
        ),
      ]),
  );
  const text = directiveTitle(node);
  return {
    kind: name,
    ...(node.name === name ? {} : { name: node.name }),
    ask,
    ...(text === '' ? {} : { text }),
    at,
    range: toRange(firstLine(source, node)),
  };
}

const ADDRESSES: readonly Attribute['kind'][] = ['page', 'group', 'file', 'icon'];

/** Returns whether an attribute is checked like a link. */
export function isAddress(attribute: Attribute | undefined): boolean {
  return attribute !== undefined && ADDRESSES.includes(attribute.kind);
}

/** Returns the title of a block, or the words of a text, as plain text; empty if it has none. */
export function directiveTitle(node: Directive): string {
  if (node.type === 'textDirective') return toPlainText(node);
  const label = childrenOf(node).find(isDirectiveLabel);
  return label === undefined ? (node.attributes?.['title'] ?? '') : toPlainText(label);
}
