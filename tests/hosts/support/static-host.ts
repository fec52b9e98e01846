import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A host that the site does not control. */
export interface StaticHost {
  readonly origin: string;
  /** Requested paths, in order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  png: 'image/png',
};

/**
 * Serves the site of a project as GitHub Pages does: only below the project's name, folders by their `index.html` and
 * with a slash, `404.html` for the rest, cached for ten minutes, readable from every origin; no file can change this.
 * https://docs.github.com/pages/getting-started-with-github-pages
 */
export function serveAsPages(folder: string, base: string): Promise<StaticHost> {
  return serve((address, response) => {
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'max-age=600' };
    const below = address.startsWith(`${base}/`) ? decodeURIComponent(address.slice(base.length)) : undefined;
    if (below === undefined)
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('There isn’t a GitHub Pages site here.');
    const file = path.join(folder, below);
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    if (isFolder && !address.endsWith('/'))
      return void response.writeHead(301, { ...headers, location: `${address}/` }).end();
    const found = [isFolder ? path.join(file, 'index.html') : file, `${file}.html`].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile() && !candidate.endsWith('/'),
    );
    const served = found ?? path.join(folder, '404.html');
    return void response
      .writeHead(found === undefined ? 404 : 200, {
        ...headers,
        'content-type': TYPES[path.extname(served).slice(1)] ?? 'application/octet-stream',
      })
      .end(readFileSync(served));
  });
}

/** An object in a bucket, with the headers from its upload. */
export interface BucketObject {
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Serves a bucket as the website endpoint of S3 does: keys as they are, `index.html` for keys that end in a slash, a
 * redirect if only the slash is missing, and an error document.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html
 */
export function serveAsBucket(objects: ReadonlyMap<string, BucketObject>): Promise<StaticHost> {
  return serve((address, response) => {
    const key = decodeURIComponent(address.slice(1));
    const name = key === '' || key.endsWith('/') ? `${key}index.html` : key;
    const object = objects.get(name);
    if (object === undefined && objects.has(`${key}/index.html`))
      return void response.writeHead(302, { location: `/${key}/` }).end();
    const served = object ?? objects.get('404.html');
    return void response
      .writeHead(object === undefined ? 404 : 200, served?.headers ?? {})
      .end(served === undefined ? '' : readFileSync(served.file));
  });
}

async function serve(answer: (address: string, response: ServerResponse) => void): Promise<StaticHost> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    requests.push(pathname);
    answer(pathname, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
