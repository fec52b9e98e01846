import { defineFeature } from 'docs-nav/feature';

/** A feature in a line of text. */
export default defineFeature({
  name: 'since',
  says: 'What there is since a version.',
  asked: ['text'],
  label: { as: 'markdown', required: true },
  ask: { version: { kind: 'number', min: 1, required: true, says: 'The version.' } },
  html: ({ ask, title }) => `<ins class="feature-since" title="${ask.version}">${title}</ins>`,
  markdown: ({ ask, title }) => `${title} (since ${ask.version})`,
});
