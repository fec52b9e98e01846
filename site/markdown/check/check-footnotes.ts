import { stretchOf, type Stretch } from '../tree/destination.ts';
import type { FootnoteNumbers } from '../read/footnote-numbers.ts';
import { shorten } from '../../text/shorten.ts';
import type { ReportProblem } from '../tree/report-problem.ts';
import type { Survey } from '../read/survey.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';

/**
 * Brackets with a caret that are not a reference, since there is no definition; before a quantifier, they are part of a
 * regular expression.
 */
const REFERENCE = /(?<!\\)\[\^[\p{L}\p{N}_-]{1,100}\](?![+*?{])/gu;

/** Reports references to missing footnotes, which are shown as text. */
export function checkReferences(text: NodeOf<'text'>, source: string, report: ReportProblem): void {
  if (!text.value.includes('[^')) return;
  const { start, end } = stretchOf(text);
  for (const { 0: written, index } of source.slice(start, end).matchAll(REFERENCE)) {
    const at = { start: start + index, end: start + index + written.length };
    report('missing-footnote', at, {
      message: `\`${written}\` is shown as text: the page has no such footnote.`,
      help: `write \`${written}: …\` on a line of its own, or put it in backticks if readers should see it`,
    });
  }
}

/** Reports footnotes that readers never see: those without a visible reference, and duplicates. */
export function checkFootnotes(survey: Survey, source: string, uses: FootnoteNumbers, report: ReportProblem): void {
  for (const [identifier, note] of survey.footnotes) {
    if (uses.has(identifier)) continue;
    report('unused-footnote', nameOf(note, source), {
      message: `Nothing refers to this footnote, so it is not shown.`,
      help: `write \`[^${shorten(note.label ?? identifier)}]\` where it belongs, or remove it`,
    });
  }
  for (const note of survey.repeatedFootnotes) {
    report('repeated-footnote', nameOf(note, source), {
      message: `The page already has a footnote \`${shorten(note.label ?? note.identifier)}\`, so this one is not shown.`,
      help: 'give it another name, and use that name to refer to it',
    });
  }
}

/** Finds the brackets at the start of a definition. */
function nameOf(note: NodeOf<'footnoteDefinition'>, source: string): Stretch {
  const { start, end } = stretchOf(note);
  const bracket = source.indexOf(']:', start);
  return { start, end: bracket < 0 || bracket >= end ? end : bracket + 1 };
}
