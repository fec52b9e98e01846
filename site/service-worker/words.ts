/** Texts of the offline page in English. */
export const OFFLINE_WORDS = {
  offlineTitle: 'You are offline',
  offline:
    'This page was not visited before, so it is not on this device. Pages that you have visited can still be read.',
  offlineRetry: 'Try again',
} as const;
