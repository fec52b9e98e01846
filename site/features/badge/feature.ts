import { defineFeature } from '../../feature/feature.ts';

/** A word or two about a part of the text, such as its status. */
export const badge = defineFeature({
  name: 'badge',
  says: 'A word or two in a line of text, such as the status of what is named before it.',
  asked: ['text'],
  label: { as: 'markdown', required: true },
  ask: {
    status: {
      kind: 'choice',
      of: ['new', 'alpha', 'beta', 'experimental', 'stable', 'planned', 'deprecated'],
      says: 'What the words mean, which gives them their color.',
    },
  },
  html: ({ ask: { status }, title }) =>
    `<span class="feature-badge${status === undefined ? '' : ` ${status}`}">${title}</span>`,
  markdown: ({ title }) => `**${title}**`,
});
