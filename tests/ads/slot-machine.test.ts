import { describe, expect, test } from 'vitest';
import { happen, TRANSITIONS, type SlotState } from '../../site/ads/slot-machine.ts';
import { isLooking, look, NO_LOOKS, type Looks, type Sign } from '../../site/ads/watch-source.ts';

const after = (signs: readonly Sign[]): Looks => signs.reduce(look, NO_LOOKS);
/** The state of a slot after all events of these looks. */
const stateAfter = (signs: readonly Sign[]): SlotState => {
  let looks = NO_LOOKS;
  let state: SlotState = 'unknown';
  for (const sign of signs) {
    if (looks !== NO_LOOKS && !isLooking(looks)) break;
    looks = look(looks, sign);
    if (looks.event !== undefined) state = happen(state, looks.event);
  }
  return state;
};
const times = (count: number, sign: Sign): Sign[] => Array.from({ length: count }, () => sign);

describe('looks decide what the ad slot shows', () => {
  test.each<[string, readonly Sign[], SlotState]>([
    ['six looks in vain decide nothing', times(6, 'silence'), 'unknown'],
    ['the seventh one decides that ads are blocked', times(7, 'silence'), 'blocked'],
    ['a later look reverses that', [...times(7, 'silence'), 'ad'], 'external'],
    ['even the last of thirty looks can reverse it', [...times(29, 'silence'), 'ad'], 'external'],
    ['a look that sees an answer is not in vain', [...times(6, 'silence'), ...times(5, 'answer')], 'unknown'],
    ['a source without an ad makes room for the site’s own', [...times(3, 'silence'), 'none'], 'in-house'],
    ['so does a source that has not finished by the last look', times(30, 'answer'), 'in-house'],
    ['but not one look earlier', times(29, 'answer'), 'unknown'],
    ['a source that failed leaves the slot empty', [...times(3, 'answer'), 'failure'], 'empty'],
    ['a blocked slot keeps its ad when the source ends', [...times(7, 'silence'), 'none'], 'blocked'],
    ['an ad stays, whatever later looks see', ['ad', ...times(9, 'silence')], 'external'],
  ])('%s', (_, signs, state) => expect(stateAfter(signs)).toBe(state));

  test('at most thirty looks are taken', () => {
    expect(isLooking(after(times(29, 'silence')))).toBe(true);
    expect(isLooking(after(times(30, 'silence')))).toBe(false);
    expect(isLooking(after(times(30, 'answer')))).toBe(false);
  });

  test('looking ends once an ad is found or will not come', () => {
    for (const sign of ['ad', 'none', 'failure'] as const) {
      expect(isLooking(after([sign])), sign).toBe(false);
    }
  });
});

test('a crash hides the slot in every state, and nothing brings it back', () => {
  const states: readonly SlotState[] = ['unknown', 'blocked', 'external', 'in-house', 'empty', 'hidden'];
  for (const state of states) {
    expect(happen(state, 'crash')).toBe('hidden');
  }
  expect(TRANSITIONS.hidden).toBeUndefined();
});
