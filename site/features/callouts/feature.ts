import { defineFeature } from '../../feature/feature.ts';
import { escapeText } from '../../text/escape.ts';
import { type Callout, lookOf, NAMES, WORDS } from './names.ts';

/** A block that stands out, such as a note or a warning. */
export const callouts = defineFeature({
  name: 'note',
  names: NAMES,
  says: 'A block that stands out from the text around it.',
  asked: ['block'],
  label: { as: 'markdown' },
  words: WORDS,
  html: ({ name, title, content }, { words }) =>
    `<aside class="callout ${lookOf(name)}" role="note"><p class="callout-title">${title || escapeText(words[name as Callout])}</p>${content}</aside>`,
  markdown: ({ name, text, content }, { words }) =>
    `**${text || words[name as Callout]}**\n\n${content}`.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>'),
});
