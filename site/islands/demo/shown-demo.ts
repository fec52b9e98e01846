/** The demo that a figure shows: the one in the page, or the same in a document of its own. */
export interface ShownDemo {
  /** Starts it with fresh state. */
  reset: () => void;
}
