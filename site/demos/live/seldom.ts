/** Milliseconds between two messages about what may happen in every frame, so that the page does not take them for a flood. */
const BETWEEN = 30;

/**
 * Creates a function that has a task done soon, once for all calls until then. `later` is the browser's own timer: edited
 * code may replace it.
 */
export function createSeldom(task: () => void, later: (next: () => void, time: number) => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    later(() => {
      isWaiting = false;
      task();
    }, BETWEEN);
  };
}
