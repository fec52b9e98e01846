import { deleteCaches, worker } from './scope.ts';

// Takes the place of a worker of earlier days, and then leaves. Pages that the earlier one served reload themselves
// when this one takes over, once and with their scroll position; a reload from here would be a second one.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await deleteCaches();
  await worker.registration.unregister();
  // Dates of use, for every scope of the host. Not waited for: the earlier worker may still hold it open.
  if ((await caches.keys()).length === 0) indexedDB.deleteDatabase(USES);
}

/** The database of workbox-expiration. */
const USES = 'workbox-expiration';
