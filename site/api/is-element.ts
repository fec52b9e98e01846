/**
 * Whether a type that a ref may have is that of elements, by its name. Anything else is an object of the component's own.
 *
 * @example
 * 'HTMLButtonElement | SVGSVGElement' → true
 * 'TableProps.Ref'                    → false
 */
export function isElement(type: string): boolean {
  return type.split(' | ').every((part) => part.endsWith('Element'));
}
