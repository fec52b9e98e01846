/** Settings that the build gives the worker of one site; they come before the worker's script. */
export interface WorkerSettings {
  /** Path of the site's root without a trailing slash; empty at the root of a host. */
  readonly base: string;
  /** Shown for pages that cannot be fetched and were not visited; one for each language. */
  readonly offlinePages: readonly OfflinePage[];
  /** The files that every page loads, what its buttons bring, and icons of the offline pages. */
  readonly shell: readonly PrecacheEntry[];
}

/** A file that a worker fetches when it is installed, as Workbox wants it told. */
export interface PrecacheEntry {
  readonly url: string;
  /** Changes with the file; null where its name does. */
  readonly revision: string | null;
}

/** A page that readers get when they are offline. */
export interface OfflinePage extends PrecacheEntry {
  /** Path of the pages that it stands for, with a slash at its end; the longest one that fits decides. */
  readonly folder: string;
}

/** The global that holds the settings in a worker. */
export const SETTINGS_GLOBAL = 'docsNavWorker';
