import { escapeAttribute } from '../../text/escape.ts';
import { ELEMENTS, FILE_ATTRIBUTES } from '../foreign/html-elements.ts';
import { encodeHref, IMAGE_SCHEMES, isSafeHref } from '../read/safe-href.ts';
import { inRegion } from './render-table.ts';
import type { Rendering } from './rendering.ts';
import type { ElementNode } from '../tree/syntax-tree.ts';

/**
 * Renders an element around its content. All elements and attributes are on the list of allowed ones, and still
 * escaped.
 */
export function renderElement({ name, attributes }: ElementNode, content: string, rendering: Rendering): string {
  let tag = name;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!FILE_ATTRIBUTES.includes(attribute))
      tag += value === '' ? ` ${attribute}` : ` ${attribute}="${escapeAttribute(value)}"`;
    else if (isSafeHref(value, IMAGE_SCHEMES))
      tag += ` ${attribute}="${escapeAttribute(encodeHref(rendering.resolveSource(value)))}"`;
  }
  if (ELEMENTS[name]?.isVoid === true) return `<${tag}>`;
  const element = `<${tag}>${content}</${name}>`;
  return name === 'table' ? inRegion(element, rendering) : element;
}
