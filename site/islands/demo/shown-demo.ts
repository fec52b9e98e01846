/** What starts a demo with fresh state: the one in the page, or what its figure shows instead. */
export interface ShownDemo {
  readonly inPage: () => void;
  /** The same in a document of its own, while a reader has asked for that. */
  inFrame?: (() => void) | undefined;
  /** The result of edited code, while the editor is open. */
  edited?: (() => void) | undefined;
}

/** Starts what a figure shows with fresh state. */
export function resetShown({ edited, inFrame, inPage }: ShownDemo): void {
  (edited ?? inFrame ?? inPage)();
}
