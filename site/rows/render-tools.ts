import { escapeAttribute, escapeText } from '../text/escape.ts';
import type { RowsWords } from './words.ts';

/** What readers can filter rows by, besides their words. */
export type RowMark = 'req' | 'deprecated' | 'inherited';

/**
 * Renders the filter of the lists that follow, and the buttons that choose their layout. Without scripts, styles hide
 * them.
 */
export function renderTools(
  { hasFilter, marks = [] }: { readonly hasFilter: boolean; readonly marks?: readonly RowMark[] },
  words: RowsWords,
): string {
  const filter = escapeAttribute(words.rowsFilter);
  const button = (value: string, text: string) => `<button type="button" value="${value}">${escapeText(text)}</button>`;
  return (
    '<div class="rows-tools" data-island="rows">' +
    (!hasFilter
      ? ''
      : `<input type="search" aria-label="${filter}" placeholder="${filter}" autocomplete="off" spellcheck="false">` +
        marks.map((mark) => button(mark, wordOf(mark, words))).join('') +
        '<output></output>') +
    `<div role="group" aria-label="${escapeAttribute(words.apiLayout)}">` +
    button('expanded', words.apiLayoutExpanded) +
    button('collapsed', words.apiLayoutCollapsed) +
    '</div></div>'
  );
}

function wordOf(mark: RowMark, words: RowsWords): string {
  switch (mark) {
    case 'req':
      return words.apiRequired;
    case 'deprecated':
      return words.apiDeprecated;
    case 'inherited':
      return words.rowsInherited;
  }
}
