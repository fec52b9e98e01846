import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROSE_END } from '../../site/islands/search/excerpt.ts';
import { loadTool } from '../tools/load-tool.ts';

/** A written page that search shall find. */
export interface IndexedPage {
  /** Its file, from the folder that pages are written to. */
  readonly path: string;
  /** Its address below the site's base. */
  readonly url: string;
}

/** Where an index comes from and goes to. */
export interface IndexFolders {
  /** Folder of the project. */
  readonly root: string;
  readonly language: string;
  /** Folder that the pages were written to. */
  readonly from: string;
  readonly to: string;
}

/** Writes a Pagefind index of written pages. Call `endIndexing` after the last one. */
export async function writeIndex(
  pages: readonly IndexedPage[],
  { root, language, from, to }: IndexFolders,
): Promise<void> {
  const { createIndex } = await loadTool(root, 'pagefind');
  const { index, errors } = await createIndex({ forceLanguage: language, excludeSelectors: [...AROUND, ...REPEATED] });
  if (index === undefined) throw new Error(`The search index could not be made: ${errors.join(', ')}`);
  // In one go: Pagefind takes them one after the other, and numbers them as they come.
  const added = pages.map(({ path, url }) => {
    const html = readFileSync(join(from, path), 'utf8');
    return index.addHTMLFile({ url, content: `<html lang="${language}"><body>${textOf(html)}</body></html>` });
  });
  await Promise.all(added);
  // Not `index.writeFiles`: it answers before the last bytes are on the disk, and ending the process loses them.
  const made = await index.getFiles();
  if (made.errors.length > 0) throw new Error(`The search index could not be made: ${made.errors.join(', ')}`);
  for (const { path, content } of made.files) {
    if (UNUSED.test(path)) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), content);
  }
  await index.deleteIndex();
}

/** Ends the indexing process. */
export async function endIndexing(root: string): Promise<void> {
  const { close } = await loadTool(root, 'pagefind');
  await close();
}

/** The interface and highlighter that Pagefind brings along: 440 KB per index that nothing loads. */
const UNUSED = /^pagefind-(?:(?:modular-|component-)?ui\b|highlight)/;

/** What is around a page’s text in `main`, and the facts and tools at its head: they would be found on every page. */
const AROUND = [
  '.crumbs',
  '.component',
  '.page-tools',
  '.related',
  '.pager',
  '.tabs',
  '.anchor',
  '.picture',
  '.untranslated',
  'h1 .tag',
  'h1 .plan',
  'footer',
];
/** What controls, demos and tables of an API page say, and what is there a second time in another language of code. */
const REPEATED = [
  '.api-layout',
  '.api thead',
  '.api .def',
  '.demo-stage',
  '.demo-code > summary',
  '.demo-code [data-lang^="js"]',
  '.variants [data-lang^="js"]',
];

/** The part of a page that is indexed: its prose, then the names in its code. */
export function textOf(html: string): string {
  const from = html.indexOf('<main');
  const to = html.lastIndexOf('</main>');
  const main = from < 0 || to < 0 ? html : html.slice(from, to + '</main>'.length);
  // The marks that color code are most of a page's elements, and say nothing.
  const plain = main.replaceAll(/<\/?i\b[^>]*>/g, '');
  const names = new Set<string>();
  const prose = plain.replaceAll(CODE, (code) => {
    for (const [name] of code.replaceAll(/<[^>]*>/g, ' ').matchAll(NAME)) names.add(name);
    return ' ';
  });
  const told = prose.replaceAll(FOOTNOTE_MARKS, '').replaceAll(HEADING_OF_LINKS, '').replaceAll(HEADING_OF_IMPORT, '');
  // Pagefind takes the texts of neighboring cells for one word.
  const spaced = told.replace(/<\/(?:d[dt]|t[dh]|figcaption|section)>/g, '$& ');
  return names.size === 0
    ? spaced
    : `${spaced.replace(/<\/main>$/, '')}<p>${PROSE_END}</p><p>${[...names].join(' ')}</p></main>`;
}

/** Blocks of code, and the types in tables: found by the names in them, and never shown as an excerpt. */
const CODE = /<pre\b[\s\S]*?<\/pre>|<code class="ty">[\s\S]*?<\/code>/g;
/** Names are worth finding from four letters on. */
const NAME = /[A-Za-z_$][\w$]{3,}/g;

/** Numbers that lead to footnotes, which would be taken for the end of a word, and what leads back. */
const FOOTNOTE_MARKS = /<sup><a id="fnref:[^>]*>\d+<\/a><\/sup>|<a href="#fnref:[^>]*>↩<\/a>/g;
/** A section that holds links alone, as to the demos of a component: what they lead to is found by itself. */
const HEADING_OF_LINKS =
  /<h[23] id="[^"]*">(?:(?!<\/h[23]>).)*<\/h[23]><p>(?:<a [^>]*>[^<]*<\/a>[\s,·]*)+<\/p>(?=<h[23] |<\/article>)/g;
/** How a component is imported, which every page of an API says in the same words. */
const HEADING_OF_IMPORT =
  /<h[23] id="(?:[\w-]+-)?import">(?:(?!<\/h[23]>).)*<\/h[23]><figure class="code"[^>]*>\s*<\/figure>(?:<p>[^<]*<\/p>)?(?=<h[23] |<\/article>)/g;
