import { startOf } from '../../text/source.ts';
import { defineRule } from './rule.ts';

export const twoTitles = defineRule({
  code: 'two-titles',
  severity: 'warning',
  summary: 'The front matter of a page and its first heading have different titles.',
  why: 'Readers see the heading on the page and the other title in the browser, in the sidebar and in the search, and do not know whether they have arrived.',
  check({ input }, report) {
    for (const { path, facts } of input.pages) {
      const { heading, isPartial } = facts;
      const { title } = facts.frontMatter;
      if (title === undefined || heading === undefined || plain(title) === plain(heading) || isPartial === true)
        continue;
      report({
        at: startOf(path),
        message: `The title in the front matter, \`${title}\`, is not the one of the heading, \`${heading}\`.`,
        help: 'remove one of them; for a short name in the sidebar, set `title` in the navigation',
      });
    }
  },
});

/** Spaces and the signs around code make no difference to readers. */
function plain(title: string): string {
  return title.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();
}
