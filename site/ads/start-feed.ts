import { MOST_TRIES, TRY_PAUSE, TRY_TIME } from './constants.ts';
import { fetchAd } from './fetch-ad.ts';
import type { After, Source } from './run-slot.ts';
import type { ShownAd } from './slot-content.ts';

/** Asks a feed for an ad, up to ten times. */
export function startFeed(address: string, after: After): Source {
  let tries = 0;
  let answered = false;
  let ad: ShownAd | undefined;
  let current: AbortController | undefined;
  let isStopped = false;

  async function tryOnce(): Promise<void> {
    if (isStopped) return;
    tries++;
    const controller = (current = new AbortController());
    const cancel = after(TRY_TIME, () => controller.abort());
    const result = await fetchAd(address, controller.signal);
    cancel();
    answered ||= result.answered;
    ad = result.ad;
    current = undefined;
    if (ad === undefined && tries < MOST_TRIES) after(TRY_PAUSE, () => void tryOnce());
  }

  void tryOnce();
  return {
    sign: () => {
      if (ad !== undefined) return 'ad';
      if (!answered) return 'silence';
      return tries < MOST_TRIES || current !== undefined ? 'answer' : 'end';
    },
    content: () => (ad === undefined ? { kind: 'empty' } : { kind: 'feed', ad }),
    stop: () => {
      isStopped = true;
      current?.abort();
    },
  };
}
