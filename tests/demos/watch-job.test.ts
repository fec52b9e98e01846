import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastStep, makeSteps, noteInto, watchSteps } from '../../cli/make/demos/render/watch-job.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Watches a thread whose process has a processor for a share of the time. */
function watch(part: number) {
  const steps = makeSteps();
  const onStandstill = vi.fn<() => void>();
  const start = performance.now();
  const stop = watchSteps(steps, onStandstill, () => ((performance.now() - start) / 1000) * part);
  return { note: noteInto(steps), onStandstill, stop };
}

test.each([
  ['a processor for itself', 1, 15, 1],
  ['a fifth of a processor', 0.2, 45, 0],
  ['a fifth of a processor for long', 0.2, 60, 1],
  ['four processors, three of which others may use', 4, 8, 0],
])('a thread that has %s stands still after enough seconds of its own', (_, part, seconds, told) => {
  const { onStandstill } = watch(part);
  vi.advanceTimersByTime(seconds * 1000);
  expect(onStandstill).toHaveBeenCalledTimes(told);
});

test('every step gets the whole time again', () => {
  const { note, onStandstill } = watch(1);
  for (let page = 0; page < 5; page++) {
    note(page);
    vi.advanceTimersByTime(8000);
  }
  expect(onStandstill).not.toHaveBeenCalled();
});

test('nothing is watched once the work is done', () => {
  const { onStandstill, stop } = watch(1);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(onStandstill).not.toHaveBeenCalled();
});

test('the last step is that of a demo, or of a whole page', () => {
  const steps = makeSteps();
  const note = noteInto(steps);
  note(2, 1);
  expect(lastStep(steps)).toEqual({ page: 2, demo: 1 });
  note(3);
  expect(lastStep(steps)).toEqual({ page: 3, demo: -1 });
});
