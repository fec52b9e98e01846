import { fillText } from '../../browser/page-language.ts';
import type { Words } from '../../words/words.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { noteId } from '../read/footnote-numbers.ts';
import { contentOf } from '../tree/syntax-tree.ts';
import { renderBlocks } from './render-blocks.ts';
import type { Rendering } from './rendering.ts';

/** Renders the footnotes with references so far, each with links back; returns an empty string if there are none. */
export function renderFootnotes(rendering: Rendering): string {
  const { footnotes, survey, words } = rendering;
  const notes: string[] = [];
  // Notes may refer to further notes, so the list grows while it is rendered.
  for (let at = 0; at < footnotes.order.length; at++) {
    const note = survey.footnotes.get(footnotes.order[at] ?? '');
    notes.push(note === undefined ? '' : renderBlocks(contentOf(note), rendering, 1));
  }
  if (notes.length === 0) return '';
  const items = notes.map((html, at) => {
    const back = footnotes
      .referencesTo(footnotes.order[at] ?? '')
      .map((id, which) => backLink(id, which === 0 ? `${at + 1}` : `${at + 1}-${which + 1}`, words));
    return `<li id="${noteId(at + 1)}">${insideLastParagraph(html, ` ${back.join(' ')}`)}</li>`;
  });
  return `<section class="footnotes" aria-label="${escapeAttribute(words.footnotes)}"><ol>${items.join('')}</ol></section>`;
}

function backLink(id: string, number: string, { footnoteBack }: Words): string {
  const label = escapeAttribute(fillText(footnoteBack, { number }));
  return `<a href="#${id}" aria-label="${label}">↩</a>`;
}

function insideLastParagraph(html: string, end: string): string {
  return html.endsWith('</p>') ? `${html.slice(0, -'</p>'.length)}${end}</p>` : `${html}<p>${end.trimStart()}</p>`;
}
