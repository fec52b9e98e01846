import type { Page, Request, Response } from 'playwright-core';

/** Opens an address and waits until everything that the page does on its own is done. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const requests = followRequests(page);
  const response = await page.goto(address);
  await settle(page, requests);
  requests.stop();
  return response;
}

/**
 * Waits until a page that has loaded is painted and idle, and nothing that it requested in its idle time is still
 * loading.
 */
export async function rest(page: Page): Promise<void> {
  const requests = followRequests(page);
  await settle(page, requests);
  requests.stop();
}

interface Requests {
  /** How many requests were made so far. */
  readonly made: number;
  /** Settles when none is still loading. */
  answered(): Promise<void>;
  stop(): void;
}

async function settle(page: Page, requests: Requests): Promise<void> {
  let made: number;
  do {
    await requests.answered();
    made = requests.made;
    // By then, scripts of the last response have run and have requested what they need.
    await page.evaluate(untilPainted).catch(ignoreRedirect);
    await page.evaluate(untilIdle).catch(ignoreRedirect);
  } while (requests.made > made);
}

/** A page that redirects its reader is gone before it rests; the request for the next one is under way. */
function ignoreRedirect(error: unknown): void {
  if (!String(error).includes('navigation')) throw error;
}

/** Waits until a page that has loaded is painted and its script has started, so that it hears what its reader does. */
export async function started(page: Page): Promise<void> {
  await page.evaluate(untilPainted);
}

/** Like `started`, for a page with a stopped clock: it advances until then, one millisecond at a time. */
export async function startedInTime(page: Page): Promise<void> {
  const state = { isStarted: false };
  const start = started(page).then(() => void (state.isStarted = true));
  while (!state.isStarted) await page.clock.runFor(1);
  await start;
}

/**
 * Runs in the page, and waits for what `site/browser/moments.ts` waits for: the site's own callbacks were
 * registered earlier and are called first.
 */
async function untilPainted(): Promise<void> {
  await new Promise<void>((resolve) => {
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Runs in the page, after everything registered before it. */
async function untilIdle(): Promise<void> {
  await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (let round = 0; round < 2; round++)
    await new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 2000 }));
}

function followRequests(page: Page): Requests {
  const pending = new Set<Request>();
  let made = 0;
  let tell = (): void => {};
  const start = (request: Request): void => {
    made++;
    pending.add(request);
  };
  const end = (request: Request): void => {
    pending.delete(request);
    if (pending.size === 0) tell();
  };
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  return {
    get made() {
      return made;
    },
    answered: () => new Promise((resolve) => (pending.size === 0 ? resolve() : (tell = resolve))),
    stop: () => void page.off('request', start).off('requestfinished', end).off('requestfailed', end),
  };
}
