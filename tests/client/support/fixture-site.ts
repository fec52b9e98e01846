import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createIndex } from 'pagefind';
import { rolldown } from 'rolldown';
import type { SearchRows, SearchTitles } from '../../../site/islands/search/titles.ts';
import { featureIslands } from '../../../site/vite.config.ts';
import { BASE, FRAGMENTS, OWN_ISLAND, PAGES, renderPage, STYLE } from './fixture-pages.ts';

/** A served fixture site. */
export interface FixtureSite {
  readonly origin: string;
  /** Address of a page by its path below the base. */
  url(path: string): string;
  /** Paths that were requested since the last call, in order. */
  takeRequests(): string[];
  /** Holds back answers for a path until the returned function is called. */
  hold(path: string): () => void;
  close(): Promise<void>;
}

/** What a fixture site has in addition to its pages. */
export interface FixtureSettings {
  readonly search?: boolean;
}

const START = new URL('../../../site/start/', import.meta.url).pathname;

const WORKER = new URL('../../../site/islands/search/search-worker.ts', import.meta.url).pathname;

/** Bundles the client and serves the fixture pages on loopback, with the script policy of a real site. */
export async function serveFixtureSite({ search = false }: FixtureSettings = {}): Promise<FixtureSite> {
  const files = new Map<string, string | Uint8Array>();
  const boot = (await bundle(`${START}boot.ts`, 'iife')).get('main.js') ?? '';
  for (const [name, code] of await bundle(`${START}main.ts`, 'es')) {
    files.set(`${BASE}/_nav/${name}`, code);
  }
  files.set(`${BASE}/_nav/search-worker.js`, (await bundle(WORKER, 'es')).get('main.js') ?? '');
  for (const [name, html] of Object.entries(FRAGMENTS)) {
    files.set(`${BASE}/_nav/${name}`, html);
  }
  files.set(`${BASE}/_nav/own.js`, OWN_ISLAND);
  files.set(`${BASE}/_nav/style.css`, STYLE);
  for (const page of PAGES) {
    files.set(BASE + page.path, renderPage(page, boot));
  }
  for (const [name, content] of search ? await buildSearch() : []) {
    files.set(`${BASE}/_nav/${name}`, content);
  }
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${createHash('sha256').update(boot).digest('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
  ].join(';');

  let requests: string[] = [];
  const held = new Map<string, Promise<void>>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    requests.push(path);
    void (held.get(path) ?? Promise.resolve()).then(() => {
      const content = files.get(path);
      response.writeHead(content === undefined ? 404 : 200, {
        'content-type': typeOf(path),
        'content-security-policy': policy,
        'cache-control': 'no-store',
      });
      response.end(content ?? '<title>Not found</title>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: (path) => origin + BASE + path,
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    hold(path) {
      let release = (): void => {};
      held.set(BASE + path, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(BASE + path);
        release();
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Does what Vite does with `?inline`: turns a stylesheet into text. */
const inlineStyles = {
  name: 'inline-styles',
  resolveId: (id: string, importer?: string) =>
    id.endsWith('.css?inline') && importer !== undefined
      ? `\0${path.join(path.dirname(importer), id.replace('?inline', ''))}.js`
      : undefined,
  load: (id: string) =>
    id.endsWith('.css.js') ? `export default ${JSON.stringify(readFileSync(id.slice(1, -3), 'utf8'))}` : undefined,
};

/** Does what Vite does with `?worker&url`: the address of a script beside the others. */
const workerAddresses = {
  name: 'worker-addresses',
  resolveId: (id: string) => (id.endsWith('.ts?worker&url') ? `\0${id}` : undefined),
  load: (id: string) =>
    id.endsWith('?worker&url')
      ? `export default new URL('${path.basename(id, '.ts?worker&url')}.js', import.meta.url).href`
      : undefined,
};

/** Bundles an entry; the entry's own chunk is `main.js`. */
export async function bundle(entry: string, format: 'es' | 'iife'): Promise<Map<string, string>> {
  const built = await rolldown({
    input: { main: entry },
    plugins: [inlineStyles, workerAddresses, featureIslands() as never],
  });
  const { output } = await built.generate({
    format,
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  });
  await built.close();
  return new Map(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk.code.trim()]] : [])));
}

/** Real search indexes of both sections, and the titles of their pages. */
async function buildSearch(): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  for (const section of ['alpha', 'beta']) {
    const { index } = await createIndex({});
    if (!index) {
      throw new Error('Pagefind made no index.');
    }
    for (const name of ['button', 'checkbox', 'slider']) {
      await index.addHTMLFile({
        url: `${section}/${name}/`,
        content:
          `<html lang="en"><body><h1>${name} of ${section}</h1><p>A ${name} is a widget &lt;b&gt;.</p>` +
          `<h2 id="sizes">Sizes</h2><p>Three sizes of widget.</p></body></html>`,
      });
    }
    for (const { path, content } of (await index.getFiles()).files) {
      files.set(`search/${section}/${path}`, content);
    }
    await index.deleteIndex();
  }
  const sections = ['Alpha UI', 'Beta UI']
    .map((name) => ({ id: name.split(' ')[0]?.toLowerCase() ?? '', name }))
    .map((section) => ({ ...section, indexes: [section.id] }));
  const pages = sections.flatMap(({ id }, section) =>
    ['button', 'checkbox', 'slider'].map((name) => ({
      title: `${name} of ${id}`,
      path: `/${id}/${name}/`,
      section,
      tags: ['new', 'beta'],
    })),
  );
  const titles: SearchTitles = {
    sections,
    pages: pages as unknown as SearchTitles['pages'],
    apiTitle: '{name} API',
    synonyms: { knob: ['slider'] },
  };
  const rows: SearchRows = {
    details: ['boolean = false'],
    pages: { 1: { 'checkbox-prop-': [['indeterminate', 0]] } },
  };
  return files.set('titles.json', JSON.stringify(titles)).set('rows.json', JSON.stringify(rows));
}

function typeOf(path: string): string {
  const types: Readonly<Record<string, string>> = {
    js: 'text/javascript',
    css: 'text/css',
    json: 'application/json',
    html: 'text/html',
  };
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.includes('.') ? (types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream') : 'text/html';
}
