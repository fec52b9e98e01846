import type { Declaration, ProjectInput } from '../../engine/index.ts';

/**
 * Reads the interface texts, those of a project's features as well, and what ships of them in the languages of a site;
 * only sites in others than English, and those with translations (`isTranslated`), need them.
 */
export async function readWords(
  codes: readonly string[],
  isTranslated = false,
  features: readonly Declaration[] = [],
): Promise<Pick<ProjectInput, 'words' | 'shippedWords'>> {
  const others = codes.filter((code) => code !== 'en');
  if (!isTranslated && others.length === 0) return { words: [] };
  const [{ WORD_GROUPS }, { readShippedWords }] = await Promise.all([
    import('../../site/words/words.ts'),
    import('../../site/words/languages/index.ts'),
  ]);
  const own = features.flatMap(({ words: texts }) => (texts === undefined ? [] : [{ texts }]));
  return {
    words: own.length === 0 ? WORD_GROUPS : [...WORD_GROUPS, ...own],
    shippedWords: await readShippedWords(others),
  };
}
