import { describe, expect, test } from 'vitest';
import { happen, isLooking, look, NEW_SLOT, TRANSITIONS, type Sign, type Slot } from '../../site/ads/slot-machine.ts';

const after = (signs: readonly Sign[]): Slot => signs.reduce(look, NEW_SLOT);
const times = (count: number, sign: Sign): Sign[] => Array.from({ length: count }, () => sign);

describe('the ad slot decides by looks', () => {
  test.each<[string, readonly Sign[], Slot['state']]>([
    ['six looks in vain decide nothing', times(6, 'silence'), 'unknown'],
    ['the look after them decides that ads are blocked', times(7, 'silence'), 'blocked'],
    ['a later look undoes it', [...times(7, 'silence'), 'ad'], 'external'],
    ['the last look of thirty may still undo it', [...times(29, 'silence'), 'ad'], 'external'],
    ['an answer is no look in vain', [...times(6, 'silence'), ...times(5, 'answer')], 'unknown'],
    ['the end of a source that has answered is no blocker', [...times(3, 'silence'), 'end'], 'empty'],
    ['a blocked slot keeps its ad when the source ends', [...times(7, 'silence'), 'end'], 'blocked'],
    ['an ad stays, whatever looks see later', ['ad', ...times(9, 'silence')], 'external'],
  ])('%s', (_, signs, state) => expect(after(signs).state).toBe(state));

  test('thirty looks are taken at most', () => {
    expect(isLooking(after(times(29, 'silence')))).toBe(true);
    expect(isLooking(after(times(30, 'silence')))).toBe(false);
    expect(isLooking(after(times(30, 'answer')))).toBe(false);
  });

  test('nobody looks for what has been found or is not expected', () => {
    for (const event of ['crawler', 'own', 'nothing', 'found', 'crash'] as const) {
      expect(isLooking(happen(NEW_SLOT, event))).toBe(false);
    }
  });
});

test('a crash hides the slot in every state, and nothing brings it back', () => {
  for (const state of Object.keys(TRANSITIONS) as Slot['state'][]) {
    expect(happen({ ...NEW_SLOT, state }, 'crash').state).toBe('hidden');
  }
  expect(TRANSITIONS.hidden).toEqual({});
});
