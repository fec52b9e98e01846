import { expect, test } from 'vitest';
import { createSeldom } from '../../site/demos/live/limits.ts';

test('does once, soon, what is asked for often', () => {
  let done = 0;
  const timers: (() => void)[] = [];
  const ask = createSeldom(
    () => void done++,
    (next) => void timers.push(next),
  );
  for (let at = 0; at < 3; at++) ask();
  expect([done, timers.length]).toEqual([0, 1]);
  timers.shift()?.();
  expect([done, timers.length]).toEqual([1, 0]);
  ask();
  timers.shift()?.();
  expect([done, timers.length]).toEqual([2, 0]);
});
