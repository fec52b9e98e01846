import type { Stretch } from './destination.ts';
import { applyEdits } from '../../../engine/text/text-edit.ts';

/** A range of code in a Markdown text, including its backticks or fences. */
interface CodeStretch extends Stretch {
  /** Content between the fences of a block. */
  readonly block?: string;
}

/**
 * Finds the code in a Markdown text without parsing it, in order: blocks between fences, and runs of backticks up to
 * the next run of the same length. Reads each character once, no matter what is unclosed.
 */
export function findCode(markdown: string): readonly CodeStretch[] {
  const found: CodeStretch[] = [];
  let at = 0;
  for (const block of findBlocks(markdown)) {
    found.push(...findSpans(markdown, at, block.start), block);
    at = block.end;
  }
  return [...found, ...findSpans(markdown, at, markdown.length)];
}

/** Removes the code from a Markdown text. */
export function withoutCode(markdown: string): string {
  return applyEdits(
    markdown,
    findCode(markdown).map(({ start, end }) => ({ start, end, text: '' })),
  );
}

/** Replaces the matches of a pattern in a Markdown text, except for those that start in code. */
export function replaceOutsideCode(
  markdown: string,
  pattern: RegExp,
  replace: (found: RegExpExecArray) => string,
): string {
  const code = findCode(markdown);
  let passed = 0;
  let text = '';
  let at = 0;
  for (const found of markdown.matchAll(pattern)) {
    while ((code[passed]?.end ?? Infinity) <= found.index) passed += 1;
    if ((code[passed]?.start ?? Infinity) <= found.index) continue;
    text += markdown.slice(at, found.index) + replace(found);
    at = found.index + found[0].length;
  }
  return text + markdown.slice(at);
}

/** Finds the code blocks; a block without a closing fence continues to the end. */
function findBlocks(markdown: string): readonly CodeStretch[] {
  const found: CodeStretch[] = [];
  let open: { readonly start: number; readonly from: number; readonly fence: string } | undefined;
  for (const { 0: line, 1: prefix = '', 2: fence = '', 3: rest = '', index } of markdown.matchAll(FENCE)) {
    const end = index + line.length;
    if (open !== undefined) {
      if (!fence.startsWith(open.fence) || rest.trim() !== '') continue;
      found.push({ start: open.start, end, block: markdown.slice(open.from, index) });
      open = undefined;
      // Backticks followed by others in the same line are a code span.
    } else if (fence.startsWith('~') || !rest.includes('`'))
      open = { start: index + prefix.length, from: end + 1, fence };
  }
  return open === undefined
    ? found
    : [...found, { start: open.start, end: markdown.length, block: markdown.slice(open.from) }];
}

/** A line with a fence, possibly in a list or quote. */
const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}|~{3,})(.*)$/gm;

function findSpans(markdown: string, from: number, to: number): readonly CodeStretch[] {
  const found: CodeStretch[] = [];
  let end = 0;
  for (const { start, closedBy } of findOpenings(markdown.slice(from, to))) {
    if (start < end || closedBy === undefined) continue;
    end = closedBy.start + closedBy.length;
    found.push({ start: from + start, end: from + end });
  }
  return found;
}

interface Opening {
  readonly start: number;
  readonly closedBy: { readonly start: number; readonly length: number } | undefined;
}

function findOpenings(markdown: string): readonly Opening[] {
  let paragraph = 0;
  const written = Array.from(markdown.matchAll(BACKTICKS_OR_EMPTY_LINE)).flatMap(({ 0: { length }, 1: run, index }) => {
    if (run !== undefined) return [{ start: index, length, paragraph }];
    paragraph += 1;
    return [];
  });
  const next = new Map<number, (typeof written)[number]>();
  const found: Opening[] = [];
  for (const run of written.toReversed()) {
    const escaped = isEscaped(markdown, run.start) ? 1 : 0;
    const length = run.length - escaped;
    const other = next.get(length);
    next.set(run.length, run);
    found.push({ start: run.start + escaped, closedBy: other?.paragraph === run.paragraph ? other : undefined });
  }
  return found.toReversed();
}

const BACKTICKS_OR_EMPTY_LINE = /(`+)|\n[ \t\r]*(?=\n)/g;

/** Returns whether a character is escaped with a backslash. */
export function isEscaped(markdown: string, at: number): boolean {
  let before = at;
  while (markdown[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}

/** Tags, which the site shows as text. */
export const TAG = /<(?=[a-z/!])(?!https?:|mailto:)/gi;

/** Escapes the tags in a Markdown text, except for those in code or after a backslash. */
export function escapeTags(markdown: string): string {
  return replaceOutsideCode(markdown, ESCAPE_OR_TAG, ([found]) => (found === '<' ? '\\<' : found));
}

const ESCAPE_OR_TAG = new RegExp(`\\\\[^]|${TAG.source}`, TAG.flags);
