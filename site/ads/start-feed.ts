import { MOST_TRIES, TRY_PAUSE, TRY_TIME } from './source-limits.ts';
import type { FeedAnswer } from './check-feed-ad.ts';
import { fetchAd } from './fetch-ad.ts';
import type { After } from './run-slot.ts';
import type { AdSource } from './watch-source.ts';

/** Requests an ad from the feed at an absolute address, up to ten times. */
export function startFeed(address: string, after: After): AdSource {
  let tries = 0;
  /** The last answer, which is the final result once there are no more tries. */
  let answer: FeedAnswer | undefined;
  let current: AbortController | undefined;
  let isStopped = false;

  async function tryOnce(): Promise<void> {
    if (isStopped) return;
    tries++;
    const controller = (current = new AbortController());
    const cancel = after(TRY_TIME, () => controller.abort());
    const result = await fetchAd(address, controller.signal);
    cancel();
    if (result.kind !== 'unanswered') answer = result;
    current = undefined;
    if (result.kind !== 'ad' && tries < MOST_TRIES) after(TRY_PAUSE, () => void tryOnce());
  }

  void tryOnce();
  return {
    sign: () => {
      if (answer === undefined) return 'silence';
      if (answer.kind === 'ad') return 'ad';
      if (tries < MOST_TRIES || current !== undefined) return 'answer';
      return answer.kind === 'none' ? 'none' : 'failure';
    },
    content: () => (answer?.kind === 'ad' ? { kind: 'feed', ad: answer.ad } : { kind: 'empty' }),
    stop: () => {
      isStopped = true;
      current?.abort();
    },
  };
}
