import type { ApiTag } from './api-data.ts';
import type { ApiWords } from './api-rendering.ts';

/** Lists how far something is developed, as words: `beta`. */
export function stagesIn(tags: readonly ApiTag[] = [], words: ApiWords): readonly string[] {
  return tags.flatMap(({ name }) => stageOf(name, words) ?? []);
}

/** Lists what tags say, each with a label: `Since` and `2.1.0`. A stage counts if its authors added a text. */
export function labeledTags(
  tags: readonly ApiTag[] = [],
  words: ApiWords,
): readonly { readonly label: string; readonly text: string }[] {
  return tags.flatMap(({ name, text }) => (text === '' ? [] : [{ label: labelOf(name, words), text }]));
}

function stageOf(name: string, words: ApiWords): string | undefined {
  switch (name) {
    case 'alpha':
      return words.apiAlpha;
    case 'beta':
      return words.apiBeta;
    case 'experimental':
      return words.apiExperimental;
    default:
      return undefined;
  }
}

function labelOf(name: string, words: ApiWords): string {
  switch (name) {
    case 'since':
      return words.apiSince;
    case 'throws':
      return words.apiThrows;
    case 'typeParam':
      return words.apiTypeParameter;
    default:
      return name.charAt(0).toUpperCase() + name.slice(1);
  }
}
