import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBelow } from '../system/files/slashes.ts';
import { Parser } from 'htmlparser2';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { Failure, tryTo } from '../system/base/failure.ts';
import { PART_FILE } from '../parts/part.ts';
import { readCss, readHtml, type HtmlReference, type DocumentFacts } from './read-html.ts';

/** A built site on disk. */
export interface Output {
  readonly folder: string;
  /** Paths of all files, with `/` on every system. */
  readonly files: ReadonlySet<string>;
  /** The published manifest. */
  readonly manifest: RouteManifest;
  /** Where the site will be served: origin and base, with a trailing slash. */
  readonly root: string;
  /** Reads every document that contains addresses, one at a time: pages, stylesheets, the sitemap. */
  documents(): Generator<readonly [path: string, facts: DocumentFacts]>;
  readText(path: string): string;
}

const MANIFEST = '_nav/manifest.json';

/** Opens the output of `docs-nav build`; `shown` is the folder as shown to people. */
export function readOutput(folder: string, shown: string): Output {
  const readText = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const manifest = tryTo(() => JSON.parse(readText(MANIFEST)) as RouteManifest);
  if (manifest === undefined)
    throw new Failure(`There is no built site in \`${shown}\`.`, 'run `docs-nav build` first');
  const files = new Set(listBelow(folder, (entry) => entry.isFile()));
  if (files.has(PART_FILE))
    throw new Failure(
      `\`${shown}\` is a part of a site, and its links lead to other parts.`,
      'make the whole with `docs-nav merge`, which checks them',
    );
  return {
    folder,
    files,
    manifest,
    root: `${manifest.site.url}${findBase(readText('404.html'))}`,
    *documents() {
      for (const path of [...files].toSorted()) {
        const read = readerFor(path);
        if (read !== undefined) yield [path, read(readText(path), manifest.site.url)];
      }
    },
    readText,
  };
}

/** Returns the reader of a document's addresses; undefined for any other file. */
function readerFor(path: string): ((text: string, origin: string) => DocumentFacts) | undefined {
  if (path.endsWith('.html')) return readHtml;
  if (path.endsWith('.css')) return (text) => ({ references: readCss(text), ids: undefined, refresh: undefined });
  if (path === 'sitemap.xml')
    return (text, origin) => ({ references: readSitemap(text, origin), ids: undefined, refresh: undefined });
  return undefined;
}

/** Returns the `--base` of a build: what precedes the shared files in every page. */
function findBase(page: string): string {
  const shared = readHtml(page).references.find(({ href }) => href.startsWith('/') && href.includes('/_nav/'))?.href;
  return shared === undefined ? '/' : shared.slice(0, shared.indexOf('/_nav/') + 1);
}

/**
 * Reads the addresses of a sitemap, including those of other languages (https://www.sitemaps.org/protocol.html). Drops
 * `origin` from addresses: they must exist in this very output.
 */
function readSitemap(xml: string, origin: string): readonly HtmlReference[] {
  const references: HtmlReference[] = [];
  let start = -1;
  let text = '';
  const add = (address: string, from: number, end: number): void => {
    const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    references.push({ href: own, start: from, end });
  };
  const parser = new Parser(
    {
      onopentag(name, { href }: Readonly<Record<string, string>>) {
        if (name === 'xhtml:link' && href !== undefined) add(href, parser.startIndex, parser.endIndex + 1);
        if (name !== 'loc') return;
        start = parser.endIndex + 1;
        text = '';
      },
      ontext(more) {
        text += more;
      },
      onclosetag(name) {
        if (name === 'loc') add(text.trim(), start, parser.startIndex);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return references;
}
