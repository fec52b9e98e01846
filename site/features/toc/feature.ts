import { defineFeature } from '../../feature/feature.ts';
import { escapeText } from '../../text/escape.ts';

/** The sections of the page as a list of links. */
export const toc = defineFeature({
  name: 'toc',
  says: 'A list of links to the sections of the page.',
  asked: ['line'],
  html(_, { outline }) {
    const items = outline().map(
      ({ id, level, text }) => `<li class="d${Math.max(2, level)}"><a href="#${id}">${escapeText(text)}</a></li>`,
    );
    return items.length === 0 ? '' : `<ul class="outline">${items.join('')}</ul>`;
  },
  markdown: () => '',
});
