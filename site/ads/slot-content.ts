import type { Ads, AdSourceName, Advert } from '../../engine/manifest/manifest.ts';
import type { SlotState } from './slot-machine.ts';

/** An ad that is safe to draw: texts contain no markup, and addresses are https or the site's own. */
export interface ShownAd extends Advert {
  /** Addresses to call when the ad is shown; in-house ads have none. */
  readonly pixels?: readonly string[];
}

/** Content of the slot. */
export interface SlotContent {
  readonly kind: AdSourceName | 'empty' | 'hidden' | 'in-house' | 'appeal';
  /** Absent if there is nothing to draw, as when a script has drawn its own ad. */
  readonly ad?: ShownAd;
}

/** Random numbers of a page, each from 0 up to 1. */
interface ContentDraws {
  /** Decides between the appeal and the in-house ads. */
  readonly appeal: number;
  /** Chooses one of the in-house ads. */
  readonly inHouse: number;
}

/** Decides what to show in a state; `external` is the content that the source has provided. */
export function decideContent(state: SlotState, ads: Ads, draws: ContentDraws, external: SlotContent): SlotContent {
  switch (state) {
    case 'unknown':
    case 'empty':
      return { kind: 'empty' };
    case 'hidden':
      return { kind: 'hidden' };
    case 'external':
      return external;
    case 'in-house':
      return ownAd(ads, draws);
    case 'blocked':
      return ads.appeal && (draws.appeal < ads.appealShare || ads.inHouse.length === 0)
        ? { kind: 'appeal', ad: ads.appeal }
        : ownAd(ads, draws);
  }
}

function ownAd({ inHouse }: Ads, draws: ContentDraws): SlotContent {
  const ad = inHouse[Math.floor(draws.inHouse * inHouse.length)];
  return ad === undefined ? { kind: 'empty' } : { kind: 'in-house', ad };
}
