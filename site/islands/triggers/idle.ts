import { whenIdle } from '../../client/when-idle.ts';
import type { Trigger } from './trigger.ts';

/** Wakes the island when the page has been painted and the browser has nothing better to do. */
export const onIdle: Trigger = (_element, { start }) => {
  // A browser that waits for a stylesheet is idle, too; in the second frame the first one has been shown.
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(() => void start())));
};
