import type { AddressInfo } from 'node:net';
import { createServer, type IncomingMessage } from 'node:http';

/** A batch as the beacon transport posts it. */
export interface ReportBatch {
  readonly user: Readonly<Record<string, unknown>>;
  readonly events: readonly ReportedEvent[];
}

/** One reported event: its name, its time and the data of its kind. */
export type ReportedEvent = Readonly<Record<string, unknown>> & { readonly name: string; readonly at: number };

/** An address that receives reports and keeps them. */
export interface ReportServer {
  /** The address to post to, on a different origin from any site. */
  readonly endpoint: string;
  /** An address of the same server that answers and keeps nothing. */
  readonly silence: string;
  /** Every batch received, in order. */
  readonly batches: readonly ReportBatch[];
  /** Methods and content types of the requests, in order. */
  readonly requests: readonly { readonly method: string | undefined; readonly type: string | undefined }[];
  /** The events of all batches, in order; only those of the given name, if there is one. */
  events(name?: string): readonly ReportedEvent[];
  /** Forgets what was received. */
  clear(): void;
  close(): Promise<void>;
}

const ENDPOINT = '/collect';

/** Starts a server on loopback that records what browsers really send. */
export async function startReportServer(): Promise<ReportServer> {
  const batches: ReportBatch[] = [];
  const requests: { method: string | undefined; type: string | undefined }[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      if (request.url !== ENDPOINT) return void response.end('');
      requests.push({ method: request.method, type: request.headers['content-type'] });
      if (request.method === 'POST') batches.push(JSON.parse(text) as ReportBatch);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}${ENDPOINT}`,
    silence: `http://127.0.0.1:${port}/silence`,
    batches,
    requests,
    events: (name) =>
      batches.flatMap(({ events }) => events).filter((event) => name === undefined || event.name === name),
    clear() {
      batches.length = 0;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
