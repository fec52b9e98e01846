/** What readers do on a page; scrolling to the place that an address names is done by browsers, too. */
const ACTIONS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click', 'focusin'];

/** Runs `task` once, when the reader first does something; it gets what was acted on. */
export function whenActed(task: (target: EventTarget | null) => void): void {
  const end = new AbortController();
  const run = (event: Event): void => {
    // A page that loads under a resting pointer gets this event as well.
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
