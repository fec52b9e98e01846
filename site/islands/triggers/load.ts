import type { Trigger } from './trigger.ts';

/** Wakes the island at once. */
export const onLoad: Trigger = (_element, { start }) => void start();
