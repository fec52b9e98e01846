import { AD_SOURCES, type Ads, type AdSourceName } from '../../engine/manifest/manifest.ts';
import type { SlotEvent } from './slot-machine.ts';

/** `inline`: text only. `image`: text next to an image. */
export type AdStyle = 'inline' | 'image';

/** A source of ads outside the site. */
export interface ExternalSource {
  readonly kind: AdSourceName;
  readonly address: string;
}

/** Start of a slot: an external ad to wait for, or an event that is known at once. */
type SlotPlan =
  | { readonly wait: ExternalSource }
  | { readonly event: Extract<SlotEvent, 'crawler' | 'own' | 'nothing'> };

/** A reader's browser, and the style drawn for the visit. */
interface Visitor {
  readonly userAgent: string;
  readonly style: AdStyle;
}

/** Draws the style of a whole visit. */
export function drawStyle({ inlineShare }: Ads, draw: number): AdStyle {
  return draw < inlineShare ? 'inline' : 'image';
}

/**
 * Decides how a page's slot starts. A site with a source always tries it first, and shows its own ads if the source has
 * none.
 */
export function planSlot(ads: Ads, { userAgent, style }: Visitor): SlotPlan {
  if (CRAWLERS.test(userAgent)) return { event: 'crawler' };
  const sources = sourcesOf(ads);
  const source = sources.find((each) => style === 'image' || !isForeignScript(each)) ?? sources[0];
  if (source !== undefined) return { wait: source };
  return { event: ads.inHouse.length > 0 ? 'own' : 'nothing' };
}

/** User agents of crawlers, including link previews and audits. Cubot is a brand of phones. */
const CRAWLERS = /(?<!cu)bot\b|crawl|spider|slurp|archiver|mediapartners|facebookexternalhit|preview|lighthouse/i;

/** Lists the sources that a site has configured, in the order in which a page looks for a suitable one. */
export function sourcesOf(ads: Ads): readonly ExternalSource[] {
  return AD_SOURCES.flatMap((kind) => {
    const address = ads[kind];
    return address === undefined ? [] : { kind, address };
  });
}

/**
 * Returns whether a source is a third-party script, which draws its own ads with images. Ads of other sources fit
 * either style.
 */
export function isForeignScript({ kind }: ExternalSource): boolean {
  return kind === 'script';
}
