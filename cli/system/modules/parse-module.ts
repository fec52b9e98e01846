import { parse } from '@babel/parser';
import type { Node } from './syntax-node.ts';

/**
 * Parses the statements of a module, in JavaScript, TypeScript or JSX, without running it: for the library that a new
 * site documents, or another tool's settings. Used before a project has a bundler, whose parser would do as well.
 * Throws on syntax errors.
 */
export function parseModule(source: string, lang: 'ts' | 'tsx' | 'jsx'): readonly Node[] {
  const syntax =
    lang === 'ts' ? (['typescript'] as const) : lang === 'tsx' ? (['typescript', 'jsx'] as const) : (['jsx'] as const);
  const { program } = parse(source, {
    sourceType: 'unambiguous',
    allowReturnOutsideFunction: true,
    plugins: ['estree', ...syntax],
  });
  return program.body as unknown as readonly Node[];
}
