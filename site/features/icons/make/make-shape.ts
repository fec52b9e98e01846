import type { Shape } from '../island/icon-data.ts';

/** An icon as found in a package. */
export interface Icon {
  /** Attributes of its `svg` element. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly shapes: readonly Shape[];
}

/** Elements that draw something and can neither load nor run anything. */
const ELEMENTS = new Set(['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect', 'svg']);

/** Attributes of shape and paint (https://www.w3.org/TR/SVG2/attindex.html). */
const ATTRIBUTE =
  /^(?:viewBox|d|points|transform|cx|cy|r|rx|ry|x[12]?|y[12]?|width|height|fill|opacity|color|(?:fill|clip)-(?:rule|opacity)|stroke(?:-[a-z]+)?)$/;

/** Makes a shape from an element; `undefined` if it draws nothing. Attributes may be spelled as in SVG or in React. */
export function makeShape(
  element: string,
  attributes: Readonly<Record<string, unknown>>,
  parts: readonly Shape[],
): readonly Shape[] {
  if (!ELEMENTS.has(element)) return [];
  const safe = pickAttributes(attributes);
  const names = Object.keys(safe);
  return [
    element === 'path' && names.length === 1 && safe['d'] !== undefined
      ? safe['d']
      : parts.length === 0
        ? [element, safe]
        : [element, safe, parts],
  ];
}

/** Keeps only attributes of shape and paint, and drops addresses. */
export function pickAttributes(attributes: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const spelled = name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return ATTRIBUTE.test(spelled) &&
        (typeof value === 'string' || typeof value === 'number') &&
        !/url\(/i.test(String(value))
        ? [[spelled, String(value)]]
        : [];
    }),
  );
}
