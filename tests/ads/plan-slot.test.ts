import { describe, expect, test } from 'vitest';
import type { Ads } from '../../engine/manifest/manifest.ts';
import { AD_DEFAULTS } from '../../engine/schema/ads.ts';
import { drawStyle, planSlot, type AdStyle } from '../../site/ads/plan-slot.ts';
import { decideContent } from '../../site/ads/slot-content.ts';

const OWN = [0, 1, 2].map((index) => ({ name: `own-${index}`, link: 'https://shop.example/', description: 'Ours' }));
const APPEAL = { name: 'appeal', link: 'https://shop.example/help', description: 'Please' };
const FEED = 'https://feed.example/';
const SCRIPT = 'https://script.example/';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const ads = (given: Partial<Ads> = {}): Ads => ({ ...AD_DEFAULTS, inHouse: OWN, ...given });
const plan = (given: Partial<Ads>, style: AdStyle = 'image') => planSlot(ads(given), { userAgent: BROWSER, style });

test('a fifth of visits get the inline style', () => {
  expect([0, 0.199, 0.2, 0.999].map((draw) => drawStyle(ads(), draw))).toEqual(['inline', 'inline', 'image', 'image']);
});

describe('a slot begins with', () => {
  test.each([
    [
      'the feed, whatever share of displays is reported',
      { feed: FEED, displayRatio: 0 },
      { wait: { kind: 'feed', address: FEED } },
    ],
    ['the feed when there is nothing else', { feed: FEED, inHouse: [] }, { wait: { kind: 'feed', address: FEED } }],
    ['one of the site’s own ads when there is no source', {}, { event: 'own' }],
    ['nothing when there is nothing', { inHouse: [] }, { event: 'nothing' }],
    ['the script', { script: SCRIPT }, { wait: { kind: 'script', address: SCRIPT } }],
  ] as const)('%s', (_, given, expected) => expect(plan(given)).toEqual(expected));

  test('the feed in the inline style, and the script in the image style, when there are both', () => {
    const both = { feed: FEED, script: SCRIPT };
    expect(plan(both, 'inline')).toEqual({ wait: { kind: 'feed', address: FEED } });
    expect(plan(both, 'image')).toEqual({ wait: { kind: 'script', address: SCRIPT } });
  });
});

describe('crawlers get an empty ad', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'GPTBot/1.2',
  ])('%s', (userAgent) => {
    expect(planSlot(ads({ feed: FEED }), { userAgent, style: 'image' })).toEqual({ event: 'crawler' });
  });

  test.each([
    BROWSER,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Cubot Version/18.0',
  ])('readers do not: %s', (userAgent) => {
    expect(planSlot(ads(), { userAgent, style: 'image' })).toEqual({ event: 'own' });
  });
});

describe('where ads are blocked', () => {
  const blocked = (appeal: number, given: Partial<Ads> = { appeal: APPEAL }) =>
    decideContent('blocked', ads(given), { appeal, inHouse: 0.5 }, { kind: 'empty' });

  test('a fifth of pages show the appeal, and the others one of the site’s own ads', () => {
    expect([0, 0.199, 0.2, 0.999].map((draw) => blocked(draw).kind)).toEqual([
      'appeal',
      'appeal',
      'in-house',
      'in-house',
    ]);
  });

  test('each of the site’s own ads has the same chance', () => {
    const names = [0, 0.34, 0.67, 0.999].map((inHouse) => {
      const content = decideContent('in-house', ads(), { appeal: 0, inHouse }, { kind: 'empty' });
      return content.ad?.name;
    });
    expect(names).toEqual(['own-0', 'own-1', 'own-2', 'own-2']);
  });

  test('a site with only one of the two shows that one, and a site with neither shows nothing', () => {
    expect(blocked(0, {}).kind).toBe('in-house');
    expect(blocked(0.9, { appeal: APPEAL, inHouse: [] }).kind).toBe('appeal');
    expect(blocked(0, { inHouse: [] }).kind).toBe('empty');
  });
});
