import type { ApiSource, ApiTag, ComponentApi } from './api-data.ts';
import type { ApiWords } from './api-rendering.ts';

/** Tags that say how far something is developed, with their words. */
const STAGES = new Map([
  ['alpha', 'apiAlpha'],
  ['beta', 'apiBeta'],
  ['experimental', 'apiExperimental'],
]);

/** Other tags with a label that can be translated. */
const LABELS = new Map([
  ['since', 'apiSince'],
  ['throws', 'apiThrows'],
  ['typeParam', 'apiTypeParameter'],
]);

/** Lists how far something is developed, as words: `beta`. */
export function stagesIn(tags: readonly ApiTag[] = [], words: ApiWords): readonly string[] {
  return tags.flatMap(({ name }) => words[STAGES.get(name) ?? ''] ?? []);
}

/** Lists what tags say, each with a label: `Since` and `2.1.0`. A stage counts if its authors added a text. */
export function labeledTags(
  tags: readonly ApiTag[] = [],
  words: ApiWords,
): readonly { readonly label: string; readonly text: string }[] {
  return tags.flatMap(({ name, text }) => (text === '' ? [] : [{ label: labelOf(name, words), text }]));
}

function labelOf(name: string, words: ApiWords): string {
  const key = LABELS.get(name);
  return (key && words[key]) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

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

/**
 * Prints a place in a package as people write it, without the folder of an installed package.
 * @example
 * placeOf({ file: 'node_modules/@kit/ui/esm/Alert.js', line: 12, column: 3 })  // 'esm/Alert.js:12'
 */
export function placeOf({ file, line }: ApiSource): string {
  return `${file.replace(/^node_modules\/(?:@[^/]+\/)?[^/]+\//, '')}:${line}`;
}
