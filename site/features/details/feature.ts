import { defineFeature } from '../../feature/feature.ts';
import { escapeText } from '../../text/escape.ts';

/** Text that readers unfold. */
export const details = defineFeature({
  name: 'details',
  says: 'Text that readers unfold.',
  asked: ['block'],
  label: { as: 'markdown' },
  ask: { open: { kind: 'switch', says: 'Whether it starts unfolded.' } },
  words: { details: 'Details' },
  html: ({ ask, title, content }, { words }) =>
    `<details${ask.open === true ? ' open' : ''}><summary>${title || escapeText(words.details)}</summary>${content}</details>`,
  markdown: ({ text, content }, { words }) => `**${text || words.details}**\n\n${content}`,
});
