import { defineFeature } from '../../feature/feature.ts';

/** Numbered steps. */
export const steps = defineFeature({
  name: 'steps',
  says: 'Numbered steps, one after the other.',
  asked: ['block'],
  html: ({ content }) => `<ol class="feature-steps">${content}</ol>`,
  markdown: ({ content }) => content,
});

/** One step; its title is a heading that readers can link to. */
export const step = defineFeature({
  name: 'step',
  says: 'One step, under a title that can be linked to.',
  asked: ['block'],
  label: { as: 'markdown', required: true, heading: 3 },
  within: 'steps',
  html: ({ title, content }) => `<li>${title}${content}</li>`,
  markdown: ({ text, content }) => `### ${text}\n\n${content}\n`,
});
