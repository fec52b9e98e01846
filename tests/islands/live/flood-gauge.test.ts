import { expect, test } from 'vitest';
import { createFloodGauge } from '../../../site/islands/demo/live/result-frame.ts';

/** A gauge whose clock is set by hand: sends messages at a time, and counts those that are too many. */
function gauge() {
  let time = 0;
  let tooMany = 0;
  const count = createFloodGauge(
    () => void tooMany++,
    () => time,
  );
  return (at: number, messages: number): number => {
    time = at;
    tooMany = 0;
    for (let sent = 0; sent < messages; sent++) count();
    return tooMany;
  };
}

test('200 messages at once are none too many, the next ones are', () => {
  const send = gauge();
  expect(send(0, 200)).toBe(0);
  expect(send(999, 3)).toBe(3);
});

test.each([
  [4.9, true],
  [5, false],
  [16, false],
])('one message each %d ms is a flood: %s', (every, isFlood) => {
  const send = gauge();
  const tooMany = Array.from({ length: 2000 }, (_, at) => send(at * every, 1));
  expect(tooMany.some((count) => count > 0)).toBe(isFlood);
});

test('what counts is any second, however the messages are divided', () => {
  const send = gauge();
  expect(send(0, 150)).toBe(0);
  expect(send(900, 50)).toBe(0);
  expect(send(1000, 150)).toBe(0);
  expect(send(1899, 1)).toBe(1);
});
