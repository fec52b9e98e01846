import { eachPage } from './each-page.ts';

const waiting = new Map<Element, () => void>();
let isWatching = false;

/** Calls `end` once an element has been removed with its page; at once if that has already happened. */
export function whenGone(element: Element, end: () => void): void {
  if (!element.isConnected) {
    end();
    return;
  }
  waiting.set(element, end);
  if (isWatching) return;
  isWatching = true;
  eachPage(() => {
    for (const [one, finish] of waiting) {
      if (one.isConnected) continue;
      waiting.delete(one);
      finish();
    }
  });
}
