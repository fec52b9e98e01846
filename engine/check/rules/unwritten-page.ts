import { nearestPathname } from '../../address/nearest-pathname.ts';
import { contentPathname, splitLanguage } from '../../address/page-file.ts';
import { meantAddress } from './meant.ts';
import { isMalformed } from './malformed-pathname.ts';
import { outsideNodes } from './pathname-outside-section.ts';
import { startOf } from '../../text/source.ts';
import { defineTreeRule } from './rule.ts';

export const unwrittenPage = defineTreeRule({
  code: 'unwritten-page',
  severity: 'error',
  needsAll: true,
  isAdjustable: true,
  summary: 'A page of the navigation has no Markdown file.',
  why: 'Readers would find a note that nobody has written the page. One that is announced on purpose says so with `planned`, one that is being written with `draft`.',
  check(tree, report) {
    const { unwritten, misspelt } = tree.unbound;
    const outside = outsideNodes(tree);
    const chosen = new Set<string>(Object.values(tree.slugs));
    const nearest = nearestPathname(() => tree.pages.keys());
    for (const page of unwritten) {
      const { pathname, node } = page;
      const near = misspelt.get(pathname);
      const orphan = near?.value;
      const isUnusable = orphan !== undefined && isMalformed(orphan);
      // Other rules cover these: the pathname is wrong, and so is the expected file.
      if (
        (node && (outside.has(node) || node.misplaced.length > 0)) ||
        orphan === pathname.toLowerCase() ||
        (isUnusable && chosen.has(orphan))
      )
        continue;
      const isPlace = node?.kind === 'page' && node.hash !== undefined;
      const write = `write ${tree.site.info.content}${pathname}.md, or mark the page as \`planned\``;
      report({
        at: page.span,
        message: `There is no content for \`${pathname}\`.`,
        ...(isUnusable
          ? { help: `rename \`${tree.files.get(orphan)?.path}\` to \`${tree.site.info.content}${pathname}.md\`` }
          : meantAddress(near ?? (isPlace ? nearest(pathname) : undefined), node?.written ?? '', write)),
      });
    }
  },
});

export const orphanPage = defineTreeRule({
  code: 'orphan-page',
  severity: 'warning',
  needsAll: true,
  summary: 'A Markdown file is not in any page tree.',
  why: 'Readers cannot find the page: it is missing from the sidebar, the search and every list of pages.',
  check(tree, report) {
    const translated = new Set(tree.translations.map(({ code }) => code));
    for (const { path, pathname } of tree.unbound.orphans) {
      // The language in the name of a file beside a page, if the site does not have that language.
      const beside = splitLanguage(path.slice(tree.site.info.content.length), undefined);
      const language = tree.files.has(contentPathname(beside.path)) ? beside.language : undefined;
      // The file with its titles is reported already.
      if (language !== undefined && translated.has(language)) continue;
      report({
        at: startOf(path),
        message: `No page tree contains \`${pathname}\`.`,
        help:
          language === undefined
            ? 'add its pathname to a file in nav/sections, or delete the file'
            : `add \`${language}\` to \`languages\` in ${tree.site.file} if it is a translation, or delete the file`,
      });
    }
    for (const { path, pathname } of tree.translatedFiles) {
      // If the page exists in the default language, its own finding covers this file.
      if (tree.files.has(pathname) || (tree.pages.get(pathname)?.kind ?? 'section') !== 'section') continue;
      report({
        at: startOf(path),
        message: `No page tree contains \`${pathname}\`.`,
        help: 'add its pathname to a file in nav/sections, or delete the file',
      });
    }
  },
});
