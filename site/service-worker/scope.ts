/** An event of a worker that lasts until its work is done. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The parts of the global scope that this site's workers use; the compiler only knows the DOM of pages. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
}

/** The worker that this script runs in. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these scripts run nowhere else
export const worker = globalThis as unknown as WorkerScope;

/** Deletes the caches of this worker's scope except for those in `kept`, but none of other sites on the host. */
export async function deleteCaches(kept: readonly string[] = []): Promise<void> {
  const { scope } = worker.registration;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.endsWith(scope) && !kept.includes(name)).map((name) => caches.delete(name)),
  );
}
