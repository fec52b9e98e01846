import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFeedAnswer } from '../../site/ads/check-feed-ad.ts';
import { ANSWER_LIMIT, TRY_PAUSE, TRY_TIME } from '../../site/ads/source-limits.ts';
import { fetchAd, startFeed } from '../../site/ads/start-feed.ts';
import {
  ANSWERS,
  answerText,
  FEED_AD,
  hold,
  HOSTILE,
  startFeedServer,
  type FeedAnswer,
  type FeedServer,
} from '../support/feed-server.ts';

let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.close());

async function ask(answer: FeedAnswer) {
  server.answer(answer);
  return fetchAd(server.feed, new AbortController().signal);
}

/** Runs the feed's timers at once and records how long they would have waited; timeouts of requests never fire. */
function hurry() {
  const pauses: number[] = [];
  return {
    pauses,
    after(delay: number, task: () => void) {
      if (delay === TRY_TIME) return () => {};
      pauses.push(delay);
      const timer = setImmediate(task);
      return () => clearImmediate(timer);
    },
  };
}

describe('the feed', () => {
  test('gives the first ad that is not empty and has a statlink', async () => {
    await expect(ask(ANSWERS.good)).resolves.toEqual({
      kind: 'ad',
      ad: {
        name: 'Northwind',
        label: 'Northwind',
        link: 'https://ads.example/click',
        img: 'https://ads.example/picture.png',
        description: 'Boats & sails for every sea.',
        poweredby: 'Adnet',
        pixels: ['https://ads.example/seen', 'https://pixels.example/one?1763600000', 'https://pixels.example/two'],
      },
    });
  });

  test('may leave out everything but link and description', () => {
    const ad = { statlink: 'https://ads.example/', description: 'Boats', company: null };
    const found = { name: 'feed', link: 'https://ads.example/', description: 'Boats', pixels: [] };
    expect(checkFeedAnswer([ad], server.feed)).toEqual({ kind: 'ad', ad: found });
  });

  test.each([
    ['empty', 'none'],
    ['failing', 'failed'],
    ['blocked', 'unanswered'],
  ] as const)('gives no ad when it is %s: %s', async (name, kind) => {
    await expect(ask(ANSWERS[name])).resolves.toEqual({ kind });
  });

  test.each(Object.entries(HOSTILE))('gives no ad when it sends %s', async (name, answer) => {
    // A property under any other name is neither an ad nor a danger.
    await expect(ask(answer)).resolves.toEqual({ kind: name === 'a prototype' ? 'none' : 'failed' });
  });

  test('may leave out the host of addresses on its own host', () => {
    const ad = { statlink: '/shop?a=1', image: 'boats.svg', description: 'Boats' };
    expect(checkFeedAnswer([ad], 'http://127.0.0.1:4173/feeds/ads.json')).toMatchObject({
      ad: { link: 'http://127.0.0.1:4173/shop?a=1', img: 'http://127.0.0.1:4173/feeds/boats.svg' },
    });
  });

  test.each([
    'http://127.0.0.1:4174/',
    'blob:http://127.0.0.1:4173/1',
    'javascript:alert(1)',
    'http://me@127.0.0.1:4173/',
  ])('may not link to %s without encryption', (statlink) => {
    expect(checkFeedAnswer([{ statlink, description: 'Boats' }], 'http://127.0.0.1:4173/ads.json')).toEqual({
      kind: 'failed',
    });
  });

  test('is cut off when it is too large', async () => {
    let whole: boolean | undefined;
    const { 'ten megabytes': huge } = HOSTILE;
    const closed = new Promise<void>((resolve) => {
      server.answer((response, request) => {
        response.once('close', () => {
          whole = response.writableFinished;
          resolve();
        });
        return huge?.(response, request);
      });
    });
    await fetchAd(server.feed, new AbortController().signal);
    await closed;
    expect(whole).toBe(false);
  });

  test('may fill the limit to the last byte', async () => {
    const text = JSON.stringify({ ads: [FEED_AD] });
    await expect(ask(answerText(text.padEnd(ANSWER_LIMIT)))).resolves.toHaveProperty('kind', 'ad');
    await expect(ask(answerText(text.padEnd(ANSWER_LIMIT + 1)))).resolves.toHaveProperty('kind', 'failed');
  });
});

describe('attempts', () => {
  test('are limited to ten, 500 ms apart; then the source has no ad', async () => {
    server.answer(ANSWERS.empty);
    const { pauses, after } = hurry();
    const source = startFeed(server.feed, after);
    await expect.poll(source.sign).toBe('none');
    expect(server.asked).toBe(10);
    expect(pauses).toEqual(Array.from({ length: 9 }, () => TRY_PAUSE));
  });

  test('end with the first ad', async () => {
    server.answer(ANSWERS.failing, ANSWERS.empty, ANSWERS.good);
    const source = startFeed(server.feed, hurry().after);
    await expect.poll(source.sign).toBe('ad');
    expect(source.content()).toMatchObject({ kind: 'feed', ad: { name: 'Northwind' } });
    expect(server.asked).toBe(3);
  });

  test.each([
    ['a failure', 'failure', [ANSWERS.empty, ANSWERS.failing]],
    ['no ad', 'none', [ANSWERS.failing, ANSWERS.empty]],
    ['no ad, when later attempts are not answered', 'none', [ANSWERS.empty, ANSWERS.blocked]],
  ] as const)('end with the result of the last answer: %s', async (_, sign, answers) => {
    server.answer(...answers);
    const source = startFeed(server.feed, hurry().after);
    await expect.poll(source.sign).toBe(sign);
    expect(server.asked).toBe(10);
  });

  test('without an answer are silence, not an end', async () => {
    server.answer(ANSWERS.blocked);
    const source = startFeed(server.feed, hurry().after);
    await expect.poll(() => server.asked).toBe(10);
    expect(source.sign()).toBe('silence');
  });

  test('time out, and stop with the slot', async () => {
    const held = hold(ANSWERS.good);
    server.answer(held.answer);
    const waits: number[] = [];
    let abort = () => {};
    const source = startFeed(server.feed, (delay, task) => {
      waits.push(delay);
      abort = task;
      return () => {};
    });
    await expect.poll(() => server.asked).toBe(1);
    expect(waits).toEqual([TRY_TIME]);
    abort();
    await expect.poll(() => waits).toEqual([TRY_TIME, TRY_PAUSE]);
    source.stop();
    abort();
    expect(server.asked).toBe(1);
    held.release();
  });
});
