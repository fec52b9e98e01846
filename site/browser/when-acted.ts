/** Events that only readers trigger; `scroll` is not one of them, because browsers scroll to a hash by themselves. */
const ACTIONS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click', 'focusin'];

/** Runs `task` once, on the reader's first interaction, with its target. */
export function whenActed(task: (target: EventTarget | null) => void): void {
  const end = new AbortController();
  const run = (event: Event): void => {
    // This event also fires when a page loads under a resting pointer.
    if (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY) {
      return;
    }
    end.abort();
    task(event.target);
  };
  for (const type of ACTIONS) {
    addEventListener(type, run, { capture: true, passive: true, signal: end.signal });
  }
}
