import { basePath } from '../browser/page-address.ts';
import { SKIP_WAITING } from '../browser/worker-messages.ts';

/** Registers the service worker, activates new versions at once, and then reloads the page unless that loses something. */
export async function registerWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  const wasControlled = container.controller !== null;
  reloadAfterUpdate(container);
  const scope = `${basePath()}/`;
  const registration = await container.register(`${scope}sw.js`, { scope, updateViaCache: 'none' });
  hurry(registration);
  if (!wasControlled) await keepThisPage(container);
}

/** Tells every waiting worker, now or later, not to wait until the open pages are closed. */
function hurry(registration: ServiceWorkerRegistration): void {
  const tell = (): void => registration.waiting?.postMessage(SKIP_WAITING);
  const follow = (): void => registration.installing?.addEventListener('statechange', tell);
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** Reloads once, no matter how many workers follow each other until the reader returns to this page. */
function reloadAfterUpdate(container: ServiceWorkerContainer): void {
  let previous = container.controller;
  let isDue = false;
  container.addEventListener('controllerchange', () => {
    // Pages controlled by the first worker are already up to date.
    const isUpdate = previous !== null;
    previous = container.controller;
    if (isUpdate && previous && !isDue) {
      isDue = true;
      whenActivated(previous, () => whenFocused(reload));
    }
  });
}

/**
 * What a reload would throw away: an open dialog, and what the reader types or has typed. The next page is of the new
 * version anyway.
 */
const BUSY = 'dialog[open],:user-valid,:read-write:focus';

function reload(): void {
  if (!document.querySelector(BUSY)) location.reload();
}

function whenActivated(worker: ServiceWorker, task: () => void): void {
  if (worker.state === 'activated') {
    task();
  } else {
    worker.addEventListener('statechange', () => whenActivated(worker, task), { once: true });
  }
}

function whenFocused(task: () => void): void {
  if (document.hasFocus()) {
    task();
  } else {
    addEventListener('focus', task, { once: true });
  }
}

/** Caches the files that this page loaded before there was a worker, since the reader has visited it. */
async function keepThisPage(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = [location.href, ...loaded].filter((address) => address.startsWith(`${location.origin}/`));
  // In the format of workbox-routing.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(own)] } });
}
