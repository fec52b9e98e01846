/** Height of the bar's first row, in px. */
export const BAR_HEIGHT = 60;

/** Height of the row of products where it stands below the bar, in px. */
export const PRODUCTS_HEIGHT = 44;

/** Height of the bar's controls, in px, and on dense pages. */
export const CONTROL_HEIGHT = 36;
export const DENSE_CONTROL_HEIGHT = 30;

/** Height of a sidebar row, in px, and that of dense pages; gaps are multiples of it. */
export const ROW_HEIGHT = 32;
export const DENSE_ROW_HEIGHT = 28;
