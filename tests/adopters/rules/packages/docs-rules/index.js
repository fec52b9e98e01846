/** Titles are sentences: only their first word has a capital. */
export default {
  code: 'title-case',
  severity: 'warning',
  says: 'Titles must be in sentence case.',
  check: ({ pages }) =>
    pages
      .filter(({ language, title }) => language === 'en' && /^\S+ .*[A-Z]/.test(title))
      .map(({ title, titlePlace }) => ({
        message: `The title \`${title}\` is not in sentence case.`,
        help: 'write only its first word with a capital',
        place: titlePlace,
      })),
};
