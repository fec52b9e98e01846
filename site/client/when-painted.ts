/**
 * Runs `task` after the first paint, and after the next frame, which shows what came behind the page's opening. A browser
 * that waits for a stylesheet is idle, too; so the paint itself is waited for.
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
