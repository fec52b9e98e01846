import { describe, expect, test } from 'vitest';
import type { Ads } from '../../engine/manifest/manifest.ts';
import { AD_DEFAULTS } from '../../engine/schema/ads.ts';
import { drawStyle } from '../../site/ads/plan-slot.ts';
import { runSlot, type AdReport } from '../../site/ads/run-slot.ts';
import { watchSource, type Sign } from '../../site/ads/watch-source.ts';

const VISITS = 10_000;

const ADS: Ads = {
  ...AD_DEFAULTS,
  feed: 'https://feed.example/',
  inHouse: ['one', 'two', 'three'].map((name) => ({ name, link: '/shop', description: 'Ours' })),
  appeal: { name: 'appeal', link: '/help', description: 'Please' },
};

/**
 * Numbers from 0 up to 1, the same in every run (https://en.wikipedia.org/wiki/Linear_congruential_generator, with the
 * constants of Numerical Recipes).
 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** What a random visit sees at its end, and what it reports: the real slot, in simulated time. */
function visit(ads: Ads, sign: Sign, random: () => number) {
  const tasks: { readonly at: number; readonly run: () => void }[] = [];
  let now = 0;
  const seen = {
    style: drawStyle(ads, random()),
    kind: 'unknown' as string,
    name: undefined as string | undefined,
    reports: [] as AdReport[],
  };
  runSlot(ads, {
    userAgent: 'Reader',
    style: seen.style,
    random,
    after(delay, run) {
      const task = { at: now + delay, run };
      tasks.push(task);
      return () => void (tasks.includes(task) && tasks.splice(tasks.indexOf(task), 1));
    },
    startSource: (_, after) => watchSource({ sign: () => sign, content: () => ({ kind: 'feed' }), stop() {} }, after),
    show(content) {
      seen.kind = content.kind;
      seen.name = content.ad?.name;
    },
    report: (report) => seen.reports.push(report),
  });
  while (tasks.length > 0) {
    const next = tasks.reduce((first, task) => (task.at < first.at ? task : first));
    tasks.splice(tasks.indexOf(next), 1);
    now = next.at;
    next.run();
  }
  return seen;
}

function visits(sign: Sign, ads: Ads = ADS) {
  const random = createRandom(20_251_121);
  const all = Array.from({ length: VISITS }, () => visit(ads, sign, random));
  return {
    all,
    /** The share in percent. */
    share: (is: (seen: (typeof all)[number]) => boolean) => (100 * all.filter(is).length) / VISITS,
  };
}

describe('of 10,000 random visits with the default settings', () => {
  const blocked = visits('silence');
  const open = visits('ad');

  test('20% see the appeal where ads are blocked, and the others see one of the site’s own ads', () => {
    const appeals = blocked.share(({ kind }) => kind === 'appeal');
    expect(Math.abs(appeals - 20)).toBeLessThanOrEqual(1.5);
    expect(appeals + blocked.share(({ kind }) => kind === 'in-house')).toBe(100);
  });

  test('the site’s own three ads have equal shares of the rest', () => {
    for (const { name } of ADS.inHouse) {
      expect(Math.abs(blocked.share((seen) => seen.name === name) - 80 / 3)).toBeLessThanOrEqual(1.5);
    }
  });

  test('all see the external ad where there is one and nothing is blocked', () => {
    expect(open.share(({ kind }) => kind === 'feed')).toBe(100);
  });

  test('all see one of the site’s own ads, never the appeal, where the source has none', () => {
    expect(visits('none').share(({ kind }) => kind === 'in-house')).toBe(100);
  });

  test.each([
    ['blocked', blocked],
    ['external', open],
    ['the site’s own', visits('none')],
  ])('10%% of displays are reported: %s', (_, { all, share }) => {
    expect(Math.abs(share(({ reports }) => reports.length > 0) - 10)).toBeLessThanOrEqual(1);
    expect(all.flatMap(({ reports }) => reports).every(({ action }) => action === 'display')).toBe(true);
  });

  test('20% get the inline style', () => {
    expect(Math.abs(open.share(({ style }) => style === 'inline') - 20)).toBeLessThanOrEqual(1.5);
  });
});

test.each([
  [0, 0],
  [1, 100],
])('a display ratio of %d reports %d%% of displays, and every ad is shown regardless', (displayRatio, reported) => {
  const { share } = visits('ad', { ...ADS, displayRatio });
  expect(share(({ reports }) => reports.length > 0)).toBe(reported);
  expect(share(({ kind }) => kind === 'feed')).toBe(100);
});
