import { expect, onTestFinished, test } from 'vitest';
import { tableOf } from '../../cli/report/timings.ts';
import { PHASES, timed, type PhaseNote } from '../../cli/system/base/timed.ts';

/** Seconds on the clock, and the processor time that was used by then. */
const at = (clock: number, processor: number) => ({ clock: clock + 100, processor: processor + 7 });

test('a table says of each phase when it worked, its processor time, and what it waited for', () => {
  const [one, three, seven, eight] = [at(1, 1), at(3, 4), at(7, 12), at(8, 12.5)];
  const notes: readonly PhaseNote[] = [
    { phase: 'bundles', from: three, to: seven },
    { phase: 'types', from: one, to: seven },
    { phase: 'playgrounds', waitsFor: 'types', from: one, to: seven },
    { phase: 'playgrounds', from: seven, to: eight },
    // While it works, it does not wait.
    { phase: 'playgrounds', waitsFor: 'bundles', from: seven, to: eight },
  ];
  expect(tableOf(notes, { from: at(0, 0), to: eight }).split('\n')).toEqual([
    'phase        from   to  works  processor  busy  waited for',
    'types         1.0  7.0    6.0        7.0   1.8',
    'playgrounds   1.0  8.0    1.0        0.5   0.5  types 6.0',
    'bundles       3.0  7.0    4.0        4.0   2.0',
    'all           0.0  8.0    8.0       12.5   1.6',
    '',
  ]);
});

test('work is told at its end, also if it fails', async () => {
  const told: PhaseNote[] = [];
  const take = (note: unknown) => void told.push(note as PhaseNote);
  PHASES.subscribe(take);
  onTestFinished(() => void PHASES.unsubscribe(take));
  expect(await timed('types', async () => 3)).toBe(3);
  const failed = timed('proof', () => Promise.reject(new Error('no')), 'types');
  await expect(failed).rejects.toThrow('no');
  expect(told.map(({ phase, waitsFor }) => [phase, waitsFor])).toEqual([
    ['types', undefined],
    ['proof', 'types'],
  ]);
  for (const { from, to } of told) expect(to.clock).toBeGreaterThanOrEqual(from.clock);
});
