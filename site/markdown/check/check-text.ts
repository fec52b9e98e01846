import { stretchOf } from '../tree/destination.ts';
import { shorten } from '../../text/shorten.ts';
import type { ReportProblem } from '../tree/report-problem.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';

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
    if (!WORD.test(words) || BETWEEN_WORDS.test(words)) return;
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

const WORD = /\p{L}{2}|\p{Lo}/u;
