import { toServedPathname } from '../pathname.ts';
import { reservedPaths } from './reserved-pathname.ts';
import { defineRule } from './rule.ts';

export const assetCollision = defineRule({
  code: 'asset-collision',
  severity: 'error',
  summary: 'A file in the content folder has the path of a file that the build writes.',
  why: 'One of the two would overwrite the other, and which one remains would be arbitrary.',
  check(tree, report) {
    const reserved = reservedPaths(tree);
    const written = new Set<string>();
    const hasIndex = tree.input.assets.some((asset) => asset.toLowerCase().endsWith('/index.html'));
    if (hasIndex) for (const pathname of tree.pages.keys()) written.add(`${toServedPathname(pathname)}/index.html`);
    for (const asset of tree.input.assets) {
      const use = reserved.get(`/${asset.split('/', 2)[1] ?? ''}`.toLowerCase());
      if (use === undefined && !written.has(asset.toLowerCase())) continue;
      const start = { line: 1, column: 1, offset: 0 };
      report({
        at: { file: `${tree.site.info.content}${asset}`, range: { start, end: start } },
        message:
          use === undefined
            ? `The file \`${asset}\` has the path of a page.`
            : `The path of the file \`${asset}\` is reserved for ${use}.`,
        help: 'rename the file, or move it out of the folder',
      });
    }
  },
});
