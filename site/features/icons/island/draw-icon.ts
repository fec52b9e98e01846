import type { IconFile, Shape } from './icon-data.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Draws an icon in the color of the text around it, at the size of its container; hidden from screen readers. */
export function drawIcon(shapes: readonly Shape[], { attributes }: Pick<IconFile, 'attributes'>): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  setAttributes(svg, attributes);
  svg.setAttribute('aria-hidden', 'true');
  svg.append(...shapes.map(drawShape));
  return svg;
}

/** Returns an icon's markup for a separate file or another page. */
export function toMarkup(icon: SVGSVGElement): string {
  const copy = icon.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('aria-hidden');
  return new XMLSerializer().serializeToString(copy);
}

function drawShape(shape: Shape): SVGElement {
  const [name, attributes, parts = []] = typeof shape === 'string' ? (['path', { d: shape }] as const) : shape;
  const element = document.createElementNS(SVG, name);
  setAttributes(element, attributes);
  element.append(...parts.map(drawShape));
  return element;
}

function setAttributes(element: SVGElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
