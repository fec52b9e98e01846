import type { ComponentApi } from './api-data.ts';
import type { ApiWords } from './api-rendering.ts';

/** Says what a ref to a component receives: a sentence with a place for the type, if there is one. */
export function refNote(
  { ref, isRefRoot, isClass }: Pick<ComponentApi, 'ref' | 'isRefRoot' | 'isClass'>,
  words: ApiWords,
): { readonly text: string; readonly type?: string } {
  if (ref === undefined) return { text: isClass ? words.apiRefInstance : words.apiNoRef };
  if (ref === '') return { text: words.apiRef };
  if (!isElement(ref)) return { text: words.apiRefHandle, type: ref };
  return { text: isRefRoot ? words.apiRefElement : words.apiRefInner, type: ref };
}

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
