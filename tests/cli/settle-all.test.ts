import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { settleAll } from '../../cli/settle-all.ts';

test('gives all values in order', async () => {
  await expect(settleAll([sleep(5).then(() => 'slow'), Promise.resolve(2)])).resolves.toEqual(['slow', 2]);
});

test('fails with the first error, when nothing works any more', async () => {
  const done: string[] = [];
  const work = settleAll([Promise.reject(new Error('one')), sleep(10).then(() => done.push('two')), sleep(5).then(() => Promise.reject(new Error('three')))]);
  await expect(work).rejects.toThrow('one');
  expect(done).toEqual(['two']);
});
