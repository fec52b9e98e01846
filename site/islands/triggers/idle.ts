import { whenIdle } from '../../browser/when-idle.ts';
import { whenPainted } from '../../browser/when-painted.ts';
import type { Trigger } from './trigger.ts';

/** Starts the island when the page has been painted and the browser is idle. */
export const onIdle: Trigger = (_element, { start }) => whenPainted(() => whenIdle(start));
