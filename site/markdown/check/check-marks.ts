import { codePointOf } from '../../../engine/text/source.ts';
import { stretchOf } from '../tree/destination.ts';
import type { ParsedPage } from '../read/parse-page.ts';
import { type ReportProblem, shorten } from '../tree/report-problem.ts';
import type { Survey } from '../read/survey.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';

/**
 * Reports a paragraph that was meant to be something else: a heading or a list without its space, a table without its
 * row of dashes.
 */
export function checkParagraph(paragraph: NodeOf<'paragraph'>, source: string, report: ReportProblem): void {
  const { start, end } = stretchOf(paragraph);
  checkEntries(start, source.slice(start, end), report);
  OPENING.lastIndex = start;
  if (!OPENING.test(source)) return;
  const lines = source.slice(start, end).split('\n');
  const [first = '', second = ''] = lines.map((line) => line.trim());
  const at = { start, end: start + first.length };
  const [, glued, marks = glued] = (paragraph.children[0]?.type === 'text' && HEADING.exec(first)) || [];
  if (marks !== undefined) {
    const isOther = glued === undefined;
    report('shown-as-text', at, {
      message: isOther
        ? `\`${shorten(first)}\` is shown as text: its \`${marks}\` or the space after it is a different character that only looks like it.`
        : `\`${shorten(first)}\` is shown as text: a heading needs a space after its \`${marks}\`.`,
      help: isOther ? `write \`${'#'.repeat(marks.length)}\` and an ordinary space` : 'add the space',
    });
  }
  if (lines.length < 2 || !lines.every((line) => isRow(line.trim()))) return;
  report('shown-as-text', at, {
    message: DASHES.test(second)
      ? `These rows are shown as text: the first one has ${countOf(cellsIn(first), 'cell')}, but the row of dashes has ${cellsIn(second)}.`
      : 'These rows are shown as text: a table needs a row of dashes below its first row.',
    help: DASHES.test(second)
      ? 'give both rows the same number of cells'
      : `write \`|${' --- |'.repeat(Math.min(MOST_COLUMNS, cellsIn(first)))}\` below it`,
  });
}

/** Reports the first line of a list whose marks are followed by a character that only looks like a space. */
function checkEntries(start: number, written: string, report: ReportProblem): void {
  if (!STRANGE_SPACE.test(written)) return;
  const lines = Array.from(written.matchAll(ENTRY));
  const [first, ...others] = lines;
  const [line = '', before = '', mark = '', blank = ''] = first ?? [];
  // A date may start with such a number: `3. Mai`.
  if (first === undefined || (/\d/.test(mark) && others.length === 0)) return;
  const from = start + first.index + before.length;
  const more = others.length === 0 ? '' : `, here and on ${countOf(others.length, 'more line')}`;
  report(
    'shown-as-text',
    { start: from, end: start + first.index + line.length },
    {
      message: `\`${shorten(line.slice(before.length))}\` is shown as text: the character ${codePointOf(blank)} after its \`${mark}\` looks like a space, but is not one.`,
      help: `replace it with a space${more}`,
    },
  );
}

/** A faster first check: spaces of Unicode other than the ordinary one (https://www.unicode.org/reports/tr44/, `Zs`). */
const STRANGE_SPACE = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/;

/** A line of a list, with a mark that is not followed by a space; a number after a dash makes it negative. */
const ENTRY = /^([ \t>]*)([-*+]|\d{1,9}[.)])((?! )\p{Zs})[^\S\r\n]*[^\s\d].*/gmu;

/** Start of a heading or a table, which few paragraphs have. */
const OPENING = /\s*[#|＃]/y;

/**
 * Marks of a heading directly before its text, or with a character that looks like a space between them, such as a
 * no-break or an ideographic space. A single mark without a space may be a hashtag, as in `#react`.
 */
const HEADING = /^(?:(#{2,6})|([#＃]{1,6})\s+)(?=\p{L})/u;

const DASHES = /^[\s|:-]*-[\s|:-]*$/;

/** Maximum number of columns in a help text; more would not fit. */
const MOST_COLUMNS = 12;

function isRow(line: string): boolean {
  return line.length > 1 && line.startsWith('|') && line.endsWith('|');
}

function cellsIn(row: string): number {
  return row.split(/(?<!\\)\|/).length - 2;
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Two adjacent pairs of brackets. After a word or another bracket, they are mostly code without backticks. */
const BRACKETS = /(?<![\w\])\\])!?\[([^\][\n\\]{1,200})\]\[([^\][\n\\]{0,200})\]/g;

const WORD = /\p{L}{2}/u;

/**
 * Reports references to link definitions that the page does not have. Without words, they may be a key or an interval.
 * At the start of a line, they may be tags, as in changelogs, unless the page has link definitions.
 */
export function checkDefinitions(
  text: NodeOf<'text'>,
  { source, definitions }: Pick<ParsedPage, 'source'> & Pick<Survey, 'definitions'>,
  report: ReportProblem,
): void {
  if (!text.value.includes('][')) return;
  const { start, end } = stretchOf(text);
  for (const { 0: written, 1: shown = '', 2: named = '', index } of source.slice(start, end).matchAll(BRACKETS)) {
    const label = named === '' ? shown : named;
    if (!WORD.test(shown) || !(WORD.test(label) || /^\d+$/.test(label))) continue;
    if (definitions.size === 0 && named !== '' && beginsLine(start + index, source)) continue;
    report(
      'shown-as-text',
      { start: start + index, end: start + index + written.length },
      {
        message: `\`${shorten(written)}\` is shown as text: the page has no address for \`${shorten(label)}\`.`,
        help: `write \`[${shorten(label)}]: …\` with the address on a line of its own, or put it in backticks if readers should see it`,
      },
    );
  }
}

/** Returns whether only marks and comments are before an offset in its line. */
function beginsLine(at: number, source: string): boolean {
  const before = source.slice(Math.max(source.lastIndexOf('\n', at - 1) + 1, at - MOST_MARKS), at);
  return !/[\p{L}\p{N}]/u.test(before.replaceAll(/<!--.*?-->/g, ''));
}

/** Maximum number of characters to check before an offset. */
const MOST_MARKS = 100;
