import { resolveReference } from '../../address/reference.ts';
import { folderPathname } from '../../address/page-file.ts';
import { startOf } from '../../text/source.ts';
import { defineTreeRule } from './rule.ts';

export const plannedPage = defineTreeRule({
  code: 'planned-page',
  severity: 'warning',
  summary: 'A page is marked as planned although it is written.',
  why: 'Readers see that the page is yet to come, and do not open it.',
  check({ nodes, pages }, report) {
    for (const { node } of nodes) {
      if (node.kind !== 'page' || !node.tags.includes('planned')) continue;
      const file = pages.get(node.pathname)?.file;
      if (file === undefined || node.hash !== undefined) continue;
      report({
        at: node.span,
        message: `The page \`${node.pathname}\` is marked as planned, and written.`,
        help: 'remove `planned`',
        related: [{ message: 'the page', at: startOf(file.path) }],
      });
    }
  },
});

export const relatedToItself = defineTreeRule({
  code: 'related-to-itself',
  severity: 'warning',
  summary: 'A page lists itself among the pages related to it.',
  why: 'The link would lead readers to where they are, so it is left out.',
  check({ input, site, slugs }, report) {
    for (const { path, pathname, facts } of input.pages) {
      for (const href of facts.frontMatter.related ?? []) {
        const target = resolveReference(href, {
          from: pathname,
          folder: folderPathname(path, site.info.content),
          slugs,
        });
        if (target.kind !== 'page' || target.pathname !== pathname) continue;
        report({
          at: startOf(path),
          message: `The page lists itself as related: \`${href}\`.`,
          help: 'remove it from `related`',
        });
      }
    }
  },
});

export const twoTitles = defineTreeRule({
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
