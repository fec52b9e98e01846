import { stretchOf } from '../tree/destination.ts';
import type { ParsedPage } from '../read/parse-page.ts';
import { shorten } from '../../text/shorten.ts';
import type { ReportProblem } from '../tree/report-problem.ts';
import type { Survey } from '../read/survey.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';

/** The start of a line that was meant to be more than text. */
interface LineSlip {
  /** Matches a whole line in a paragraph, with its mark as the first group. */
  readonly pattern: RegExp;
  /** What is wrong; `…` stands for the mark. */
  readonly message: string;
  readonly fix: string;
}

/** Marks that have no effect. A single `#` without a space may be a hashtag, and a number after a dash negative. */
const LINE_SLIPS: readonly LineSlip[] = [
  {
    // Seen in Azure/azure-content#2566, patternfly/patternfly-org#355.
    pattern: /^(#{2,6})\p{L}.*/u,
    message: 'a heading needs a space after its `…`',
    fix: 'add the space',
  },
  {
    // Seen in ForestAdmin/lumber#382.
    pattern: /^(#{1,6})\u00A0\s*\p{L}.*/u,
    message: 'a no-break space follows its `…`',
    fix: 'replace it with a space',
  },
  {
    // Seen in rails/webpacker#1913.
    pattern: /(?<=^[ \t>]*)([-*+])\u00A0\s*[^\s\d].*/mu,
    message: 'a no-break space follows its `…`',
    fix: 'replace it with a space',
  },
];

/** Reports a paragraph that was meant to be a heading or a list (`LINE_SLIPS`), or a table without its row of dashes. */
export function checkParagraph(paragraph: NodeOf<'paragraph'>, source: string, report: ReportProblem): void {
  const { start, end } = stretchOf(paragraph);
  OPENING.lastIndex = start;
  if (!OPENING.test(source)) return;
  const written = source.slice(start, end);
  for (const { pattern, message, fix } of paragraph.children[0]?.type === 'text' ? LINE_SLIPS : []) {
    const found = pattern.exec(written);
    if (found === null) continue;
    const { 0: line, 1: mark = '', index } = found;
    const at = { start: start + index, end: start + index + line.trimEnd().length };
    report('shown-as-text', at, {
      message: `\`${shorten(line.trimEnd())}\` is shown as text: ${message.replace('…', mark)}.`,
      help: fix,
    });
  }
  const rows = written.split('\n').map((line) => line.trim());
  const [first = '', second = ''] = rows;
  if (rows.length < 2 || !rows.every((row) => row.length > 1 && row.startsWith('|') && row.endsWith('|'))) return;
  report(
    'shown-as-text',
    { start, end: start + first.length },
    {
      message: DASHES.test(second)
        ? `These rows are shown as text: the first one has ${cellsIn(first)} cell${cellsIn(first) === 1 ? '' : 's'}, but the row of dashes has ${cellsIn(second)}.`
        : 'These rows are shown as text: a table needs a row of dashes below its first row.',
      help: DASHES.test(second)
        ? 'give both rows the same number of cells'
        : `write \`|${' --- |'.repeat(Math.min(MOST_COLUMNS, cellsIn(first)))}\` below it`,
    },
  );
}

/** Start of a heading, a list or a table, which few paragraphs have. */
const OPENING = /\s*(?:[#|]|[-*+]\u00A0)/y;

const DASHES = /^[\s|:-]*-[\s|:-]*$/;

/** Maximum number of columns in a help text; more would not fit. */
const MOST_COLUMNS = 12;

function cellsIn(row: string): number {
  return row.split(/(?<!\\)\|/).length - 2;
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
    const at = { start: start + index, end: start + index + written.length };
    report('shown-as-text', at, {
      message: `\`${shorten(written)}\` is shown as text: the page has no address for \`${shorten(label)}\`.`,
      help: `write \`[${shorten(label)}]: …\` with the address on a line of its own, or put it in backticks if readers should see it`,
    });
  }
}

/** Returns whether only marks and comments are before an offset in its line. */
function beginsLine(at: number, source: string): boolean {
  const before = source.slice(Math.max(source.lastIndexOf('\n', at - 1) + 1, at - MOST_MARKS), at);
  return !/[\p{L}\p{N}]/u.test(before.replaceAll(/<!--.*?-->/g, ''));
}

/** Maximum number of characters to check before an offset. */
const MOST_MARKS = 100;

/** Two pairs of asterisks without effect. Next to a slash, they are part of a glob. */
const STRONG = /(?<![*\\/])\*\*(?!\*)([^*`\n]{1,200})(?<!\\)\*\*(?![*/])/g;

/** Text with brackets at the wrong ends, which means that the asterisks belong to two words, as in `**a) and (**b`. */
const BETWEEN_WORDS = /^[\p{Pe}\p{Pf}]|[\p{Ps}\p{Pi}]$/u;

/**
 * Reports visible marks of strong text, which have a space, or punctuation without one, on the wrong side: both are in
 * translations of withastro/docs.
 */
export function checkStrong(text: NodeOf<'text'>, source: string, report: ReportProblem): void {
  if (!text.value.includes('**')) return;
  const { start, end } = stretchOf(text);
  const tell = (words: string, at: number): void => {
    if (!ANY_WORD.test(words) || BETWEEN_WORDS.test(words)) return;
    const isSpaced = words.trim() !== words;
    const written = `**${words}**`;
    report(
      'shown-as-text',
      { start: at, end: at + written.length },
      {
        message: isSpaced
          ? `\`${shorten(written)}\` is shown as text: its words begin or end with a space.`
          : `\`${shorten(written)}\` is shown as text: its marks are between punctuation and a letter.`,
        help: isSpaced
          ? `write \`**${shorten(words.trim())}**\``
          : 'move the punctuation outside the marks, add a space, or write `<strong>` and `</strong>`',
      },
    );
  };
  for (const { 1: words = '', index } of source.slice(start, end).matchAll(STRONG)) tell(words, start + index);
  STRONG_CODE.lastIndex = end - '**'.length;
  const [, code] = STRONG_CODE.exec(source) ?? [];
  if (code !== undefined) tell(code, end - '**'.length);
}

/** Strong code, which is not part of the text node that ends with the first mark. */
const STRONG_CODE = /(?<![*\\/])\*\*(`[^`\n]{1,100}`)\*\*(?![*/])/y;

const ANY_WORD = /\p{L}{2}|\p{Lo}/u;
