import { MOST_PIXELS, TEXT_LIMIT } from './source-limits.ts';
import type { ShownAd } from './slot-content.ts';

/** What a feed's answer holds: an ad, a list without one, or something that cannot be used. */
export type FeedAnswer = { readonly kind: 'ad'; readonly ad: ShownAd } | { readonly kind: 'none' | 'failed' };

/**
 * Finds the ad in the answer of the feed at an absolute address: the first one that is not empty and has a `statlink`.
 * An answer that is wrong in one thing is not trusted in another: it counts as failed, not as one without an ad.
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

/** A text without markup; empty when it is left out, undefined when it is something else. */
function checkText(value: unknown = ''): string | undefined {
  const text = value ?? '';
  return typeof text === 'string' && text.length <= TEXT_LIMIT && !MARKUP.test(text) ? text.trim() : undefined;
}

const MARKUP = /<[a-z!/?]/i;

/**
 * An https address, or one on the feed's own host; feeds leave the scheme out, and the host where it is theirs. Empty
 * when there is none, undefined when it is another kind of thing.
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

/** Addresses to call: several may be in one field, and some want the feed's own time against caches. */
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
