import { MOST_PIXELS, TEXT_LIMIT } from './constants.ts';
import type { ShownAd } from './slot-content.ts';

/**
 * Finds the ad in a feed's answer: the first one that is not empty and has a `statlink`. Undefined when there is none,
 * or when anything in it is not what it should be, since an answer that is wrong in one thing is not trusted in another.
 */
export function checkFeedAnswer(answer: unknown): ShownAd | undefined {
  const list = isRecord(answer) ? answer['ads'] : answer;
  if (!Array.isArray(list)) return undefined;
  const ad = list.find((entry) => isRecord(entry) && entry['statlink']);
  return ad === undefined ? undefined : checkFeedAd(ad);
}

type FeedAd = Readonly<Record<string, unknown>>;

function checkFeedAd(ad: FeedAd): ShownAd | undefined {
  const texts = TEXTS.map((name) => checkText(ad[name]));
  const [description, company, name, label, poweredby] = texts;
  const link = checkAddress(ad['statlink']);
  const image = checkAddress(ad['image'] ?? ad['img'] ?? '');
  const pixels = checkPixels(ad);
  if (texts.includes(undefined) || !description || !link || image === undefined || pixels === undefined) return undefined;
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

/** An https address; feeds leave its scheme out. Empty when there is none, undefined when it is another kind of thing. */
function checkAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value === '') return '';
  const address = value.startsWith('//') ? `https:${value}` : value;
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' ? href : undefined;
}

/** Addresses to call: several may stand in one field, and some want the feed's own time against caches. */
function checkPixels({ statimp = '', pixel = '', timestamp = '' }: FeedAd): readonly string[] | undefined {
  if (typeof statimp !== 'string' || typeof pixel !== 'string') return undefined;
  if (typeof timestamp !== 'string' && typeof timestamp !== 'number') return undefined;
  const written = [statimp, ...pixel.split('||')].filter((address) => address.trim() !== '');
  const checked = written.map((address) => checkAddress(address.trim().replaceAll('[timestamp]', encodeURIComponent(timestamp))));
  return checked.some((address) => !address) || checked.length > MOST_PIXELS ? undefined : (checked as string[]);
}

function isRecord(value: unknown): value is FeedAd {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
