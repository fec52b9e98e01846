import type { Attribute, AskValues, Declaration } from '../../../engine/feature/declaration.ts';
import { isWhole, readAsk } from '../../../engine/feature/read-ask.ts';
import type { PagePart } from '../../../engine/model/project-input.ts';
import type { Range } from '../../../engine/text/source.ts';
import { FEATURES } from '../../features/index.ts';
import { writtenProps } from '../foreign/make-directive.ts';
import { firstLine, stretchOf, type Stretch } from '../tree/destination.ts';
import {
  childrenOf,
  contentOf,
  type Directive,
  isDirectiveLabel,
  type NodeOf,
  toPlainText,
} from '../tree/syntax-tree.ts';
import { findAttribute, findValue } from './directive-source.ts';

/** A page whose parts are read with their places. */
interface PlacedPage {
  readonly page: { readonly source: string };
  readonly toRange: (at: Stretch) => Range;
}

/** Reads what a directive asks of its feature; returns `undefined` if something required is missing. */
export function readPart(
  node: Directive,
  feature: Declaration,
  { page: { source }, toRange }: PlacedPage,
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
    range: toRange(firstLine(source, stretchOf(node))),
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

/** Name of the feature that draws formulas. */
export const FORMULA = FEATURES.find(({ asked }) => asked.includes('math'))?.name ?? '';

/** Returns what a formula asks for: its TeX, and whether it is a block. */
export function formulaOf({ type, value }: NodeOf<'math' | 'inlineMath'>): AskValues {
  return { tex: value, ...(type === 'math' ? { block: true } : {}) };
}

/** Reads a formula of a page with its places. */
export function readFormula(node: NodeOf<'math' | 'inlineMath'>, { page: { source }, toRange }: PlacedPage): PagePart {
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
