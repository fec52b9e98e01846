import { stretchOf } from './destination.ts';
import { type ReportProblem, shorten } from './report-problem.ts';
import type { NodeOf } from './syntax-tree.ts';

/** Marks of a heading with its words right behind them. One alone may be a number or a topic, as in `#1`. */
const HEADING = /(?<=^[ \t]{0,3})#{2,6}(?=[\p{L}\p{N}]).*/gmu;

/** Lines of cells, at least two, as of a table. */
const CELLS = /^[ \t]*\|.*\|[ \t]*(?:\n[ \t]*\|.*\|[ \t]*)+$/;

/** Reports a paragraph that was to be something else: headings without a space, and a table without its row of dashes. */
export function checkParagraph(paragraph: NodeOf<'paragraph'>, source: string, report: ReportProblem): void {
  const { start, end } = stretchOf(paragraph);
  const text = source.slice(start, end);
  if (text.startsWith('|') && CELLS.test(text)) {
    const first = text.slice(0, text.indexOf('\n')).trimEnd();
    report(
      'shown-as-text',
      { start, end: start + first.length },
      {
        message: 'These rows are shown as text: a table has a row of dashes below the first one.',
        help: `write \`|${' --- |'.repeat(Math.min(MOST_COLUMNS, first.split(BAR).length - 2))}\` below it`,
      },
    );
  }
  if (!text.includes('##')) return;
  for (const { 0: line, index } of text.matchAll(HEADING)) {
    const marks = line.slice(0, line.search(/[^#]/));
    report(
      'shown-as-text',
      { start: start + index, end: start + index + line.trimEnd().length },
      {
        message: `\`${shorten(line.trimEnd())}\` is shown as text: a heading has a space behind its \`${marks}\`.`,
        help: 'add the space',
      },
    );
  }
}

/** Columns that a help writes down; more would not fit. */
const MOST_COLUMNS = 12;

const BAR = /(?<!\\)\|/;

/**
 * Two brackets that no definition made a link of. Behind a word or another bracket they are code that lacks its marks;
 * two numbers are two sources.
 */
const REFERENCE = /(?<![\w\]\\])(?!\[\d+\]\[\d+\])!?\[([^\][\n]{1,200})\]\[([^\][\n]{0,200})\]/g;

/** Reports references to addresses that the page does not define. */
export function checkDefinitions(text: NodeOf<'text'>, source: string, report: ReportProblem): void {
  if (!text.value.includes('][')) return;
  const { start, end } = stretchOf(text);
  for (const { 0: written, 1: shown = '', 2: named = '', index } of source.slice(start, end).matchAll(REFERENCE)) {
    const label = named === '' ? shown : named;
    report(
      'shown-as-text',
      { start: start + index, end: start + index + written.length },
      {
        message: `\`${shorten(written)}\` is shown as text: the page does not say where \`${shorten(label)}\` leads.`,
        help: `write \`[${shorten(label)}]: …\` with the address on a line of its own, or put it in backticks if readers should see it`,
      },
    );
  }
}
