/** What readers do on a page; scrolling to the place that an address names is done by browsers, too. */
const ACTIONS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click', 'focusin'];

/** Runs `task` once, when the reader first does something. */
export function whenActed(task: () => void): void {
  const end = new AbortController();
  const run = (): void => {
    end.abort();
    task();
  };
  for (const type of ACTIONS) {
    addEventListener(type, run, { capture: true, passive: true, signal: end.signal });
  }
}
