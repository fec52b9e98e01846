import type { PageTree, ServedPage } from '../../resolve/page-tree.ts';
import { fromServedPathname, START_COPY, toServedPathname } from '../../address/pathname.ts';

/** A file that the build writes, by path. */
export interface WrittenFile {
  readonly path: string;
  /** Its purpose, as part of a sentence. */
  readonly use: string;
  /** The page that the file belongs to; absent if it belongs to the site or a section. */
  readonly page?: ServedPage;
}

/** Finds the file of the site that a path, or a folder above it, would collide with. */
type FindWrittenFile = (path: string) => WrittenFile | undefined;

/**
 * Makes a function that finds what a path collides with: a page needs a folder where the site may write a file, such as
 * the Markdown of another page. Files below `/_nav`, which is reserved, are left out.
 */
export function indexWrittenFiles(tree: PageTree): FindWrittenFile {
  const { site, sections, pages } = tree;
  const own = new Set(FILES);
  if (site.info.hosts?.includes('vercel') === true) own.add('/vercel.json');
  const fullTexts = new Map(
    sections.flatMap(({ prefixes: [prefix], name }) =>
      prefix === undefined
        ? []
        : [[`${toServedPathname(prefix.value, site.info).replace(/\/$/, '')}/llms-full.txt`.toLowerCase(), name]],
    ),
  );
  const pageAt = (path: string) => {
    const written = fromServedPathname(path, site.info);
    return pages.get(written || '/') ?? pages.get(written.toLowerCase());
  };
  const findAt = (path: string): WrittenFile | undefined => {
    const folded = path.toLowerCase();
    if (own.has(folded) || SITEMAP.test(folded)) return { path, use: 'a file that the build writes' };
    const section = fullTexts.get(folded);
    if (section !== undefined) return { path, use: `the pages of ${section} in one file` };
    const [, of = '', ending] = PAGE_OUTPUT.exec(path) ?? [];
    if (ending === undefined) return undefined;
    const isMarkdown = ending.toLowerCase().endsWith('.md');
    const page = (isMarkdown && of.toLowerCase() === START_COPY ? findStartPage(tree) : undefined) ?? pageAt(of);
    if (page === undefined) return isMarkdown ? undefined : { path, use: 'the page of its folder' };
    if (!isMarkdown) return { path, use: `the page \`${page.pathname}\``, page };
    return isListOnly(page) ? undefined : { path, use: `the Markdown of \`${page.pathname}\``, page };
  };
  return (path) => {
    // Nearly all pathnames have no dot, and a tree of 100,000 pages checks every one.
    if (!path.includes('.') && !path.startsWith('/_')) return undefined;
    for (let end = path.indexOf('/', 1); ; end = path.indexOf('/', end + 1)) {
      const found = findAt(end < 0 ? path : path.slice(0, end));
      if (found !== undefined || end < 0) return found;
    }
  };
}

/** Finds the page whose Markdown is named after another pathname; a section that merely starts at `/` has none. */
export function findStartPage({ pages }: PageTree): ServedPage | undefined {
  const page = pages.get('/');
  return page === undefined || isListOnly(page) ? undefined : page;
}

/** Returns whether a page only lists what is in its section, so that it has no Markdown. */
function isListOnly({ kind, file }: ServedPage): boolean {
  return kind === 'section' && file === undefined;
}

/** Files that the build writes into the root of the output. */
export const FILES = [
  '/404.html',
  '/sw.js',
  '/llms.txt',
  '/llms-full.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/_headers',
  '/_redirects',
];

/** Parts of a large sitemap. */
const SITEMAP = /^\/sitemap-\d+\.xml$/;

/** Every page has the first file; one with content also has the second. */
const PAGE_OUTPUT = /^(.*?)(\/index\.html|\.md)$/i;
