/** Maximum number of cached pages and fragments; each is about 20 KB of text. */
const LIMIT = 30;

/** Milliseconds after which a cached page is fetched again, so that a long-open tab sees corrections. */
const LIFETIME = 300_000;

/** A fetched HTML file. */
interface FetchedHtml {
  readonly text: string;
  /** Final address after redirects, without the hash. */
  readonly url: string;
}

const entries = new Map<string, { readonly answer: Promise<FetchedHtml>; readonly since: number }>();

/**
 * Fetches an HTML file, or takes it from memory or from a `response` that is on its way; rejects if it is missing, not
 * HTML, or aborted.
 */
export function loadHtml(
  address: string,
  { signal, response }: { readonly signal?: AbortSignal; readonly response?: Promise<Response> | undefined } = {},
): Promise<FetchedHtml> {
  const key = address.split('#', 1)[0] ?? address;
  const kept = entries.get(key);
  if (kept && performance.now() - kept.since < LIFETIME) {
    return kept.answer;
  }
  const answer = readHtml(key, response ?? fetch(key, signal ? { signal } : {}));
  entries.delete(key);
  entries.set(key, { answer, since: performance.now() });
  // The oldest entry comes first in a Map.
  const [oldest] = entries.keys();
  if (entries.size > LIMIT && oldest !== undefined) {
    entries.delete(oldest);
  }
  const forget = (): void => {
    if (entries.get(key)?.answer === answer) {
      entries.delete(key);
    }
  };
  answer.catch(forget);
  // At once, not when the fetch rejects: the next visit to this address may follow in the same task.
  signal?.addEventListener('abort', forget);
  return answer;
}

/** Clears the cache. */
export function forgetPages(): void {
  entries.clear();
}

async function readHtml(url: string, answer: Promise<Response>): Promise<FetchedHtml> {
  const response = await answer;
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) {
    throw new Error(`${response.status} for ${url}`);
  }
  return { text: await response.text(), url: response.url };
}

/** Parses HTML without running or loading anything in it. */
export function parseHtml(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/html');
}
