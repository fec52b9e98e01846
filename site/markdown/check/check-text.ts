import { findNear, wordNear } from '../../../engine/text/suggest.ts';
import { stretchOf } from '../tree/destination.ts';
import { type ReportProblem, shorten } from '../tree/report-problem.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';

/** Two pairs of asterisks without effect. Next to a slash, they are part of a glob. */
const STRONG = /(?<![*\\/])\*\*(?!\*)([^*`\n]{1,200})(?<!\\)\*\*(?![*/])/g;

/** Text with brackets at the wrong ends, which means that the asterisks belong to two words, as in `**a) and (**b`. */
const BETWEEN_WORDS = /^[\p{Pe}\p{Pf}]|[\p{Ps}\p{Pi}]$/u;

/** Reports visible marks of strong text, which have a space, or punctuation without one, on the wrong side. */
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

/** An unknown character reference, or a known one without its semicolon, unless it may be part of an address. */
const REFERENCE =
  /(?<!\\)&(?:([A-Za-z]{2,12});|(nbsp|shy|ndash|mdash|hellip|copy|reg|trade|times|rarr|larr|lt|gt)(?![\w;=]))/g;

/** Names that writers type by heart, and may misspell. */
const NAMES =
  'nbsp shy ensp emsp thinsp zwj zwnj ndash mdash hellip middot bull quot apos laquo raquo ldquo rdquo lsquo rsquo bdquo amp copy trade times larr rarr uarr darr harr euro deg auml ouml uuml szlig eacute'.split(
    ' ',
  );

/** Reports misspelled character references, which are shown as text. */
export function checkCharacters(text: NodeOf<'text'>, source: string, report: ReportProblem): void {
  if (!text.value.includes('&')) return;
  const { start, end } = stretchOf(text);
  for (const { 0: written, 1: name, 2: bare, index } of source.slice(start, end).matchAll(REFERENCE)) {
    // A known reference has become its character.
    if (!text.value.includes(written)) continue;
    const near = name === undefined ? undefined : findNear(name, NAMES);
    if (near === undefined && bare === undefined) continue;
    report(
      'shown-as-text',
      { start: start + index, end: start + index + written.length },
      {
        message:
          bare === undefined
            ? `\`${written}\` is shown as text: no character has this name.`
            : `\`${written}\` is shown as text: it has no semicolon.`,
        help: bare === undefined ? wordNear(near && { ...near, value: `&${near.value};` }) : `write \`${written};\``,
        write: bare === undefined ? undefined : `${written};`,
      },
    );
  }
}
