import type { PageTree } from '../../resolve/page-tree.ts';
import { contentPathname } from '../../address/page-file.ts';
import { defineRule } from './rule.ts';

export const misnamedPage = defineRule({
  code: 'misnamed-page',
  severity: 'warning',
  summary: 'A file of the content folder looks like a page, but its name does not end in `.md` or `.mdx`.',
  why: 'Only files with these endings, in lower case, are read as pages. Any other file is published as it is.',
  check(tree, report) {
    for (const [, asset] of misnamedPages(tree)) {
      const name = asset.slice(asset.lastIndexOf('/') + 1);
      const start = { line: 1, column: 1, offset: 0 };
      report({
        at: { file: `${tree.site.info.content}${asset}`, range: { start, end: start } },
        message: `The file \`${asset}\` is not read as a page.`,
        help: `rename it to \`${toPageName(name)}\``,
      });
    }
  },
});

/** Finds files that were most likely meant as pages, by the pathname they would have. */
export function misnamedPages({ input }: PageTree): ReadonlyMap<string, string> {
  return new Map(
    input.assets
      .filter((asset) => MISNAMED.test(asset))
      .map((asset) => [contentPathname(toPageName(asset)), asset] as const),
  );
}

/** Extensions that other tools accept for Markdown, and ours in upper case. */
const MISNAMED = /\.(?:markdown|mdown|mkdn?|mdx?)$/i;

function toPageName(path: string): string {
  return path.replace(MISNAMED, (ending) => (/^\.mdx$/i.test(ending) ? '.mdx' : '.md'));
}
