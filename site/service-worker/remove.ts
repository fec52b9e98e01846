import { deleteCaches, worker } from './scope.ts';

// Replaces an earlier worker, and then unregisters itself. Pages that the earlier worker served reload themselves once
// when this one takes over, and keep their scroll position; a reload from here would be a second one.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await deleteCaches();
  await worker.registration.unregister();
  // Contains dates of use for every scope of the host. Not awaited, because the earlier worker may still hold it open.
  if ((await caches.keys()).length === 0) indexedDB.deleteDatabase(USES);
}

/** The database of workbox-expiration. */
const USES = 'workbox-expiration';
