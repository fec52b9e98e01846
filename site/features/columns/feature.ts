import { defineFeature } from '../../feature/feature.ts';

/** Parts of a page side by side. */
export const columns = defineFeature({
  name: 'columns',
  says: 'Parts of a page side by side, such as source and result; one below the other where there is no room.',
  asked: ['block'],
  html: ({ content }) => `<div class="feature-columns">${content}</div>`,
  markdown: ({ content }) => content,
});

/** One of the parts. */
export const column = defineFeature({
  name: 'column',
  says: 'One of the parts that are side by side.',
  asked: ['block'],
  within: 'columns',
  html: ({ content }) => `<div>${content}</div>`,
  // The next column may be on the next line.
  markdown: ({ content }) => `${content}\n`,
});
