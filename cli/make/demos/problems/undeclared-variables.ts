import { indexLines, type FileFinding, type PageFile } from '../../../../engine/index.ts';
import type { Position } from '../../../../engine/text/source.ts';
import type { Project } from '../../../../site/project/project.ts';
import { isForTools } from '../../../system/variables.ts';

/**
 * Finds where modules of a project read variables that are set, but not declared: the first place in a file of each.
 * Paths are from the root; other files and installed packages are left out.
 */
export function findUndeclared(project: Project, paths: readonly string[]): readonly FileFinding[] {
  const modules = [...new Set(paths)].filter((path) => MODULE.test(path) && !path.includes('node_modules/'));
  return modules.flatMap((path) => findIn(project, path, () => true));
}

/** Finds the same in the code of MDX pages, as they were read without its values. */
export function findUndeclaredInPages(project: Project, pages: readonly PageFile[]): readonly FileFinding[] {
  return pages.flatMap(({ path, facts: { code } }) => {
    if (code === undefined) return [];
    const lines = code.module.split('\n');
    const isIn = ({ offset }: Position) =>
      code.expressions.some(({ range: { start, end } }) => start.offset <= offset && offset < end.offset);
    return findIn(project, path, (at) => (lines[at.line - 1] ?? '') !== '' || isIn(at));
  });
}

const MODULE = /\.[cm]?[jt]sx?$/;

/** The start of a line that makes the rest of it a comment. */
const COMMENT = /^\s*\/?\*|(?:^|\s)\/\//;

/** Names that Vite gives to values of its own in `import.meta.env`. */
const OF_VITE = /^(?:BASE_URL|DEV|MODE|PROD|SSR)$/;

function findIn(project: Project, path: string, isCode: (at: Position) => boolean): readonly FileFinding[] {
  const { all, declared } = project.variables;
  const text = project.files.readText(path) ?? '';
  if (!/\benv\b/.test(text)) return [];
  const lines = indexLines(text);
  const isRead = (at: number) =>
    isCode(lines.position(at)) && !COMMENT.test(text.slice(text.lastIndexOf('\n', at) + 1, at));
  const names = Object.keys(all).filter((name) => text.includes(name) && /^\w+$/.test(name) && !(name in declared));
  return names.flatMap((name) => {
    // `env.NAME`, `env['NAME']`, or `{ NAME } = process.env`.
    const read = `\\benv\\s*(?:\\??\\.\\s*|(?:\\?\\.)?\\[\\s*['"\`])${name}\\b|[{,]\\s*${name}\\b[^{}]*\\}\\s*=\\s*[\\w.]*\\benv\\b`;
    const places = Array.from(text.matchAll(new RegExp(read, 'g')), (found) => found.index + found[0].indexOf(name));
    const at = !all[name] || isForTools(name) || OF_VITE.test(name) ? undefined : places.find(isRead);
    if (at === undefined) return [];
    return {
      code: 'undeclared-variable',
      file: path,
      range: { start: lines.position(at), end: lines.position(at + name.length) },
      message: `The environment variable \`${name}\` is set, but not declared, so it is undefined here.`,
      help: 'list it under `demoEnvironment` in nav/site.yaml if everyone may read its value, or remove this',
    };
  });
}
