import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType } from '../system/content-type.ts';

/** Answers one request; rejects only because of a bug. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Makes a read-only handler of a site: other methods are rejected, as by hosts. */
export function answerReads(handler: Handler): Handler {
  return async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handler(request, response);
    response
      .writeHead(405, { 'content-type': contentType('.txt'), 'x-content-type-options': 'nosniff', allow: 'GET, HEAD' })
      .end('Only GET and HEAD are allowed.\n');
  };
}
