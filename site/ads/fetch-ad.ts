import { checkFeedAnswer, type FeedAnswer } from './check-feed-ad.ts';
import { ANSWER_LIMIT } from './source-limits.ts';

/** What one request to the feed came to: `unanswered` when nothing came back, as with a request that was blocked. */
export type FeedTry = FeedAnswer | { readonly kind: 'unanswered' };

/** Asks the feed at an absolute address once; never rejects. Ends early when the signal says so. */
export async function fetchAd(address: string, signal: AbortSignal): Promise<FeedTry> {
  let answered = false;
  try {
    const response = await fetch(address, { signal, credentials: 'omit' });
    answered = true;
    return response.ok ? checkFeedAnswer(JSON.parse(await readLimited(response)), address) : { kind: 'failed' };
  } catch {
    // A failed feed counts as no ad (specification 8): there is nothing to do about it here.
    return { kind: answered ? 'failed' : 'unanswered' };
  }
}

/** Reads an answer's text; throws as soon as it is larger than an ad may be. */
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
