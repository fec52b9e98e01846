import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ToolModules } from '../../site/project/project.ts';
import { PROSE_END } from '../../site/islands/search/excerpt.ts';
import { unspacedWords } from '../../site/islands/search/space-words.ts';
import type { IndexJob, IndexJobs } from '../project/page-tasks.ts';
import { projectAt } from '../system/project-at.ts';

/** Makes search indexes until none are left. */
export async function writeIndexes({ indexes, root, folder, next }: IndexJobs): Promise<void> {
  const counter = new Int32Array(next);
  const take = () => indexes[Atomics.add(counter, 0, 1)];
  let job = take();
  if (job === undefined) return;
  const { createIndex, close } = await projectAt(root).tools.load('pagefind');
  try {
    for (; job !== undefined; job = take()) await writeIndex(job, { folder, createIndex });
  } finally {
    await close();
  }
}

/** Writes a Pagefind index of written pages. */
async function writeIndex(
  { path: to, language, pages }: IndexJob,
  { folder, createIndex }: { readonly folder: string; readonly createIndex: ToolModules['pagefind']['createIndex'] },
): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: language, excludeSelectors: [...AROUND, ...REPEATED] });
  if (index === undefined) throw new Error(`The search index could not be made: ${errors.join(', ')}`);
  // All at once: Pagefind processes them one by one and numbers them in order of arrival.
  const added = pages.map(({ path, url }) => {
    const html = readFileSync(join(folder, path), 'utf8');
    return index.addHTMLFile({
      url,
      content: `<html lang="${language}"><body>${textOf(html, !SEGMENTED.test(language))}</body></html>`,
    });
  });
  await Promise.all(added);
  // `index.writeFiles` resolves before the last bytes are written, which are lost if the process ends.
  const made = await index.getFiles();
  if (made.errors.length > 0) throw new Error(`The search index could not be built: ${made.errors.join(', ')}`);
  for (const { path, content } of made.files) {
    if (UNUSED.test(path)) continue;
    const file = join(folder, to, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await index.deleteIndex();
}

/** The interface and highlighter that Pagefind includes: 440 KB per index that nothing loads. */
const UNUSED = /^pagefind-(?:(?:modular-|component-)?ui\b|highlight)/;

/** Elements around a page’s text in `main`, and the facts and tools at its head, which would match on every page. */
const AROUND = [
  '.crumbs',
  '.facts',
  '.demo-above',
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
/** The texts of controls, demos and reference rows, and code that is repeated in another language. */
const REPEATED = [
  '.rows-tools',
  '.rows .def',
  '.rows .try',
  '.demo .demo-stage',
  ...['bar', 'above', 'below', 'foot', 'home'].map((place) => `.slot-${place} .demo-stage`),
  '.demo-code > summary',
  '.feature-playground',
  '.demo-code [data-lang^="js"]',
  '.variants [data-lang^="js"]',
];

/** Languages whose words Pagefind tells apart although there is no space between them. */
const SEGMENTED = /^(?:zh|ja|th)\b/;

/**
 * Returns the part of a page to index: its prose, then the names in its code and, on request, the words of scripts
 * without spaces, which would be found only from the beginning of a sentence.
 */
export function textOf(html: string, separates: boolean): string {
  const from = html.indexOf('<main');
  const to = html.lastIndexOf('</main>');
  const main = from < 0 || to < 0 ? html : html.slice(from, to + '</main>'.length);
  // The elements that color code are most of a page's elements, and have no meaning.
  const plain = main.replaceAll(/<\/?i\b[^>]*>/g, '');
  const names = new Set<string>();
  const prose = plain.replaceAll(CODE, (code) => {
    for (const [name] of code.replaceAll(/<[^>]*>/g, ' ').matchAll(NAME)) names.add(name);
    return ' ';
  });
  const told = [FOOTNOTE_MARKS, HEADING_OF_LINKS, HEADING_OF_IMPORT, GENERATED_ID].reduce(
    (text, mark) => text.replaceAll(mark, ''),
    prose,
  );
  // Pagefind would join the texts of adjacent cells into one word.
  const spaced = told.replace(/<\/(?:d[dt]|t[dh]|figcaption|section)>/g, '$& ');
  if (separates) for (const word of unspacedWords(spaced.replaceAll(/<[^>]*>/g, ' '))) names.add(word);
  return names.size === 0
    ? spaced
    : `${spaced.replace(/<\/main>$/, '')}<p>${PROSE_END}</p><p>${[...names].join(' ')}</p></main>`;
}

/** Code blocks, and the types in rows: the names in them are found, but they never appear in an excerpt. */
const CODE = /<pre\b[\s\S]*?<\/pre>|<code class="ty">[\s\S]*?<\/code>/g;
/** Names shorter than four letters are not worth finding, except for sizes, such as `2xs`. */
const NAME = /[A-Za-z_$][\w$]*(?:-[\w$]+)+|[A-Za-z_$][\w$]{3,}|\d[\w$]*[A-Za-z][\w$]*/g;

/** Footnote numbers, which would be read as the end of a word, and the links back. */
const FOOTNOTE_MARKS = /<sup><a id="fnref:[^>]*>\d+<\/a><\/sup>|<a href="#fnref:[^>]*>↩<\/a>/g;
/** The ids that React makes in components of the project: they change with its props, so no result leads to them. */
const GENERATED_ID = / id="[_:«][a-z\d-]+-[\w-]{8}(?:-\d+)?-[rR][^"]*"/g;
/** A section that consists of links, such as those to a component's demos: their targets are indexed anyway. */
const HEADING_OF_LINKS =
  /<div class="h[23]"><h[23] id="[^"]*">(?:(?!<\/div>).)*<\/div><p>(?:<a [^>]*>[^<]*<\/a>[\s,·]*)+<\/p>(?=<div class="h[23]">|<\/article>)/g;
/** The import statement, which has the same wording on every API page. */
const HEADING_OF_IMPORT =
  /<div class="h[23]"><h[23] id="(?:[\w-]+-)?import">(?:(?!<\/div>).)*<\/div><figure class="code"[^>]*>\s*<\/figure>(?:<p>[^<]*<\/p>)?(?=<div class="h[23]">|<\/article>)/g;
