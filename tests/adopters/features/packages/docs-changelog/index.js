/** A feature as a package ships it: built, and without an import of docs-nav. */
export default {
  name: 'changelog',
  says: 'A list of changes around a note.',
  asked: ['block'],
  label: { as: 'markdown', heading: 2 },
  html: ({ title, content }) => `<section class="feature-changelog">${title}${content}<ul><li>1.0</li></ul></section>`,
  markdown: ({ text, content }) => `## ${text}\n\n${content}\n\n- 1.0`,
};
