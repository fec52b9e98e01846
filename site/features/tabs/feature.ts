import { defineFeature } from '../../feature/feature.ts';
import { escapeAttribute } from '../../text/escape.ts';

/** A set of content tabs, of which readers see one at a time. */
export const tabs = defineFeature({
  name: 'tabs',
  says: 'A set of content tabs, of which readers see one at a time.',
  asked: ['block'],
  html: ({ content }) => `<div class="tabset" data-tabs>${content}</div>`,
  markdown: ({ content }) => content,
});

/** One tab of a set; its title is the label. */
export const tab = defineFeature({
  name: 'tab',
  says: 'One tab of a set, under its label.',
  asked: ['block'],
  label: { as: 'text', required: true },
  within: 'tabs',
  words: { tab: 'Tab' },
  html: ({ text, content }, { words }) =>
    `<section aria-label="${escapeAttribute(text || words.tab)}">${content}</section>`,
  // The next tab may be on the next line.
  markdown: ({ text, content }, { words }) => `**${text || words.tab}**\n\n${content}\n`,
});
