import { defineRule, placeOfKey, type Page } from 'docs-nav/rules';
import { isAboutComponent } from './kinds';

/** Pages about a component. */
export default defineRule({
  code: 'no-accessibility',
  severity: 'error',
  says: 'Every page about a component must have a heading “Accessibility”.',
  why: 'Readers look for it there.',
  also: [{ code: 'no-summary', severity: 'warning', says: 'Every start page must have a description.' }],
  check: ({ pages }) => [
    ...pages.filter(isAboutComponent).flatMap((page: Page) =>
      page.headings.some(({ text, level }) => level === 2 && text === 'Accessibility')
        ? []
        : [
            {
              message: `\`${page.title}\` has no heading “Accessibility”.`,
              help: 'add one below the others',
              place: placeOfKey(page, 'component'),
            },
          ],
    ),
    ...pages
      .filter(({ kind, language, file }) => kind === 'page' && language === 'en' && file?.endsWith('start.md') === true)
      .filter(({ frontMatter }) => frontMatter.description === undefined)
      .map(({ pathname, place }) => ({ code: 'no-summary', message: `\`${pathname}\` has no description.`, place })),
  ],
});
