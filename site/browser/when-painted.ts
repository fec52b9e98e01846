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
