import { setImmediate as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { settleAll } from '../../cli/system/base/settle-all.ts';

test('returns all values in order', async () => {
  await expect(settleAll([later('slow'), Promise.resolve(2)])).resolves.toEqual(['slow', 2]);
});

test('fails with the first error, once all work has ended', async () => {
  const done: string[] = [];
  const work = settleAll([
    Promise.reject(new Error('one')),
    later().then(() => done.push('two')),
    later().then(() => Promise.reject(new Error('three'))),
  ]);
  await expect(work).rejects.toThrow('one');
  expect(done).toEqual(['two']);
});
