import { z } from 'zod';
import type { AdSourceName } from '../manifest/manifest.ts';
import { address, text, optional, share } from './text.ts';

/** Defaults of advertising (specification 4 and 9). */
export const AD_DEFAULTS = {
  /** Share of visits that get the inline style; the others get the image style. */
  inlineShare: 0.2,
  /** Share of in-house ads that are the appeal to readers with an ad blocker. */
  appealShare: 0.2,
  /** Share of impressions that are reported. */
  displayRatio: 0.1,
} as const;

/** One of the site’s own ads (specification 3, Advert). */
const AdvertConfig = z.strictObject({
  name: text.describe('Name of the ad in reports.'),
  link: address.describe('Where the ad leads: an https address or a pathname of this site.'),
  img: optional(address, 'Address of its image, 130 by 100 px: https, or the path of a file of this site.'),
  description: text.describe('The ad’s text.'),
  label: optional(text, 'A short name of the advertiser.'),
  poweredby: optional(text, 'Who serves the ad.'),
});

/** Addresses of third-party ad sources. */
const SOURCES = {
  feed: optional(address, 'Address of a JSON feed of ads: https, or a path of this site’s host.'),
  script: optional(address, 'Address of an external ad script: https, or a path of this site’s host.'),
} satisfies Record<AdSourceName, unknown>;

/** The ad slot (requirement E); a site without this key has none. */
export const AdsConfig = z.strictObject({
  ...SOURCES,
  inHouse: optional(
    z.array(AdvertConfig),
    'The site’s own ads, shown if there is no feed or script, or if these are blocked or have no ad.',
  ),
  appeal: optional(AdvertConfig, 'Shown now and then to readers who block the ads of `feed` or `script`.'),
  inlineShare: optional(share, 'Share of visits with the inline style.'),
  appealShare: optional(share, 'Share of in-house ads that are the appeal.'),
  displayRatio: optional(share, 'Share of displays that are reported; every ad is shown, whatever its value.'),
});
export type AdsConfig = z.output<typeof AdsConfig>;
