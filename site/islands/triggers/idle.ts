import { whenIdle } from '../../client/when-idle.ts';
import type { Trigger } from './trigger.ts';

/** Wakes the island when the browser has nothing better to do. */
export const onIdle: Trigger = (_element, { start }) => whenIdle(() => void start());
