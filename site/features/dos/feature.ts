import { defineFeature } from '../../feature/feature.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';

/** A circle with the sign of each: what colors say, for readers who do not see them. */
const SIGNS = { do: 'm8.5 12 2.5 2.5 4.5-5', dont: 'm9 9 6 6m0-6-6 6' } as const;

/** An example of what to do, or not to do; one of each, in this order, is a pair. */
export const dos = defineFeature({
  name: 'do',
  names: ['do', 'dont'],
  says: 'An example to follow, or with `dont` one to avoid; a `dont` right after a `do` stands beside it.',
  asked: ['block'],
  label: { as: 'markdown' },
  words: { do: 'Do', dont: 'Don’t' },
  html({ name, title, content }, { words }) {
    const kind = kindOf(name);
    const sign = `<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8.5"/><path d="${SIGNS[kind]}"/></svg>`;
    const caption = title === '' ? '' : `<p>${title}</p>`;
    return `<div class="feature-dos ${kind}" role="group" aria-label="${escapeAttribute(words[kind])}"><p class="verdict">${sign}${escapeText(words[kind])}</p>${content}${caption}</div>`;
  },
  markdown({ name, title, content }, { words }) {
    const kind = kindOf(name);
    const parts = [`**${kind === 'do' ? '✓' : '✗'} ${words[kind]}**`, content, title];
    // The other one may be on the next line.
    return `${parts.filter(Boolean).join('\n\n')}\n`;
  },
});

function kindOf(name: string): keyof typeof SIGNS {
  return name === 'dont' ? 'dont' : 'do';
}
