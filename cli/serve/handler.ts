import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType } from './content-type.ts';

/** Answers one request; rejects only for a bug. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Makes a handler of a site, which is there to be read: a request that asks for anything else is refused, as hosts do. */
export function answerReads(handler: Handler): Handler {
  return async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handler(request, response);
    response
      .writeHead(405, { 'content-type': contentType('.txt'), 'x-content-type-options': 'nosniff', allow: 'GET, HEAD' })
      .end('Only GET and HEAD are answered.\n');
  };
}
