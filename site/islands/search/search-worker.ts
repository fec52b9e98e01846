import { openSearch, type AskedSearch, type Search, type SearchPlace } from './open-search.ts';
import type { Pagefind, PagefindScript } from './pagefind.ts';

/** What a page asks the script that searches; the first call opens. */
export type SearchCall = { readonly id: number } & (
  | { readonly act: 'open'; readonly place: Omit<SearchPlace, 'load'> }
  | { readonly act: 'findNames' | 'findNear'; readonly asked: AskedSearch }
  | { readonly act: 'findAll'; readonly asked: AskedSearch; readonly limit: number }
);

/** What it answers. */
export type SearchReply = { readonly id: number } & ({ readonly value: unknown } | { readonly error: unknown });

/** What a page knows of an open search: all but its functions. */
export type SearchFacts = Pick<Search, 'sections' | 'products' | 'base' | 'hasTexts' | 'suggestions'>;

/**
 * Answers the calls of a page. A later call ends the one before it, which is then never answered: nobody waits for the
 * results of half a word.
 */
export function serveSearch(port: MessagePort): void {
  let search: Search | undefined;
  let latest = new AbortController();
  port.addEventListener('message', async ({ data }: MessageEvent<SearchCall>) => {
    latest.abort();
    const { signal } = (latest = new AbortController());
    const reply = (answer: { readonly value: unknown } | { readonly error: unknown }): void => {
      if (!signal.aborted) port.postMessage({ id: data.id, ...answer } satisfies SearchReply);
    };
    // Letters that were typed during the last answer are waiting: only the newest of them is worth the work.
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
    try {
      reply({ value: await answer(data, signal) });
    } catch (error) {
      reply({ error });
    }
  });
  port.start();

  async function answer(call: SearchCall, signal: AbortSignal): Promise<unknown> {
    if (call.act === 'open') {
      search = await openSearch({ ...call.place, load: loadPagefind });
      if (search === undefined) return undefined;
      const { sections, products, base, hasTexts, suggestions } = search;
      return { sections, products, base, hasTexts, suggestions } satisfies SearchFacts;
    }
    if (call.act === 'findAll') return search?.findAll(call.asked, call.limit, signal);
    return search?.[call.act](call.asked);
  }
}

async function loadPagefind(address: string): Promise<Pagefind> {
  const script = new URL(`${address}pagefind.js`, location.href).href;
  return ((await import(/* @vite-ignore */ script)) as PagefindScript).createInstance({});
}

if ('WorkerGlobalScope' in globalThis) {
  addEventListener('message', ({ ports: [port] }) => port && serveSearch(port));
  postMessage('ready');
} else globalThis.docsNavServeSearch = serveSearch;

declare global {
  /** Where no worker can start, the page imports this script, which sets this: the entry of a worker has no exports. */
  var docsNavServeSearch: typeof serveSearch | undefined;
}
