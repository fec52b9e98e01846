import { defineRule, findAll } from 'docs-nav/rules';

export default defineRule({
  code: 'no-todo',
  severity: 'warning',
  says: 'Pages must not contain TODO.',
  check: ({ pages }) =>
    pages.flatMap((page) =>
      findAll(page, 'TODO', page.prose).map(({ place }) => ({
        message: `\`${page.pathname}\` still has a \`TODO\`.`,
        help: 'do it, or open an issue',
        place,
      })),
    ),
});
