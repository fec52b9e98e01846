import { posix } from 'node:path';
import { check, readFrontMatter, type Diagnostic, type GeneratedFile, type ProjectInput } from '../../engine/index.ts';
import { contentPathname } from '../../engine/address/page-file.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';

/** The content folder of the new project. */
export const CONTENT = 'content';

/** Returns what `validate` would report for the new project. */
export function findMistakes(
  nav: readonly GeneratedFile[],
  pages: readonly GeneratedFile[],
  {
    copies,
    math,
    words,
  }: {
    readonly copies: readonly string[];
    readonly math: boolean;
    /** Interface texts, if a language requires their translation. */
    readonly words: Pick<ProjectInput, 'words' | 'shippedWords'>;
  },
): readonly Diagnostic[] {
  const isModule = (path: string): boolean => posix.extname(path) === '.tsx';
  const sources = nav.map(({ path, content }) => ({ path, text: content }));
  const isTranslation = ({ path }: { readonly path: string }): boolean => path.startsWith('nav/translations/');
  return check({
    nav: sources.filter((source) => !isTranslation(source)),
    translations: sources.filter(isTranslation),
    pages: pages.map(({ path, content }) => ({
      path,
      pathname: contentPathname(path.slice(CONTENT.length)),
      facts: readFrontMatter(readFacts(content, { settings: { math } })),
    })),
    assets: copies.filter((path) => !isModule(path)).map((path) => path.slice(CONTENT.length)),
    modules: copies.filter(isModule),
    ...words,
    packages: {},
    components: {},
    today: '2000-01-01',
    unreadable: [],
  }).diagnostics;
}
