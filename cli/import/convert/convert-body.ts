import { indexLines } from '../../../engine/index.ts';
import { respell } from '../../../site/markdown/foreign/respell.ts';
import { findCode } from '../../../site/markdown/tree/find-code.ts';
import { parseTag } from '../read/parse-tag.ts';
import { parseTree } from '../../../site/markdown/read/parse-tree.ts';
import type { Node } from '../../../site/markdown/tree/syntax-tree.ts';
import type { BodyOptions } from './syntax.ts';
import { openPage } from './page.ts';
import { writeNode } from './write-node.ts';

/** Converts the Markdown of another tool to ours. What cannot be converted is reported, and marked on the page. */
export function convertBody(body: string, options: BodyOptions): string {
  const written = body.split('\n');
  const lines = options.syntax.respell?.(written, options) ?? written.map((text, at) => ({ text, at }));
  const text = lines.map((line) => line.text).join('\n');
  const features = { gfm: true, frontmatter: false, directive: true, math: options.hasMath };
  const read = (format: 'md' | 'mdx') => {
    const { source } = respell(text, 0, format);
    return {
      source,
      tree: parseTree(format === 'md' && options.isMdx ? maskBraces(source) : source, features, format),
    };
  };
  let { source, tree } = read(options.isMdx ? 'mdx' : 'md');
  const failed = 'failed' in tree ? tree : undefined;
  if (failed !== undefined) {
    const line = lines[failed.line - 1]?.at ?? 0;
    options.lose(
      options.firstLine + line,
      `this is not valid MDX, so the page is read as Markdown: ${failed.failed.replace(/ \(\d+:\d+\)/g, '')}`,
    );
    ({ source, tree } = read('md'));
  }
  if ('failed' in tree) throw new Error(`The parser refused a page of Markdown: ${tree.failed}`);
  const index = indexLines(source);
  const page = openPage(
    source,
    {
      options,
      isMdx: options.isMdx && failed === undefined,
      lineAt: (offset) => lines[index.position(offset).line - 1]?.at ?? 0,
    },
    writeNode,
  );
  return page
    .write({ start: 0, end: source.length }, tree.root.children as readonly Node[], false)
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '');
}

/** Makes tags of JSX tags of HTML of the same length: puts attributes in quotes, and each tag on one line. */
function maskBraces(source: string): string {
  let masked = '';
  let from = 0;
  const code = findCode(source);
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', Math.max(at + 1, from))) {
    const tag = code.some(({ start, end }) => at >= start && at < end) ? undefined : parseTag(source, at);
    if (tag === undefined) continue;
    masked +=
      source.slice(from, at) +
      source
        .slice(at, tag.end)
        .replace(/=?\{[^]*\}/, quoted)
        .replaceAll('\n', ' ');
    from = tag.end;
  }
  return masked + source.slice(from);
}

function quoted(code: string): string {
  return code.startsWith('=') ? `="${'x'.repeat(code.length - 3)}"` : 'x'.repeat(code.length);
}
