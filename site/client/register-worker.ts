import { basePath } from './page-address.ts';
import { keepAddresses, SKIP_WAITING } from './worker-messages.ts';

/** Registers the worker, lets new versions of it take over at once, and reloads the page after that. */
export async function registerWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  const wasControlled = container.controller !== null;
  reloadAfterUpdate(container);
  const scope = `${basePath()}/`;
  const registration = await container.register(`${scope}sw.js`, { scope, updateViaCache: 'none' });
  hurry(registration);
  if (!wasControlled) await keepThisPage(container);
}

/** Tells every worker that waits for the open pages to close, now or later, not to. */
function hurry(registration: ServiceWorkerRegistration): void {
  const tell = (): void => registration.waiting?.postMessage(SKIP_WAITING);
  const follow = (): void => registration.installing?.addEventListener('statechange', tell);
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** Reloads once, however many workers follow one another until the reader comes back to this page. */
function reloadAfterUpdate(container: ServiceWorkerContainer): void {
  let previous = container.controller;
  let isDue = false;
  container.addEventListener('controllerchange', () => {
    // The first worker takes over pages that are as new as itself.
    const isUpdate = previous !== null;
    previous = container.controller;
    if (isUpdate && previous && !isDue) {
      isDue = true;
      whenActivated(previous, () => whenFocused(() => location.reload()));
    }
  });
}

function whenActivated(worker: ServiceWorker, task: () => void): void {
  if (worker.state === 'activated') {
    task();
    return;
  }
  const look = (): void => {
    if (worker.state === 'activated') {
      worker.removeEventListener('statechange', look);
      task();
    }
  };
  worker.addEventListener('statechange', look);
}

function whenFocused(task: () => void): void {
  if (document.hasFocus()) {
    task();
  } else {
    addEventListener('focus', task, { once: true });
  }
}

/** What was loaded before there was a worker is part of what the reader has visited. */
async function keepThisPage(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = [location.href, ...loaded].filter((address) => address.startsWith(`${location.origin}/`));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage(keepAddresses([...new Set(own)]));
}
