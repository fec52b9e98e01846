import type { BodyOptions, ConvertedBody } from './body.ts';
import { openBody, type Tell } from './body-page.ts';
import { isFormula, takeCode, takeExpression, takeFormula, takeModule } from './code-lines.ts';
import { isAlert, isDirective } from './directive-lines.ts';
import { isElement } from './element-lines.ts';
import { isIndented } from './mkdocs-blocks.ts';
import { closingBrace } from '../read/parse-tag.ts';
import { isSpecial } from './special-lines.ts';

/** Converts the Markdown of another tool to ours. What cannot be converted is reported, and marked on the page. */
export function convertBody(body: string, options: BodyOptions): ConvertedBody {
  const page = openBody(body, options);
  const { lines } = page;
  for (let at = 0; at < lines.length; at++) {
    if (!page.startLine(at)) continue;
    const line = lines[at] ?? '';
    const tell: Tell = (reason) => options.lose(options.firstLine + at, reason);
    const trimmed = line.trim();
    const indent = columnsBefore(line);
    if (trimmed !== '') page.finishAll((end) => 'indent' in end && indent < end.indent);
    page.finishAll((end) => 'line' in end && at >= end.line);
    const [, mark, info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(trimmed) ?? [];
    if (isFormula(page, trimmed)) at = takeFormula(page, at);
    else if (mark !== undefined) at = takeCode(page, at, { mark, info });
    else if (options.isMdx && indent === 0 && /^(?:import|export)\b/.test(line)) at = takeModule(page, at);
    else if (options.isMdx && trimmed.startsWith('{') && closingBrace(trimmed, 0) < 0)
      at = takeExpression(page, at, tell);
    else if (/<!--(?!.*-->)/.test(line)) {
      const before = line.slice(0, line.indexOf('<!--'));
      if (before.trim() !== '') page.put(page.inline(before, tell));
      page.skipTo(/-->/);
    } else if (!isBlock(trimmed, { indent, at, tell })) at = takeText(at, tell);
  }
  return page.result();

  function isBlock(
    trimmed: string,
    { indent, at, tell }: { readonly indent: number; readonly at: number; readonly tell: Tell },
  ): boolean {
    return (
      isDirective(page, trimmed, { at, tell }) ||
      isAlert(page, trimmed, at) ||
      isIndented(page, trimmed, { indent, tell }) ||
      isSpecial(page, trimmed, { at, tell }) ||
      isElement(page, trimmed, { indent, at, tell })
    );
  }

  /** Reads a heading or a line of text; returns the index of its last line. */
  function takeText(from: number, tell: Tell): number {
    const line = lines[from] ?? '';
    const [, margin = '', hashes, heading = ''] = /^(\s*)(#{1,6})\s+(.*)$/.exec(line) ?? [];
    if (hashes === undefined) {
      const { text, end } = joinLink(lines, from);
      page.put(line.slice(0, line.length - line.trimStart().length) + page.inline(text, tell));
      return end;
    }
    const [, text = heading, id] =
      /^(.*?)\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\}|\{:?\s*#([\w.:+-]+)[^}]*\}|\{:?\s*id="?([^"\s}]+)"?[^}]*\})\s*$/
        .exec(heading.trimEnd())
        ?.flatMap((part) => part ?? []) ?? [];
    page.addHeading(id);
    page.put(`${margin}${hashes} ${nameInComment(text, tell) ?? page.inline(text.trimEnd(), tell)}`);
    return from;
  }
}

/** Returns the subject of a heading that is only a comment, such as `<!-- md:setting config.dir -->`. */
function nameInComment(heading: string, tell: Tell): string | undefined {
  const [, words] = /^<!--\s*(?:\w+:\w+\s+)?(.*?)\s*-->$/.exec(heading.trim()) ?? [];
  if (words === undefined) return undefined;
  tell(`the heading is the comment \`${words}\`, which a program replaces there`);
  return words;
}

/** Returns the columns of a line's indentation, with tab stops every four columns. */
function columnsBefore(line: string): number {
  let columns = 0;
  for (const sign of /^\s*/.exec(line)?.[0] ?? '') columns += sign === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}

/** Joins a line of text with the following ones while an HTML link is open. */
function joinLink(lines: readonly string[], from: number): { readonly text: string; readonly end: number } {
  let text = (lines[from] ?? '').trimStart();
  let end = from;
  while (text.split(/<a[\s>]/).length > text.split('</a>').length && (lines[end + 1] ?? '').trim() !== '')
    text += ` ${(lines[++end] ?? '').trim()}`;
  return text.split(/<a[\s>]/).length > text.split('</a>').length
    ? { text: (lines[from] ?? '').trimStart(), end: from }
    : { text, end };
}
