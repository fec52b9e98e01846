/** Constants of the ad slot that the specification fixes (its section 9). */

/** Milliseconds that an ad is shown before that counts as a display. */
export const DISPLAY_DELAY = 2500;

/** Size of an ad's image, in px. */
export const IMAGE_SIZE = { width: 130, height: 100 } as const;

/** Height that is kept free for the slot, in px: on narrow windows, and from the breakpoint `sm` up. */
export const SLOT_HEIGHT = { narrow: 142, wide: 126 } as const;

/** Space above and below the slot, in spacing units. */
export const SLOT_MARGIN = 3;
