import type { Advert, Ads, Route } from '../../engine/manifest.ts';
import { sourcesOf } from '../ads/plan-slot.ts';
import { addressHref } from '../frame/page/address-href.ts';
import { escapeHtml } from '../frame/page/escape-html.ts';
import { hrefOf, type SiteContext } from './site-context.ts';

/** Renders the place for a page's ad with everything that its script needs to know; nothing where no ad may be. */
export function renderAdSlot({ kind, disableAd }: Route, context: SiteContext): string {
  const { ads } = context.manifest.site;
  if (ads === undefined || disableAd === true || kind !== 'page' || !hasSomething(ads)) return '';
  return `<div class="pitch-slot" data-island="ad" data-config="${escapeHtml(JSON.stringify(withBase(ads, context)))}"></div>`;
}

/** The appeal alone is never seen: no one blocks ads where there are none. */
function hasSomething(ads: Ads): boolean {
  return sourcesOf(ads).length > 0 || ads.inHouse.length > 0;
}

/** Paths of this site become addresses that hold wherever it is served. */
function withBase(ads: Ads, context: SiteContext): Ads {
  const { appeal } = ads;
  const file = (address: string) => (address.startsWith('/') ? context.base + address : address);
  const page = (address: string) =>
    addressHref(address, { hrefOf: (pathname) => hrefOf(context, pathname), base: context.base });
  const own = ({ link, img, ...ad }: Advert): Advert => ({
    ...ad,
    link: page(link),
    ...(img === undefined ? {} : { img: file(img) }),
  });
  return {
    ...ads,
    ...Object.fromEntries(sourcesOf(ads).map(({ kind, address }) => [kind, file(address)])),
    inHouse: ads.inHouse.map(own),
    ...(appeal === undefined ? {} : { appeal: own(appeal) }),
  };
}
