import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSearch, type SearchCall, type SearchReply } from '../../site/islands/search/search-worker.ts';
import type { SearchTitles } from '../../site/islands/search/titles.ts';

const TITLES: SearchTitles = {
  sections: [{ id: 'kit', name: 'Kit', indexes: [] }],
  pages: ['Button', 'Slider'].map((title) => ({ title, path: `/kit/${title.toLowerCase()}/`, section: 0 })),
  apiTitle: '{name} API',
  synonyms: {},
};

const server = createServer(({ url }, response) => {
  const isThere = url === '/_nav/titles.json';
  response.writeHead(isThere ? 200 : 404).end(JSON.stringify(isThere ? TITLES : {}));
});
let site: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('of several calls, only the last one is answered', async () => {
  const { port1, port2 } = new MessageChannel();
  serveSearch(port2);
  const replies: SearchReply[] = [];
  const answered = (count: number): Promise<void> =>
    new Promise((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
        replies.push(data);
        if (replies.length === count) resolve();
      });
      port1.start();
    });
  const opened = answered(1);
  port1.postMessage({ id: 1, act: 'open', place: { site, own: 'kit' } } satisfies SearchCall);
  await opened;
  const found = answered(2);
  for (const [at, query] of ['b', 'bu', 'but', 'slider'].entries())
    port1.postMessage({ id: at + 2, act: 'findNames', asked: { query } } satisfies SearchCall);
  await found;
  port1.close();
  expect(replies.map(({ id }) => id)).toEqual([1, 5]);
  expect(replies[1]).toMatchObject({ value: { hits: [{ title: 'Slider' }], isMessage: false } });
});
