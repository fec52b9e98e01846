import type { Advert, Ads, Route } from '../../engine/manifest/manifest.ts';
import { sourcesOf } from '../ads/plan-slot.ts';
import { addressHref } from '../frame/page/address-href.ts';
import { quoteData } from '../text/escape.ts';
import { hrefOf, type SiteContext } from './context/site-context.ts';

/** Renders a page's ad slot with all data for its script; empty if the page has no ads, or only one for itself. */
export function renderAdSlot({ kind, disableAd, pathname }: Route, context: SiteContext): string {
  const { ads } = context.manifest.site;
  if (ads === undefined || disableAd === true || kind !== 'page') return '';
  const here = hrefOf(context, pathname);
  const { appeal, ...others } = withBase(ads, context);
  const isElsewhere = ({ link }: Advert): boolean => link.replace(/[?#].*$/, '') !== here;
  const shown = {
    ...others,
    inHouse: others.inHouse.filter(isElsewhere),
    ...(appeal !== undefined && isElsewhere(appeal) && { appeal }),
  };
  // The appeal alone never appears, because there are no ads to block.
  if (sourcesOf(shown).length === 0 && shown.inHouse.length === 0) return '';
  return `<div class="pitch-slot" data-island="ad" data-config=${quoteData(shown)}></div>`;
}

/** Adds the base to paths on this site. */
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
