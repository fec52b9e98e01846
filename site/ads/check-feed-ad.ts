import { MOST_PIXELS, TEXT_LIMIT } from './source-limits.ts';
import type { ShownAd } from './slot-content.ts';

/** Content of a feed's answer: an ad, a list without one, or something unusable. */
export type FeedAnswer = { readonly kind: 'ad'; readonly ad: ShownAd } | { readonly kind: 'none' | 'failed' };

/**
 * Finds the ad in the answer of the feed at an absolute address: the first one that is not empty and has a `statlink`.
 * If any part of an answer is wrong, none of it is trusted: the answer has failed, rather than having no ad.
 */
export function checkFeedAnswer(answer: unknown, feed: string): FeedAnswer {
  const list = isRecord(answer) ? answer['ads'] : answer;
  if (!Array.isArray(list)) return { kind: 'failed' };
  const found = list.find((entry) => isRecord(entry) && entry['statlink']);
  if (found === undefined)
    return { kind: list.every((entry) => entry === null || isRecord(entry)) ? 'none' : 'failed' };
  const ad = checkFeedAd(found, feed);
  return ad === undefined ? { kind: 'failed' } : { kind: 'ad', ad };
}

type FeedAd = Readonly<Record<string, unknown>>;

function checkFeedAd(ad: FeedAd, feed: string): ShownAd | undefined {
  const texts = TEXTS.map((name) => checkText(ad[name]));
  const [description, company, name, label, poweredby] = texts;
  const link = checkAddress(ad['statlink'], feed);
  const image = checkAddress(ad['image'] ?? ad['img'] ?? '', feed);
  const pixels = checkPixels(ad, feed);
  if (texts.includes(undefined) || !description || !link || image === undefined || pixels === undefined)
    return undefined;
  return {
    name: name || company || 'feed',
    link,
    description,
    pixels,
    ...(image && { img: image }),
    ...((label || company) && { label: label || company }),
    ...(poweredby && { poweredby }),
  } as ShownAd;
}

const TEXTS = ['description', 'company', 'name', 'label', 'poweredby'] as const;

/** Returns a text without markup: empty if the text is missing, undefined if the value is invalid. */
function checkText(value: unknown = ''): string | undefined {
  const text = value ?? '';
  return typeof text === 'string' && text.length <= TEXT_LIMIT && !MARKUP.test(text) ? text.trim() : undefined;
}

const MARKUP = /<[a-z!/?]/i;

/**
 * Returns an https address, or one on the feed's own host: feeds may omit the scheme, and their own host. Empty if
 * there is no address, undefined if the value is invalid.
 */
function checkAddress(value: unknown, feed: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value === '') return '';
  const address = value.startsWith('//') ? `https:${value}` : value;
  if (!URL.canParse(address, feed)) return undefined;
  const { protocol, origin, username, password, href } = new URL(address, feed);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && origin === new URL(feed).origin);
  return isSafe && username === '' && password === '' ? href : undefined;
}

/**
 * Returns the addresses to call. One field may contain several, and some need the feed's timestamp to bypass caches.
 */
function checkPixels(
  { statimp = '', pixel = '', timestamp = '' }: FeedAd,
  feed: string,
): readonly string[] | undefined {
  if (typeof statimp !== 'string' || typeof pixel !== 'string') return undefined;
  if (typeof timestamp !== 'string' && typeof timestamp !== 'number') return undefined;
  const written = [statimp, ...pixel.split('||')].filter((address) => address.trim() !== '');
  const checked = written.map((address) =>
    checkAddress(address.trim().replaceAll('[timestamp]', encodeURIComponent(timestamp)), feed),
  );
  return checked.some((address) => !address) || checked.length > MOST_PIXELS ? undefined : (checked as string[]);
}

function isRecord(value: unknown): value is FeedAd {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
