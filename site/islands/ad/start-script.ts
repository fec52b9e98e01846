import type { AdSource } from '../../ads/watch-source.ts';
import type { After } from '../../ads/run-slot.ts';

/** What a source needs of its slot. */
export interface SourceTools {
  readonly after: After;
  readonly onCrash: () => void;
}

/** The id by which Carbon's script finds the place for its ad (https://www.carbonads.net); others do not mind it. */
const SCRIPT_ID = '_carbonads_js';

/** Loads a script that draws its ad beside itself, in a part of the slot that is its own. */
export function startScript(address: string, slot: HTMLElement, { onCrash }: Pick<SourceTools, 'onCrash'>): AdSource {
  const host = document.createElement('div');
  host.className = 'stranger';
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = address;
  host.append(script);
  slot.append(host);

  const onError = ({ filename }: ErrorEvent): void => {
    if (filename === script.src) {
      onCrash();
    }
  };
  addEventListener('error', onError);
  return {
    sign: () => (hasAd(host) ? 'ad' : 'silence'),
    content: () => ({ kind: 'script' }),
    stop: () => {
      removeEventListener('error', onError);
      // A hidden slot stays hidden, whatever the script still does.
      host.remove();
    },
  };
}

/** A blocker may let the script in and hide what it draws. */
function hasAd(host: HTMLElement): boolean {
  return [...host.querySelectorAll('a, img, iframe')].some((part) => getComputedStyle(part).display !== 'none');
}
