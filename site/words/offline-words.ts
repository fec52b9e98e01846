/** Texts of the offline page in English. */
export const OFFLINE_WORDS = {
  offlineTitle: 'You are offline',
  offline:
    'You have not visited this page before, so it is not on this device. You can still read the pages that you have visited.',
  offlineRetry: 'Try again',
  /** Note on a page that was visited before; `{date}` is the day of which it is. */
  offlineFrom: 'You are offline: this is the page of {date}.',
} as const;
