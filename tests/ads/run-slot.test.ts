import { describe, expect, test } from 'vitest';
import type { Ads } from '../../engine/manifest/manifest.ts';
import { AD_DEFAULTS } from '../../engine/schema/ads.ts';
import { runSlot, type AdReport, type SlotWorld } from '../../site/ads/run-slot.ts';
import type { SlotContent } from '../../site/ads/slot-content.ts';
import { watchSource, type AdSource, type Sign } from '../../site/ads/watch-source.ts';

const ADS: Ads = {
  ...AD_DEFAULTS,
  feed: 'https://feed.example/',
  displayRatio: 1,
  inHouse: [{ name: 'own', link: 'https://shop.example/', description: 'Ours' }],
};
const AD: SlotContent = {
  kind: 'feed',
  ad: { name: 'Northwind', link: 'https://ads.example/', description: 'Boats', pixels: [] },
};

const SILENT: AdSource = { sign: () => 'silence', content: () => AD, stop: () => {} };

/** Runs a slot in a world whose time the test moves; `signAt` is what a look sees at a time in ms. */
function start(signAt: (now: number) => Sign, { ads = {}, draw = 0.5, ...given }: Given = {}) {
  let now = 0;
  const tasks = new Set<{ readonly at: number; readonly run: () => void }>();
  const log = { looks: [] as number[], shown: [] as string[], reports: [] as AdReport[], isStopped: false };
  const slot = runSlot(
    { ...ADS, ...ads },
    {
      userAgent: 'Reader',
      style: 'image',
      random: () => draw,
      after(delay, run) {
        const task = { at: now + delay, run };
        tasks.add(task);
        return () => tasks.delete(task);
      },
      startSource: (_, after) =>
        watchSource(
          {
            sign() {
              log.looks.push(now);
              return signAt(now);
            },
            content: () => AD,
            stop: () => (log.isStopped = true),
          },
          after,
        ),
      show: ({ kind }) => log.shown.push(`${now} ${kind}`),
      report: (report) => log.reports.push(report),
      ...given,
    },
  );
  return {
    slot,
    log,
    waitUntil(end: number) {
      for (;;) {
        const next = [...tasks].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        tasks.delete(next);
        now = next.at;
        next.run();
      }
      now = end;
    },
    pending: () => tasks.size,
  };
}

interface Given extends Partial<SlotWorld> {
  readonly ads?: Partial<Ads>;
  readonly draw?: number;
}

describe('looks', () => {
  test('happen every 500 ms, thirty times at most, and then the source is stopped', () => {
    const { log, waitUntil, pending } = start(() => 'silence');
    waitUntil(60_000);
    expect(log.looks).toEqual(Array.from({ length: 30 }, (_, index) => index * 500));
    expect(log.isStopped).toBe(true);
    expect(pending()).toBe(0);
  });

  test('decide on the seventh, at 3000 ms, that ads are blocked', () => {
    const { log, waitUntil } = start(() => 'silence');
    waitUntil(2999);
    expect(log.shown).toEqual([]);
    waitUntil(3000);
    expect(log.shown).toEqual(['3000 in-house']);
  });

  test('reverse that if the ad appears later, and end', () => {
    const { log, waitUntil } = start((now) => (now > 4200 ? 'ad' : 'silence'));
    waitUntil(60_000);
    expect(log.shown).toEqual(['3000 in-house', '4500 feed']);
    expect(log.looks.at(-1)).toBe(4500);
  });
});

describe('displays', () => {
  test('count after 2500 ms', () => {
    const { log, waitUntil } = start(() => 'ad');
    waitUntil(2499);
    expect(log.reports).toEqual([]);
    waitUntil(2500);
    expect(log.reports).toEqual([{ action: 'display', label: 'feed-image', name: 'Northwind' }]);
  });

  test('of an ad that is replaced earlier do not count', () => {
    const { log, waitUntil } = start((now) => (now >= 5000 ? 'ad' : 'silence'));
    waitUntil(60_000);
    expect(log.reports.map(({ label }) => label)).toEqual(['feed-image']);
  });

  test('of an empty slot do not count', () => {
    const { log, waitUntil } = start(() => 'failure');
    waitUntil(60_000);
    expect(log.shown).toEqual(['0 empty']);
    expect(log.reports).toEqual([]);
  });

  test.each([
    [0.099, 1],
    [0.1, 0],
  ])('are sampled: a draw of %d gives %d reports', (draw, count) => {
    const { log, waitUntil } = start(() => 'ad', { draw, ads: { displayRatio: AD_DEFAULTS.displayRatio } });
    waitUntil(5000);
    expect(log.reports).toHaveLength(count);
  });
});

describe('an ad whose picture cannot be loaded', () => {
  /** Shows what a slot draws, and says of ads of these kinds that their pictures are missing. */
  const without = (missing: readonly string[], given: Given = {}) => {
    const kinds: string[] = [];
    const { log, waitUntil } = start(() => 'ad', {
      ...given,
      show({ kind }, onPale) {
        kinds.push(kind);
        if (missing.includes(kind)) onPale?.();
      },
    });
    waitUntil(60_000);
    return { kinds, reports: log.reports.map(({ action, label }) => `${action} ${label}`) };
  };

  test('makes room for one of the site’s own, which counts instead', () => {
    expect(without(['feed'])).toEqual({ kinds: ['feed', 'in-house'], reports: ['display in-house-image'] });
  });

  test('leaves the slot empty if it is the site’s own', () => {
    const empty = { kinds: ['feed', 'in-house', 'empty'], reports: [] };
    expect(without(['feed', 'in-house'])).toEqual(empty);
    expect(without(['feed'], { ads: { inHouse: [] } })).toEqual({ kinds: ['feed', 'empty'], reports: [] });
  });
});

describe('a crash', () => {
  const boom = () => {
    throw new Error('boom');
  };

  test.each<[string, Given]>([
    ['while the source starts', { startSource: boom }],
    ['during a look', { startSource: (_, after) => watchSource({ ...SILENT, sign: boom }, after) }],
  ])('%s hides the slot, is reported once, and ends all work', (_, given) => {
    const { log, waitUntil, pending } = start(() => 'ad', given);
    waitUntil(60_000);
    expect(log.shown).toEqual(['0 hidden']);
    expect(log.reports.map(({ action }) => action)).toEqual(['crash']);
    expect(pending()).toBe(0);
  });

  test('while an ad is drawn is reported with that ad', () => {
    const kinds: string[] = [];
    const { log } = start(() => 'ad', {
      show({ kind }) {
        kinds.push(kind);
        if (kind !== 'hidden') boom();
      },
    });
    expect(kinds).toEqual(['feed', 'hidden']);
    expect(log.reports).toEqual([{ action: 'crash', label: 'feed-image', name: 'Northwind' }]);
  });
});

test('a source without an ad leaves the slot to the site’s own ads, once', () => {
  const { log, waitUntil, pending } = start((now) => (now < 4500 ? 'answer' : 'none'));
  waitUntil(60_000);
  expect(log.shown).toEqual(['4500 in-house']);
  expect(log.reports.map(({ label }) => label)).toEqual(['in-house-image']);
  expect(log.isStopped).toBe(true);
  expect(pending()).toBe(0);
});

test('a slot that is stopped does nothing more', () => {
  const { slot, log, pending } = start(() => 'silence');
  slot.stop();
  expect(pending()).toBe(0);
  expect(log.isStopped).toBe(true);
});
