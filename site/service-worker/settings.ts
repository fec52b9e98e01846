/** Settings of a site's worker, which the build writes before the worker's script. */
export interface WorkerSettings {
  /** Path of the site's root without a trailing slash; empty at the root of a host. */
  readonly base: string;
  /** Shown for pages that are neither reachable nor cached; one for each language. */
  readonly offlinePages: readonly OfflinePage[];
  /** The files that every page loads, the scripts of its buttons, and icons of the offline pages. */
  readonly shell: readonly PrecacheEntry[];
}

/** A file that a worker fetches during installation, in the format of Workbox. */
export interface PrecacheEntry {
  readonly url: string;
  /** Changes with the file; null if the name already does. */
  readonly revision: string | null;
}

/** A page for readers who are offline. */
export interface OfflinePage extends PrecacheEntry {
  /** Path of the pages that it replaces, with a slash at its end; the longest match wins. */
  readonly folder: string;
  /** Note on pages below it that come from the cache, with `{date}` for their day. */
  readonly note: string;
  /** Code of their language. */
  readonly language: string;
}

/** Name of the global with the settings in a worker. */
export const SETTINGS_GLOBAL = 'docsNavWorker';
