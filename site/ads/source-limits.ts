/** Constants of external sources that the specification fixes (its section 9), and limits for the answers of a feed. */

/** Milliseconds between two checks for the external ad. */
export const LOOK_INTERVAL = 500;

/** Maximum number of checks. */
export const MOST_LOOKS = 30;

/** Number of checks without a sign after which the next one decides that ads are blocked. */
export const FAILED_LOOKS = 6;

/** Maximum number of requests to the feed. */
export const MOST_TRIES = 10;

/** Milliseconds between an answer without an ad and the next request. */
export const TRY_PAUSE = 500;

/** Timeout of a request to the feed, in milliseconds. */
export const TRY_TIME = 5000;

/** Maximum size of an answer, in bytes; reading stops there. */
export const ANSWER_LIMIT = 65_536;

/** Maximum length of an ad's text, in characters; a longer one does not fit into the slot. */
export const TEXT_LIMIT = 300;

/** Maximum number of addresses to call when an ad is shown. */
export const MOST_PIXELS = 5;
