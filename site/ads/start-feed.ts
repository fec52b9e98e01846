import { ANSWER_LIMIT, MOST_TRIES, TRY_PAUSE, TRY_TIME } from './source-limits.ts';
import { checkFeedAnswer, type FeedAnswer } from './check-feed-ad.ts';
import type { After } from './run-slot.ts';
import type { AdSource } from './watch-source.ts';

/** Result of one request to the feed: `unanswered` if there was no response, as when the request is blocked. */
type FeedTry = FeedAnswer | { readonly kind: 'unanswered' };

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

/** Requests the feed at an absolute address once; never rejects. The signal can abort the request. */
export async function fetchAd(address: string, signal: AbortSignal): Promise<FeedTry> {
  let answered = false;
  try {
    const response = await fetch(address, { signal, credentials: 'omit' });
    answered = true;
    return response.ok ? checkFeedAnswer(JSON.parse(await readLimited(response)), address) : { kind: 'failed' };
  } catch {
    // A failed feed is treated as no ad (specification 8), so there is nothing to do about it here.
    return { kind: answered ? 'failed' : 'unanswered' };
  }
}

/** Reads the text of an answer; throws as soon as it exceeds the size limit. */
async function readLimited(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > ANSWER_LIMIT) {
      await reader?.cancel();
      throw new RangeError('The answer is too large.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
