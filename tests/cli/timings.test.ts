import { expect, test } from 'vitest';
import { openTimings } from '../../cli/report/timings.ts';
import { PHASES, timed } from '../../cli/system/base/timed.ts';

/** A clock that is set by hand, with the processor time that was used by then. */
function openClock() {
  let now = { clock: 100, processor: 7 };
  return {
    look: () => now,
    async pass(clock: number, processor: number) {
      now = { clock: now.clock + clock, processor: now.processor + processor };
      await new Promise(setImmediate);
    },
  };
}

/** Work that ends when it is told to. */
function openWork() {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  return { done, end };
}

test('a table says of each phase when it worked, its processor time, and what it waited for', async () => {
  const { look, pass } = openClock();
  let text = '';
  const print = openTimings({ stderr: { write: (more) => (text += more) } }, look);
  const [types, bundles, waiting] = [openWork(), openWork(), openWork()];
  await pass(1, 1);
  void timed('types', () => types.done);
  void timed('playgrounds', () => waiting.done, 'types');
  await pass(2, 3);
  void timed('bundles', () => bundles.done);
  await pass(4, 8);
  bundles.end();
  await pass(0, 0);
  types.end();
  waiting.end();
  await pass(0, 0);
  await timed('playgrounds', async () => {});
  await pass(1, 0.5);
  print();
  expect(text.split('\n').slice(0, -2)).toEqual([
    'phase        from   to  works  processor  busy  waited for',
    'types         1.0  7.0    6.0        7.0   1.8',
    'playgrounds   1.0  7.0    0.0        0.0        types 6.0',
    'bundles       3.0  7.0    4.0        4.0   2.0',
    'all           0.0  8.0    8.0       12.5   1.6',
  ]);
  expect(text).toMatch(/\nSeconds; at most \d+ MB of memory\.\n$/);
  expect(PHASES.hasSubscribers).toBe(false);
});

test('work that fails is at its end', async () => {
  const { look, pass } = openClock();
  let text = '';
  const print = openTimings({ stderr: { write: (more) => (text += more) } }, look);
  const failed = timed('proof', async () => {
    await pass(2, 2);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await pass(3, 3);
  print();
  expect(text).toContain('\nproof   0.0  2.0    2.0        2.0   1.0\n');
});
