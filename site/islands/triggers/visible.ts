import type { Trigger } from './trigger.ts';

/** Distance from the window's edge at which an island starts, so that it is ready in time. */
const AHEAD = '200px';

/** Starts the island when it is about to scroll into view. */
export const onVisible: Trigger = (element, { start }) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        void start();
      }
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
};
