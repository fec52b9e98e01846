import type { PageTree, ServedPage } from '../page-tree.ts';
import { didYouMeanPathname, nearestPathname } from './nearest-pathname.ts';
import { outsideNodes } from './pathname-outside-section.ts';
import { defineRule } from './rule.ts';

export const unwrittenPage = defineRule({
  code: 'unwritten-page',
  severity: 'warning',
  summary: 'A page of the navigation has no Markdown file.',
  why: 'The page is served all the same, and tells its readers that it has not been written yet.',
  check(tree, report) {
    const unwritten = unwrittenPages(tree);
    const meant = misspeltPages(tree, unwritten);
    const outside = outsideNodes(tree);
    const nearest = nearestPathname(() => tree.pages.keys());
    for (const page of unwritten) {
      const { pathname, node } = page;
      const orphan = meant.get(pathname);
      // Rules of their own speak about these: the pathname is wrong, and with it the file that is looked for.
      if ((node && outside.has(node)) || (orphan !== undefined && orphan === pathname.toLowerCase())) continue;
      const isPlace = node?.kind === 'page' && node.hash !== undefined;
      const write = `write ${tree.site.info.content}${pathname}.md, or mark the page as \`planned\``;
      report({
        at: page.span,
        message: `There is no content for \`${pathname}\`.`,
        help: orphan === undefined ? ((isPlace ? didYouMeanPathname(pathname, nearest) : undefined) ?? write) : `did you mean \`${orphan}\``,
      });
    }
  },
});

export const orphanPage = defineRule({
  code: 'orphan-page',
  severity: 'warning',
  summary: 'A Markdown file is part of no page tree.',
  why: 'Nobody can find the page: it is in no sidebar, no search and no list of pages.',
  check(tree, report) {
    const found = new Set(misspeltPages(tree, unwrittenPages(tree)).values());
    for (const file of tree.input.pages) {
      if (!isOrphan(file.pathname, tree) || found.has(file.pathname) || tree.unread.mayServe(file.pathname)) continue;
      report({ at: startOf(file.path), message: `No page tree reaches \`${file.pathname}\`.`, help: 'add its pathname to a file in nav/sections, or delete the file' });
    }
  },
});

function isOrphan(pathname: string, tree: PageTree): boolean {
  const served = tree.pages.get(pathname);
  return served === undefined || served.kind === 'section';
}

function unwrittenPages(tree: PageTree): readonly ServedPage[] {
  const unwritten: ServedPage[] = [];
  for (const page of tree.pages.values()) {
    if (page.file !== undefined || (page.kind !== 'page' && page.kind !== 'tab')) continue;
    if (page.tags.includes('planned') || (page.node?.kind === 'page' && page.node.generated === 'api')) continue;
    unwritten.push(page);
  }
  return unwritten;
}

/** Pathnames in the navigation that look like a misspelt file, and the pathname of that file: one cause, one message. */
function misspeltPages(tree: PageTree, unwritten: readonly ServedPage[]): ReadonlyMap<string, string> {
  const meant = new Map<string, string>();
  if (unwritten.length === 0) return meant;
  const orphans = new Set<string>();
  for (const { pathname } of tree.input.pages) if (isOrphan(pathname, tree)) orphans.add(pathname);
  if (orphans.size === 0) return meant;
  const nearest = nearestPathname(() => orphans);
  const found = new Set<string>();
  for (const { pathname } of unwritten) {
    const orphan = nearest(pathname);
    if (orphan === undefined || found.has(orphan)) continue;
    meant.set(pathname, orphan);
    found.add(orphan);
  }
  return meant;
}

function startOf(file: string) {
  const start = { line: 1, column: 1, offset: 0 };
  return { file, range: { start, end: start } };
}
