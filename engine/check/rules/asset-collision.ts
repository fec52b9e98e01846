import type { PageTree } from '../../resolve/page-tree.ts';
import { parentPathname, toServedPathname } from '../../address/pathname.ts';
import { reservedPaths } from './reserved-pathname.ts';
import { startOf } from '../../text/source.ts';
import { defineTreeRule } from './rule.ts';
import { indexWrittenFiles } from './written-files.ts';

export const assetCollision = defineTreeRule({
  code: 'asset-collision',
  severity: 'error',
  summary: 'A file in the content folder has the same path as another file, or as one that the build writes.',
  why: 'One of the two would overwrite the other, and which one remains would be arbitrary.',
  check(tree, report) {
    const { assets } = tree.input;
    if (assets.length === 0) return;
    const reserved = reservedPaths(tree);
    const findFile = indexWrittenFiles(tree);
    const folders = foldersOfPages(tree);
    const isPage = (folder: string) => folders.get(folder.toLowerCase()) === true;
    const byLetters = new Map<string, string>();
    for (const [at, asset] of assets.entries()) {
      const place = startOf(`${tree.site.info.content}${asset}`);
      if (asset === assets[at - 1]) {
        report({
          at: place,
          message: `Two files have the path \`${asset}\` and differ only in how their accents are encoded.`,
          help: 'keep one of them',
        });
        continue;
      }
      const folded = asset.toLowerCase();
      const other = byLetters.get(folded);
      byLetters.set(folded, asset);
      if (other !== undefined) {
        report({
          at: place,
          message: `The path of the file \`${asset}\` differs from \`${other}\` only in upper and lower case.`,
          help: 'rename one of the two files',
        });
        continue;
      }
      const use = reserved.get(`/${asset.split('/', 2)[1] ?? ''}`.toLowerCase());
      const written = findFile(asset);
      // An `index.html` collides only where a page is written.
      const isFree = written !== undefined && INDEX.test(written.path) && !isPage(written.path.replace(INDEX, ''));
      const file = isFree ? undefined : written;
      if (use === undefined && file === undefined && !folders.has(folded)) continue;
      report({
        at: place,
        message:
          use !== undefined
            ? `The path of the file \`${asset}\` is reserved for ${use}.`
            : file === undefined || INDEX.test(file.path)
              ? `The file \`${asset}\` has the same path as a page.`
              : `The path of the file \`${asset}\` is reserved for ${file.use}.`,
        help: 'rename the file, or move it out of the folder',
      });
    }
  },
});

const INDEX = /\/index\.html$/i;

/**
 * Returns every folder that the build makes for pages and old addresses, where no file may be; `true` if a page is
 * written there.
 */
function foldersOfPages({ pages, redirects, site }: PageTree): ReadonlyMap<string, boolean> {
  const folders = new Map<string, boolean>();
  const add = (pathname: string) => {
    // The page that leads from an address below `/api` to where it is served is a file as well.
    for (const path of new Set([toServedPathname(pathname, site.info), pathname])) {
      const own = path.toLowerCase();
      folders.set(own === '/' ? '' : own, true);
      for (let above = parentPathname(own); above !== undefined && !folders.has(above); above = parentPathname(above))
        folders.set(above, false);
    }
  };
  for (const pathname of pages.keys()) add(pathname);
  for (const { from } of redirects) add(from);
  // The start page always exists.
  return folders.set('', true);
}
