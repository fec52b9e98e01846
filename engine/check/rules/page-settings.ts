import { resolveReference } from '../../address/reference.ts';
import { folderPathname } from '../../address/page-file.ts';
import { startOf } from '../../text/source.ts';
import { defineRule } from './rule.ts';

export const plannedPage = defineRule({
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

export const relatedToItself = defineRule({
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
