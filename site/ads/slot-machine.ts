/**
 * What the slot is in. `unknown`: it waits for an external ad and is empty. `blocked`: ads are blocked, so that an ad
 * of the site's own or the appeal is shown. `hidden`: it crashed.
 */
export type SlotState = 'unknown' | 'blocked' | 'external' | 'in-house' | 'empty' | 'hidden';

/**
 * What happens to it. `crawler`, `own` and `nothing` are decided at the start, the next four are found by looks:
 * `found` the external ad, `none` that the source has no ad, `failed` that its answers cannot be used, `missed` one look
 * too many in vain.
 */
export type SlotEvent = 'crawler' | 'own' | 'nothing' | 'found' | 'none' | 'failed' | 'missed' | 'crash';

/** What each event makes of a state that it changes, but for a crash (specification 4 and 8). */
export const TRANSITIONS: Readonly<Partial<Record<SlotState, Partial<Readonly<Record<SlotEvent, SlotState>>>>>> = {
  unknown: {
    crawler: 'empty',
    own: 'in-house',
    nothing: 'empty',
    found: 'external',
    none: 'in-house',
    failed: 'empty',
    missed: 'blocked',
  },
  blocked: { found: 'external' },
};

/** Lets an event happen to a slot; a crash hides it in every state. */
export function happen(state: SlotState, event: SlotEvent): SlotState {
  return event === 'crash' ? 'hidden' : (TRANSITIONS[state]?.[event] ?? state);
}
