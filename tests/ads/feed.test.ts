import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFeedAnswer } from '../../site/ads/check-feed-ad.ts';
import { ANSWER_LIMIT, TRY_PAUSE, TRY_TIME } from '../../site/ads/constants.ts';
import { fetchAd } from '../../site/ads/fetch-ad.ts';
import { startFeed } from '../../site/ads/start-feed.ts';
import { ANSWERS, answerText, FEED_AD, hold, HOSTILE, startFeedServer, type FeedAnswer, type FeedServer } from '../support/feed-server.ts';

let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.close());

async function ask(answer: FeedAnswer) {
  server.answer(answer);
  return fetchAd(server.feed, new AbortController().signal);
}

/** Runs the feed's timers at once and notes how long they would have been; those of requests stay silent. */
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
      answered: true,
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

  test('may leave everything out but link and description', () => {
    const ad = { statlink: 'https://ads.example/', description: 'Boats', company: null };
    expect(checkFeedAnswer([ad])).toEqual({ name: 'feed', link: 'https://ads.example/', description: 'Boats', pixels: [] });
  });

  test.each([
    ['empty', true],
    ['failing', true],
    ['blocked', false],
  ] as const)('gives no ad when it is %s', async (name, answered) => {
    await expect(ask(ANSWERS[name])).resolves.toEqual({ answered });
  });

  test.each(Object.entries(HOSTILE))('is not trusted with %s', async (_, answer) => {
    await expect(ask(answer)).resolves.toEqual({ answered: true });
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
    await expect(ask(answerText(text.padEnd(ANSWER_LIMIT)))).resolves.toHaveProperty('ad');
    await expect(ask(answerText(text.padEnd(ANSWER_LIMIT + 1)))).resolves.not.toHaveProperty('ad');
  });
});

describe('tries', () => {
  test('are ten at most, 500 ms apart; then the source is at its end', async () => {
    server.answer(ANSWERS.empty);
    const { pauses, after } = hurry();
    const source = startFeed(server.feed, after);
    await expect.poll(source.sign).toBe('end');
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

  test('that nobody answers are silence, not an end', async () => {
    server.answer(ANSWERS.blocked);
    const source = startFeed(server.feed, hurry().after);
    await expect.poll(() => server.asked).toBe(10);
    expect(source.sign()).toBe('silence');
  });

  test('take their time at most, and stop with the slot', async () => {
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
