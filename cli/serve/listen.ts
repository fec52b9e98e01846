import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { contentType } from '../system/content-type.ts';
import { Failure, isSystemError } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { printError } from '../system/print-error.ts';

/** Answers one request; rejects only because of a bug. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Makes a read-only handler of a site: other methods are rejected, as by hosts. */
export function answerReads(handler: Handler): Handler {
  return async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handler(request, response);
    answer(response.setHeader('allow', 'GET, HEAD'), 405, 'Only GET and HEAD are allowed.\n');
  };
}

/** Answers with a text of a kind, which browsers neither keep nor take for another kind. */
export function answer(response: ServerResponse, status: number, text?: string | Uint8Array, ending = '.txt'): void {
  response.writeHead(status, {
    'content-type': contentType(ending),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}

/** The address of a server. */
interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Whether another port will do if this one is taken. */
  readonly anyPort: boolean;
}

/** A running server. */
interface Listening {
  /** Its origin, without a trailing slash. */
  readonly origin: string;
  /** Stops it and closes open connections. */
  close(): Promise<void>;
}

/** Ports to try before giving up. */
const ATTEMPTS = 20;

/**
 * Starts a server; throws a Failure if the port is taken or not permitted. If a handler fails, the request gets status
 * 500 and the server continues; on a loopback server, a request for another host name gets status 403. Pages of other
 * sites cannot frame an answer.
 */
export async function listen(
  handler: Handler,
  { host, port, anyPort }: ListenOptions,
  io: Pick<Io, 'stderr'>,
): Promise<Listening> {
  const server = createServer((request, response) => {
    // A page of another site must not show what is served here; a policy of the answer itself replaces this one.
    response.setHeader('content-security-policy', "frame-ancestors 'self'");
    if (LOOPBACK.test(host) && !isLocal(request.headers.host ?? 'localhost')) return answer(response, 403, NOT_LOCAL);
    handler(request, response).catch((error: unknown) => {
      printError(error, io);
      if (response.headersSent) response.destroy();
      else answer(response, 500, 'The request could not be answered.\n');
    });
  });
  for (let attempt = 0; ; attempt++) {
    try {
      await once(server.listen(port + attempt, host), 'listening');
      break;
    } catch (error) {
      if (!isSystemError(error)) throw error;
      const taken = error.code === 'EADDRINUSE';
      if (taken && anyPort && attempt < ATTEMPTS && port + attempt < 65_535) continue;
      throw taken
        ? new Failure(
            `Port ${port + attempt} is taken.`,
            'stop the program that uses it, or choose another with --port',
          )
        : new Failure(`Cannot listen on ${host}:${port + attempt} (${error.code}).`, 'choose another --host or --port');
    }
  }
  return { origin: originOf(server), close: () => close(server) };
}

const NOT_LOCAL =
  'This server only answers requests to localhost and IP addresses. To reach it by another name, start it with --host 0.0.0.0\n';

/** Hosts that only this machine can reach. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/**
 * Returns whether the host in a request is an address or a name of this machine. Any site can point its own name at
 * 127.0.0.1, and its pages could then read what is served there (https://en.wikipedia.org/wiki/DNS_rebinding).
 */
function isLocal(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return /(?:^|\.)localhost$/.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

function originOf(server: Server): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an AddressInfo
  const { address, family, port } = server.address() as AddressInfo;
  const host = address === '0.0.0.0' || address === '::' ? 'localhost' : address;
  return `http://${family === 'IPv6' && host !== 'localhost' ? `[${host}]` : host}:${port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
