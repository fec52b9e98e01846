import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteManifest, Tag } from '../../engine/manifest.ts';
import { hrefOf } from '../../site/prerender/site-context.ts';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import { hashOf } from '../content-cache.ts';
import type { KeyedFolder, SiteWriter } from './write-site.ts';

/** Writes a search index per section, with Pagefind; a section whose pages did not change keeps the one it has. */
export async function writeSearch(input: { manifest: RouteManifest; files: readonly PlannedFile[]; base: string; writer: SiteWriter }): Promise<readonly KeyedFolder[]> {
  const { manifest, files, base, writer } = input;
  const pages = files.flatMap(({ path, key, route: pathname }) => {
    const route = pathname === undefined ? undefined : manifest.routes[pathname];
    return route?.file === undefined || !path.endsWith('.html') ? [] : [{ path, key, route }];
  });
  const folders: KeyedFolder[] = [];
  let started = false;
  for (const { id } of manifest.sections) {
    const own = pages.filter(({ route }) => route.section === id);
    if (own.length === 0) continue;
    const folder = { path: `_nav/search/${id}`, key: hashOf(own.map(({ path, key }) => `${path} ${key}`).join('\n')) };
    folders.push(folder);
    if (writer.reuseFolder(folder)) continue;
    started = true;
    await indexSection(
      own.map(({ path, route }) => ({ path, url: hrefOf({ base }, route.pathname).slice(base.length), tags: route.tags })),
      { language: manifest.site.languages[0]?.code ?? 'en', from: writer.folder, to: join(writer.folder, folder.path) },
    );
  }
  if (started) await (await import('pagefind')).close();
  return folders;
}

interface IndexedPage {
  readonly path: string;
  readonly url: string;
  readonly tags: readonly Tag[];
}

async function indexSection(pages: readonly IndexedPage[], { language, from, to }: { language: string; from: string; to: string }): Promise<void> {
  const { createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ forceLanguage: language, excludeSelectors: EXCLUDED });
  if (index === undefined) throw new Error(`The search index could not be made: ${errors.join(', ')}`);
  await Promise.all(
    pages.map(async ({ path, url, tags }) => {
      const html = readFileSync(join(from, path), 'utf8');
      const meta = tags.length === 0 ? '' : ` data-pagefind-meta="tags:${tags.join(',')}"`;
      await index.addHTMLFile({ url, content: `<html lang="${language}"><body${meta}>${mainOf(html)}</body></html>` });
    }),
  );
  mkdirSync(to, { recursive: true });
  const written = await index.writeFiles({ outputPath: to });
  if (written.errors.length > 0) throw new Error(`The search index could not be written: ${written.errors.join(', ')}`);
  // The interface and highlighter that Pagefind brings along: 440 KB per section that nothing loads.
  for (const name of readdirSync(to)) if (UNUSED.test(name)) rmSync(join(to, name));
  await index.deleteIndex();
}

const UNUSED = /^pagefind-(?:(?:modular-|component-)?ui\b|highlight)/;

/** What stands around a page’s text in `main` and would be found on every page. */
const EXCLUDED = ['.crumbs', '.pager', '.tabs', '.anchor', 'footer'];

function mainOf(html: string): string {
  const from = html.indexOf('<main');
  const to = html.lastIndexOf('</main>');
  return from < 0 || to < 0 ? html : html.slice(from, to + '</main>'.length);
}
