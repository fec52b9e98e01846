import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { Failure, isSystemError } from '../system/base/failure.ts';
import { PART_FILE } from '../parts/part.ts';
import { readCss } from './read-css.ts';
import { readHtml, type DocumentFacts } from './read-html.ts';
import { readSitemap } from './read-sitemap.ts';

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
  const manifest = readManifest(() => readText(MANIFEST), shown);
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile()
        ? [
            join(entry.parentPath, entry.name)
              .slice(folder.length + 1)
              .split(sep)
              .join('/'),
          ]
        : [],
    ),
  );
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

function readManifest(read: () => string, shown: string): RouteManifest {
  try {
    return JSON.parse(read()) as RouteManifest;
  } catch (error) {
    if (isSystemError(error) || error instanceof SyntaxError)
      throw new Failure(`There is no built site in \`${shown}\`.`, 'run `docs-nav build` first');
    throw error;
  }
}

/** Returns the `--base` of a build: what precedes the shared files in every page. */
function findBase(page: string): string {
  const shared = readHtml(page).references.find(({ href }) => href.startsWith('/') && href.includes('/_nav/'))?.href;
  return shared === undefined ? '/' : shared.slice(0, shared.indexOf('/_nav/') + 1);
}
