import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AddressInfo } from 'node:net';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml; charset=utf-8',
};

/** A running static host. */
export interface StaticServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a folder as a plain static host does: folders by their index.html, 404.html for what is missing. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    void answer(folder, new URL(request.url ?? '/', 'http://host').pathname).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(folder: string, pathname: string) {
  const wanted = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  const file = (await isFolder(wanted)) ? path.join(wanted, 'index.html') : wanted;
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const body = await readFile(file).catch(() => undefined);
  if (body !== undefined) return { status: 200, type, body };
  const missing = await readFile(path.join(folder, '404.html')).catch(() => Buffer.from('Not found'));
  return { status: 404, type: 'text/html; charset=utf-8', body: missing };
}

function isFolder(wanted: string): Promise<boolean> {
  return stat(wanted).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
