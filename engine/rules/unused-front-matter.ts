import type { PageTree } from '../page-tree.ts';
import type { Range } from '../source.ts';
import { defineRule } from './rule.ts';

export const unusedFrontMatter = defineRule({
  code: 'unused-front-matter',
  severity: 'warning',
  summary: 'Pages have a key in their front matter that has no effect.',
  why: 'It most likely comes from another tool. Its values stay in the manifest, under `extra`, for programs; readers do not see them. Each key is reported once, no matter how many pages have it.',
  check(tree, report) {
    for (const [key, { count, file, range }] of findUnused(tree)) {
      const also = count === 1 ? '' : `, as on ${count - 1} more ${count === 2 ? 'page' : 'pages'}`;
      const isSidebar = key.startsWith('sidebar_');
      report({
        at: { file, range },
        message: isSidebar
          ? `\`${key}\` has no effect here${also}: the navigation lists the page.`
          : `\`${key}\` has no effect here${also}.`,
        help: isSidebar
          ? 'set it in nav/sections, or let a group with `generate: directory` list the folder'
          : 'remove it, or leave it for programs that read the manifest',
      });
    }
  },
});

interface UnusedKey {
  readonly file: string;
  readonly range: Range;
  count: number;
}

/** Every key that means nothing, with the first page that has it. */
function findUnused({ input, pages }: PageTree): ReadonlyMap<string, UnusedKey> {
  const found = new Map<string, UnusedKey>();
  for (const { path, pathname, facts } of input.pages) {
    if (facts.extra === undefined && facts.sidebarKeys === undefined) continue;
    const node = pages.get(pathname)?.node;
    const isListed = node?.kind === 'page' && node.generated !== 'directory';
    for (const { key, range } of [...(facts.extra ?? []), ...(isListed ? (facts.sidebarKeys ?? []) : [])]) {
      const known = found.get(key);
      if (known === undefined) found.set(key, { file: path, range, count: 1 });
      else known.count += 1;
    }
  }
  return found;
}
