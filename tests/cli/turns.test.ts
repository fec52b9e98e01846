import { expect, test } from 'vitest';
import { openTurns } from '../../cli/system/base/turns.ts';

test('one work at a time has its turn: urgent ones before all others, each kind in its order', async () => {
  const take = openTurns();
  const told: string[] = [];
  const work = async (name: string, isUrgent: boolean) => {
    const end = await take(isUrgent);
    told.push(`${name} begins`);
    await new Promise(setImmediate);
    told.push(`${name} ends`);
    end();
  };
  const first = ['a', 'b', 'C', 'd', 'E'].map((name) => work(name, name < 'a'));
  await Promise.all(first);
  await work('f', false);
  const order = ['a', 'C', 'E', 'b', 'd', 'f'];
  expect(told).toEqual(order.flatMap((name) => [`${name} begins`, `${name} ends`]));
});
