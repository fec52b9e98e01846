/** Constants of the ad slot that the specification fixes (its section 9). */

/** Milliseconds that an ad must be visible to be reported as displayed. */
export const DISPLAY_DELAY = 2500;

/** Size of an ad's image, in px. */
export const IMAGE_SIZE = { width: 130, height: 100 } as const;
