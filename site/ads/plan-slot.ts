import { AD_SOURCES, type Ads, type AdSourceName } from '../../engine/manifest.ts';
import type { SlotEvent } from './slot-machine.ts';

/** `inline`: text alone. `image`: text beside a picture. */
export type AdStyle = 'inline' | 'image';

/** A source of ads outside the site. */
export interface ExternalSource {
  readonly kind: AdSourceName;
  readonly address: string;
}

/** How a slot begins: with an external ad to wait for, or with what is settled at once. */
export type SlotPlan =
  | { readonly wait: ExternalSource }
  | { readonly event: Extract<SlotEvent, 'crawler' | 'own' | 'nothing'> };

/** What a reader brings to a page: the browser, and the style that was drawn for the visit. */
export interface Visitor {
  readonly userAgent: string;
  readonly style: AdStyle;
}

/** Draws the style of a whole visit. */
export function drawStyle({ inlineShare }: Ads, draw: number): AdStyle {
  return draw < inlineShare ? 'inline' : 'image';
}

/** Decides what a page's slot begins with. A site with a source always tries it; its own ads come when there is none of the source's. */
export function planSlot(ads: Ads, { userAgent, style }: Visitor): SlotPlan {
  if (CRAWLERS.test(userAgent)) return { event: 'crawler' };
  const source = sourceFor(ads, style);
  if (source !== undefined) return { wait: source };
  return { event: ads.inHouse.length > 0 ? 'own' : 'nothing' };
}

/** The names that crawlers give themselves; link previews and audits are among them. Cubot is a make of telephones. */
const CRAWLERS = /(?<!cu)bot\b|crawl|spider|slurp|archiver|mediapartners|facebookexternalhit|preview|lighthouse/i;

/** The sources that a site names, in the order in which a page looks for one that fits. */
export function sourcesOf(ads: Ads): readonly ExternalSource[] {
  return AD_SOURCES.flatMap((kind) => {
    const address = ads[kind];
    return address === undefined ? [] : { kind, address };
  });
}

/** Returns whether a source is a script of others: it draws its ads itself, with pictures. The ads of other sources fit either style. */
export function isForeignScript({ kind }: ExternalSource): boolean {
  return kind === 'script';
}

function sourceFor(ads: Ads, style: AdStyle): ExternalSource | undefined {
  const sources = sourcesOf(ads);
  return sources.find((source) => style === 'image' || !isForeignScript(source)) ?? sources[0];
}
