import type { PageTree, ServedPage } from '../page-tree.ts';
import { suggest } from '../suggest.ts';
import { defineRule } from './rule.ts';

export const unwrittenPage = defineRule({
  code: 'unwritten-page',
  severity: 'warning',
  summary: 'A page of the navigation has no Markdown file.',
  why: 'The page is served all the same, and tells its readers that it has not been written yet.',
  check(tree, report) {
    const meant = misspeltPages(tree);
    for (const page of unwrittenPages(tree)) {
      const orphan = meant.get(page.pathname);
      const file = `${tree.site.info.content}${page.pathname}.md`;
      report({
        at: page.span,
        message: `There is no content for \`${page.pathname}\`.`,
        help: orphan === undefined ? `write ${file}, or mark the page as \`planned\`` : `did you mean \`${orphan}\``,
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
    // Where a navigation file could not be read, its pages only seem to be lost.
    if (tree.unusable.length > 0) return;
    const found = new Set(misspeltPages(tree).values());
    for (const file of tree.input.pages) {
      const served = tree.pages.get(file.pathname);
      if ((served !== undefined && served.kind !== 'section') || found.has(file.pathname)) continue;
      report({
        at: startOf(file.path),
        message: `No page tree reaches \`${file.pathname}\`.`,
        help: 'add its pathname to a file in nav/sections, or delete the file',
      });
    }
  },
});

function unwrittenPages(tree: PageTree): readonly ServedPage[] {
  return [...tree.pages.values()].filter(
    (page) =>
      (page.kind === 'page' || page.kind === 'tab') &&
      page.file === undefined &&
      !page.tags.includes('planned') &&
      !(page.node?.kind === 'page' && page.node.generated === 'api'),
  );
}

/** Pathnames in the navigation that look like a misspelt file, and the pathname of that file: one cause, one message. */
function misspeltPages(tree: PageTree): ReadonlyMap<string, string> {
  const orphans = new Set(tree.input.pages.map(({ pathname }) => pathname).filter((pathname) => !tree.pages.has(pathname)));
  const meant = new Map<string, string>();
  if (orphans.size === 0) return meant;
  for (const { pathname } of unwrittenPages(tree)) {
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    const beside = [...orphans].filter((orphan) => orphan.startsWith(folder));
    const last = suggest(pathname.slice(folder.length), beside.map((orphan) => orphan.slice(folder.length)));
    if (last === undefined) continue;
    meant.set(pathname, folder + last);
    orphans.delete(folder + last);
  }
  return meant;
}

function startOf(file: string) {
  const start = { line: 1, column: 1, offset: 0 };
  return { file, range: { start, end: start } };
}
