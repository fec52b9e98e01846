import { basePath } from '../../browser/page-address.ts';
import type { AskedSearch, Search, SearchAnswer } from './open-search.ts';
// oxlint-disable-next-line import/default -- Vite makes it
import address from './search-worker.ts?worker&url';
import type { SearchCall, SearchFacts, SearchReply, serveSearch } from './search-worker.ts';

/** The search of the site that the page is on; each call ends the one before it, which is then never answered. */
export interface SearchHere extends SearchFacts {
  readonly findNames: (asked: AskedSearch) => Promise<ReturnType<Search['findNames']>>;
  readonly findAll: (asked: AskedSearch, limit: number) => Promise<SearchAnswer>;
  readonly findNear: (asked: AskedSearch) => Promise<ReturnType<Search['findNear']>>;
}

/** Opens the search of the site that the page is on, for a reader in a section. */
export async function openSearchHere(own: string): Promise<SearchHere | undefined> {
  const call = await connect();
  const { language } = document.documentElement.dataset;
  const facts = await call<SearchFacts | undefined>({ act: 'open', place: { site: basePath(), language, own } });
  return (
    facts && {
      ...facts,
      findNames: (asked) => call({ act: 'findNames', asked }),
      findAll: (asked, limit) => call({ act: 'findAll', asked, limit }),
      findNear: (asked) => call({ act: 'findNear', asked }),
    }
  );
}

type Call = <Value>(asked: Unnumbered<SearchCall>) => Promise<Value>;
type Unnumbered<Numbered> = Numbered extends unknown ? Omit<Numbered, 'id'> : never;

/** Connects to the script that searches; only the last call is waited for. */
async function connect(): Promise<Call> {
  const { port1: port, port2 } = new MessageChannel();
  (await startScript())(port2);
  let id = 0;
  let waiting: { readonly resolve: (value: never) => void; readonly reject: (error: unknown) => void } | undefined;
  port.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    if (data.id !== id) return;
    if ('error' in data) waiting?.reject(data.error);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script is of this build
    else waiting?.resolve(data.value as never);
  });
  port.start();
  return (asked) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      port.postMessage({ ...asked, id: ++id });
    });
}

let script: Promise<typeof serveSearch> | undefined;

/**
 * Starts the script that searches: in a worker, so that a page stays as quick as it is without search, or in the page
 * itself where a policy or the browser refuses workers.
 */
function startScript(): Promise<typeof serveSearch> {
  script ??= new Promise((resolve, reject) => {
    const startInPage = (): void => {
      import(/* @vite-ignore */ address).then(() => {
        if (globalThis.docsNavServeSearch) resolve(globalThis.docsNavServeSearch);
      }, reject);
    };
    try {
      const worker = new Worker(address, { type: 'module' });
      worker.addEventListener('message', () => resolve((port) => worker.postMessage(undefined, [port])));
      worker.addEventListener('error', startInPage);
    } catch {
      startInPage();
    }
  });
  // Failures are not kept, so that the next letter tries again.
  script.catch(() => (script = undefined));
  return script;
}
