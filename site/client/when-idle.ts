/** Runs `task` when the browser has nothing better to do, at the latest after two seconds. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(task, { timeout: 2000 });
  } else {
    setTimeout(task, 200);
  }
}
