import { Prec, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { closesRightly } from './parse-source.ts';

/** A letter that is not inserted: what goes away before it, and where the cursor is afterward. */
interface TypedOver {
  readonly from: number;
  readonly cursor: number;
}

/**
 * Finds out whether a letter is one of a closing tag that the editor has inserted already. `at` is where the letter would
 * be in the text. `undefined` for every other letter.
 *
 * @example
 * '<b>hi<|</b>' and '/' → '<b>hi</|b>', and so on with 'b' and '>'
 * '<b>hi</b>b|' and '>' → '<b>hi</b>|', if there was no tag and the slash has completed it
 */
export function findTypedOver(text: string, at: number, letter: string): TypedOver | undefined {
  const before = text.slice(0, at);
  const after = text.slice(at);
  if (letter === '/' && before.endsWith('<') && after.startsWith('</'))
    return closesRightly(before.slice(0, -1) + after, at - 1) ? { from: at - 1, cursor: at + 1 } : undefined;
  if (after.startsWith(letter) && /<\/[\w.$:-]*$/.test(before) && /^[\w.$:-]*>/.test(after))
    return { from: at, cursor: at + 1 };
  const twice = letter === '>' ? /<\/([\w.$:-]*)>\1$/.exec(before) : null;
  const from = at - (twice?.[1]?.length ?? 0);
  return twice === null ? undefined : { from, cursor: from };
}

/** Types a closing tag over the one that the editor inserts by itself. */
export const CLOSING_TAGS: Extension = Prec.high(
  EditorView.inputHandler.of((view, from, to, text) => {
    const over = from === to && text.length === 1 ? findTypedOver(view.state.doc.toString(), from, text) : undefined;
    if (over === undefined) return false;
    view.dispatch({
      changes: { from: over.from, to: from },
      selection: { anchor: over.cursor },
      userEvent: 'input.type',
    });
    return true;
  }),
);
