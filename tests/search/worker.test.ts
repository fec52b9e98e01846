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
  port1.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => void replies.push(data));
  port1.start();
  port1.postMessage({ id: 1, act: 'open', place: { site, own: 'kit' } } satisfies SearchCall);
  await expect.poll(() => replies.length).toBe(1);
  for (const [at, query] of ['b', 'bu', 'but', 'slider'].entries())
    port1.postMessage({ id: at + 2, act: 'findNames', asked: { query } } satisfies SearchCall);
  await expect.poll(() => replies.length).toBe(2);
  port1.close();
  expect(replies.map(({ id }) => id)).toEqual([1, 5]);
  expect(replies[1]).toMatchObject({ value: { hits: [{ title: 'Slider' }], isMessage: false } });
});
