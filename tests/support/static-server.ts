import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveStatic } from '../../cli/serve-static.ts';

/** A running static host. */
export interface StaticServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a folder on a free port, as `docs-nav preview` does. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const answer = serveStatic({ folder, base: '/' });
  const server = createServer((request, response) => void answer(request, response));
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
