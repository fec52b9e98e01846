import { checkFeedAnswer, type FeedAnswer } from './check-feed-ad.ts';
import { ANSWER_LIMIT } from './source-limits.ts';

/** Result of one request to the feed: `unanswered` if there was no response, as when the request is blocked. */
export type FeedTry = FeedAnswer | { readonly kind: 'unanswered' };

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
