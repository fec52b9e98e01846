import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that was sent to a service. */
export interface ServiceRequest {
  readonly type: string | undefined;
  readonly cookie: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An analytics service on a different origin from any site, which keeps what is posted to it. */
export interface ServiceServer {
  readonly endpoint: string;
  readonly requests: readonly ServiceRequest[];
  clear(): void;
  close(): Promise<void>;
}

/** Starts a server on loopback that answers browsers as such services do: any origin may post JSON. */
export async function startServiceServer(): Promise<ServiceServer> {
  const requests: ServiceRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'POST') {
      requests.push({
        type: request.headers['content-type'],
        cookie: request.headers.cookie,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as ServiceRequest['body'],
      });
    }
    response
      .writeHead(202, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' })
      .end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    requests,
    clear: () => void (requests.length = 0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
