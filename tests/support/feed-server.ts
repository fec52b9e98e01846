import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one request of the feed. */
export type FeedAnswer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** A feed of ads on loopback with configurable answers. */
export interface FeedServer {
  readonly origin: string;
  readonly feed: string;
  /** Address of a script, whose answer is the text that was set. */
  readonly script: string;
  /** Requests to the feed so far. */
  readonly asked: number;
  /** The next answers, in order; the last one is also given to every later request. Resets the count. */
  answer(...answers: readonly FeedAnswer[]): void;
  /** Sets the text of the script; without one, the script cannot be loaded. */
  setScript(text?: string): void;
  close(): Promise<void>;
}

/** Starts the server; at first it answers that it has no ads. `site` answers everything except feed and script. */
export async function startFeedServer(
  site?: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<FeedServer> {
  let answers: readonly FeedAnswer[] = [ANSWERS.empty];
  let script: string | undefined;
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.url !== SCRIPT && request.url !== FEED) return void site?.(request, response);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    if (request.url === SCRIPT) {
      if (script === undefined) response.destroy();
      else response.setHeader('content-type', 'text/javascript').end(script);
      return;
    }
    asked++;
    void (answers[asked - 1] ?? answers.at(-1))?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    feed: origin + FEED,
    script: origin + SCRIPT,
    get asked() {
      return asked;
    },
    answer(...next) {
      answers = next;
      asked = 0;
    },
    setScript(text) {
      script = text;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Paths of feed and script. */
export const FEED = '/feed.json';
export const SCRIPT = '/carbon.js';

/** An ad as the feed writes it. */
export const FEED_AD = {
  statlink: '//ads.example/click',
  statimp: '//ads.example/seen',
  image: 'https://ads.example/picture.png',
  company: 'Northwind',
  description: 'Boats & sails for every sea.',
  pixel: 'https://pixels.example/one?[timestamp]||https://pixels.example/two',
  timestamp: '1763600000',
  poweredby: 'Adnet',
} as const;

/** Answers with a list of ads. */
export function answerAds(...ads: readonly unknown[]): FeedAnswer {
  return answerText(JSON.stringify({ ads }));
}

/** Answers with the given text. */
export function answerText(text: string, status = 200): FeedAnswer {
  return (response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

/** Holds an answer back until the returned function is called. */
export function hold(answer: FeedAnswer): { readonly answer: FeedAnswer; release(): void } {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { answer: async (...request) => (await released, answer(...request)), release: () => release() };
}

/** Answers that are correct, or deviate harmlessly. */
export const ANSWERS = {
  good: answerAds({}, { company: 'No link' }, FEED_AD, { ...FEED_AD, company: 'Second' }),
  empty: answerAds(),
  failing: answerText('Down for repairs', 503),
  /** As a blocker does: the connection ends without an answer. */
  blocked: (response) => void response.destroy(),
} as const satisfies Readonly<Record<string, FeedAnswer>>;

const MEGABYTE = 1_048_576;

/** Answers that are malicious or careless; none of them may put anything on the page. */
export const HOSTILE: Readonly<Record<string, FeedAnswer>> = {
  'a script in the description': answerAds({ ...FEED_AD, description: '<script>window.harmed = 1</script>' }),
  'an image with a handler in the description': answerAds({
    ...FEED_AD,
    description: '<img src=x onerror="harmed = 1">',
  }),
  'a script in the name of the company': answerAds({ ...FEED_AD, company: '</span><script>harmed = 1</script>' }),
  'a javascript: link': answerAds({ ...FEED_AD, statlink: 'javascript:window.harmed=1' }),
  'a javascript: link behind spaces': answerAds({ ...FEED_AD, statlink: ' \u0001jav\tascript:window.harmed=1' }),
  'a data: image': answerAds({ ...FEED_AD, image: 'data:image/svg+xml,<svg onload="harmed=1"/>' }),
  'a link without encryption': answerAds({ ...FEED_AD, statlink: 'http://ads.example/' }),
  'a link with a password': answerAds({ ...FEED_AD, statlink: 'https://mui.com:secret@ads.example/' }),
  'a javascript: pixel': answerAds({ ...FEED_AD, pixel: 'javascript:window.harmed=1' }),
  'a hundred pixels': answerAds({ ...FEED_AD, pixel: 'https://pixels.example/||'.repeat(100) }),
  'wrong types': answerAds({ ...FEED_AD, description: { toString: 'x' }, company: 7, timestamp: [] }),
  'a description without end': answerAds({ ...FEED_AD, description: 'Boats '.repeat(5000) }),
  'a list of lists': answerText('[[[]], null, 7, "ad", {"statlink": null}]'),
  'a bare number': answerText('7'),
  'no JSON': answerText('<!doctype html><title>Sign in</title>'),
  'half of a JSON text': answerText(JSON.stringify({ ads: [FEED_AD] }).slice(0, 90)),
  'a deep nesting': answerText('['.repeat(60_000)),
  'a prototype': answerText('{"ads":[{"__proto__":{"statlink":"https://ads.example/"},"description":"x"}]}'),
  'ten megabytes': answerMegabytes(10),
};

/** Sends a valid answer that is far too large, as fast as the other side reads it. */
function answerMegabytes(count: number): FeedAnswer {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"ads":[');
    const part = `${JSON.stringify({ ...FEED_AD, description: 'x'.repeat(1000) })},`.repeat(100);
    for (let sent = 0; sent < count * MEGABYTE && !response.destroyed; sent += part.length) {
      await new Promise((next) => response.write(part, next));
    }
    response.end(`${JSON.stringify(FEED_AD)}]}`);
  };
}
