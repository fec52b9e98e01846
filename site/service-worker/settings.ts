/** What the build tells the worker of one site; it stands in front of the worker's script. */
export interface WorkerSettings {
  /** Path of the site's root without a trailing slash; empty at the root of a host. */
  readonly base: string;
  /** Shown for pages that cannot be fetched and were not visited; one for each language. */
  readonly offlinePages: readonly OfflinePage[];
  /** Addresses of the hashed files that every page loads. */
  readonly shell: readonly string[];
}

/** A page that readers get when they are offline. */
export interface OfflinePage {
  readonly url: string;
  /** Changes with its text. */
  readonly revision: string;
  /** Path of the pages that it stands for, with a slash at its end; the longest one that fits decides. */
  readonly folder: string;
}

/** The global that holds the settings in a worker. */
export const SETTINGS_GLOBAL = 'docsNavWorker';
