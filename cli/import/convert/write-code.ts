import { posix } from 'node:path';
import { stretchOf } from '../../../site/markdown/tree/destination.ts';
import type { NodeOf } from '../../../site/markdown/tree/syntax-tree.ts';
import type { Included } from './syntax.ts';
import { convertCode, fenced, fenceFor } from './convert-code.ts';
import { readInclude, selectPart, trimCode, type Include } from './included-part.ts';
import { indent, marginAt } from './margins.ts';
import type { Page } from './page.ts';

/** A code block as it is written, with the title and language of its fence. */
interface WrittenCode {
  readonly text: string;
  readonly title?: string | undefined;
  readonly language: string;
}

/** Writes a code block. */
export function writeCode(page: Page, node: NodeOf<'code'>): WrittenCode {
  const { start, end } = stretchOf(node);
  const written = page.source.slice(start, end);
  const [, mark, info = ''] = /^(`{3,}|~{3,})([^\n]*)/.exec(written) ?? [];
  if (mark === undefined) return { text: written, language: '' };
  const lines = node.value === '' ? [] : node.value.split('\n');
  const code = convertCode({
    info,
    lines,
    isTitleBare: page.options.syntax.isTitleBare === true,
    include: (path) => page.options.include(path)?.text,
    lose: (line, reason) => page.tell(start, reason, line + 1),
  });
  const [, language = '', title] = /^(\w*)(?:.*?\btitle="([^"]*)")?/.exec(code.info) ?? [];
  const isSame = code.info === info && code.lines.join('\n') === lines.join('\n');
  if (isSame) return { text: written, title, language };
  const fence = fenceFor(code.lines, mark);
  const text = [`${fence}${code.info}`, ...code.lines, fence].join('\n');
  return { text: indent(text, marginAt(page.source, start)), title, language };
}

/**
 * Writes the code of a file that a comment includes; `undefined` for any other comment. In a group, each block needs a
 * title.
 */
export function includeCode(page: Page, comment: NodeOf<'html'>, isGroup: boolean): WrittenCode | undefined {
  const include = readInclude(comment.value);
  const { start } = stretchOf(comment);
  if (include?.code === undefined) return undefined;
  const { language, marked } = include.code;
  const title = include.code.title || (isGroup ? posix.basename(include.path) : '');
  const info = `${language}${title === '' ? '' : ` title="${title}"`}${marked === '' ? '' : ` {${marked}}`}`;
  const found = findPart(page, include, start);
  const text = found === undefined ? '' : indent(fenced(trimCode(found.text), info), marginAt(page.source, start));
  return { text, title, language };
}

/** Finds an included file, or part of one. */
export function findPart({ options, tell }: Page, include: Include, at: number): Included | undefined {
  const { path, region } = include;
  const found = options.include(path);
  if (found === undefined) {
    tell(at, `the file \`${path}\`, which the page includes, does not exist`);
    return undefined;
  }
  const part = selectPart(found.text, include);
  if (part === undefined) tell(at, `the file \`${path}\` does not mark \`${region}\`, so all of it is shown`);
  return { ...found, text: part ?? found.text };
}
