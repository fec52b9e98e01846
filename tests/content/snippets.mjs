// The TypeScript of the reference site: demos as they are, and each fenced block as a module of its own.
import fs from 'node:fs';
import path from 'node:path';
import { markdownToMdast } from 'satteri';

const LANGUAGES = new Map([
  ['ts', '.ts'],
  ['typescript', '.ts'],
  ['tsx', '.tsx'],
]);

/**
 * One text to check. `lead` takes what the checker must add (imports) to the line before the first,
 * so that every line keeps its number.
 * @typedef {{ file: string, extension: string, line: number, lead: string, code: string, tail: string }} Snippet
 */

/**
 * Reads all fenced TypeScript of a Markdown file.
 * @param {string} file path of the Markdown file
 * @returns {readonly Snippet[]}
 */
export function readSnippets(file) {
  const text = fs.readFileSync(file, 'utf8');
  const root = markdownToMdast(text, { features: { gfm: true, frontmatter: true, directive: true }, position: true });
  return codeOf(root)
    .filter(({ lang }) => LANGUAGES.has(lang ?? ''))
    .map(({ lang, value, position }) => {
      // Elements alone are not a module: they are what a component returns.
      const isMarkup =
        /^\s*(?:\{\/\*[^]*?\*\/\}\s*)*</.test(value) &&
        !/^(?:import|export|const|let|function|type|interface|declare)\b/m.test(value);
      return {
        file,
        extension: isMarkup ? '.tsx' : LANGUAGES.get(lang),
        line: position.start.line,
        lead: isMarkup ? 'export default (<>' : '',
        code: value,
        tail: isMarkup ? '</>);' : 'export {};',
      };
    });
}

/** Every file below a folder with one of the extensions, in a stable order. */
export function listFiles(folder, extensions) {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && extensions.includes(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

function codeOf(node) {
  return node.type === 'code' ? [node] : (node.children ?? []).flatMap(codeOf);
}
