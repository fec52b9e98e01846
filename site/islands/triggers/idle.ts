import { whenIdle } from '../../client/when-idle.ts';
import type { Trigger } from './trigger.ts';

/** Wakes the island when the page has been painted and the browser has nothing better to do. */
export const onIdle: Trigger = (_element, { start }) => whenPainted(() => whenIdle(() => void start()));

/** A browser that waits for a stylesheet is idle, too; so the paint itself is waited for, where browsers tell of it. */
function whenPainted(task: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    task();
    return;
  }
  const observer = new PerformanceObserver((paints) => {
    // https://www.w3.org/TR/paint-timing/#first-contentful-paint
    if (paints.getEntriesByName('first-contentful-paint').length > 0) {
      observer.disconnect();
      task();
    }
  });
  observer.observe({ type: 'paint', buffered: true });
}
