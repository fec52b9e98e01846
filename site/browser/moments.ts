/**
 * Runs `task` after the first paint and the next frame, which shows the rest of the first view. A browser is also idle
 * while it waits for a stylesheet, so this waits for the paint itself.
 */
export function whenPainted(task: () => void): void {
  const observer = new PerformanceObserver((paints) => {
    // https://www.w3.org/TR/paint-timing/#first-contentful-paint
    if (paints.getEntriesByName('first-contentful-paint').length > 0) {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(task));
    }
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Runs `task` when the browser is idle, after two seconds at the latest. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(task, { timeout: 2000 });
  } else {
    setTimeout(task, 200);
  }
}

/** Events that only readers trigger; `scroll` is not one of them, because browsers scroll to a hash by themselves. */
const ACTIONS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click', 'focusin'];

/** Runs `task` once, on the reader's first interaction, with its target. */
export function whenActed(task: (target: EventTarget | null) => void): void {
  const end = new AbortController();
  const run = (event: Event): void => {
    const { type, target, movementX, movementY } = event as PointerEvent;
    // This event also fires when a page loads under a resting pointer.
    if (type === 'pointermove' && !movementX && !movementY) return;
    end.abort();
    task(target);
  };
  for (const type of ACTIONS) {
    addEventListener(type, run, { capture: true, passive: true, signal: end.signal });
  }
}
