import type { Ads, AdSourceName } from '../../engine/manifest.ts';
import type { SlotState } from './slot-machine.ts';

/** An ad that is fit to be drawn: texts are text, addresses are https or the site's own. */
export interface ShownAd {
  readonly name: string;
  readonly link: string;
  readonly img?: string;
  readonly description: string;
  /** Who advertises. */
  readonly label?: string;
  readonly poweredby?: string;
  /** Addresses to call when it is shown; an ad of the site's own has none. */
  readonly pixels?: readonly string[];
}

/** What is in the slot. */
export interface SlotContent {
  readonly kind: AdSourceName | 'empty' | 'hidden' | 'in-house' | 'appeal';
  /** Absent where there is nothing to draw: a script has drawn its ad itself. */
  readonly ad?: ShownAd;
}

/** The draws of a page, each from 0 up to 1. */
export interface ContentDraws {
  /** Decides between the appeal and the other ads of the site's own. */
  readonly appeal: number;
  /** Chooses one of these. */
  readonly inHouse: number;
}

/** Decides what is shown in a state; `external` is what the source has brought. */
export function contentOf(state: SlotState, ads: Ads, draws: ContentDraws, external: SlotContent): SlotContent {
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
