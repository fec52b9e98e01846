/** Constants of external sources that the specification fixes (its section 9), and the limits of what a feed may answer. */

/** Milliseconds between two looks for the external ad. */
export const LOOK_INTERVAL = 500;

/** Looks that are taken at most. */
export const MOST_LOOKS = 30;

/** Looks in vain before the next one decides that ads are blocked. */
export const FAILED_LOOKS = 6;

/** Requests to the feed at most. */
export const MOST_TRIES = 10;

/** Milliseconds from an answer without an ad to the next request. */
export const TRY_PAUSE = 500;

/** Milliseconds that one answer of the feed may take. */
export const TRY_TIME = 5000;

/** Bytes of an answer that are read at most; the rest is not waited for. */
export const ANSWER_LIMIT = 65_536;

/** Characters of a text of an ad; a longer one could not be shown in the slot. */
export const TEXT_LIMIT = 300;

/** Addresses to call when an ad is shown. */
export const MOST_PIXELS = 5;
