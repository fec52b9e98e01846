import type { AdSource } from '../../ads/watch-source.ts';
import type { After } from '../../ads/run-slot.ts';
import { createElement } from '../../browser/create-element.ts';

/** Functions that a slot provides to its source. */
export interface SourceTools {
  readonly after: After;
  readonly onCrash: () => void;
}

/** Id by which Carbon's script finds the place for its ad (https://www.carbonads.net); other scripts ignore it. */
const SCRIPT_ID = '_carbonads_js';

/** Loads a script that draws its ad next to itself, in its own part of the slot. */
export function startScript(address: string, slot: HTMLElement, { onCrash }: Pick<SourceTools, 'onCrash'>): AdSource {
  const script = createElement('script', { id: SCRIPT_ID, async: true, src: address });
  const host = createElement('div', { className: 'stranger' }, script);
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
      // A hidden slot stays hidden, no matter what the script does later.
      host.remove();
    },
  };
}

/** Returns whether there is a visible ad, because a blocker may load the script and hide its ad. */
function hasAd(host: HTMLElement): boolean {
  return [...host.querySelectorAll('a, img, iframe')].some((part) => getComputedStyle(part).display !== 'none');
}
