/**
 * State of the slot. `unknown`: empty, waiting for an external ad. `blocked`: ads are blocked, so the slot shows an
 * in-house ad or the appeal. `hidden`: the slot has crashed.
 */
export type SlotState = 'unknown' | 'blocked' | 'external' | 'in-house' | 'empty' | 'hidden';

/**
 * Event of the slot. `crawler`, `own` and `nothing` are decided at the start. The next four are outcomes of checks:
 * `found` if the external ad is there, `none` if the source has no ad, `failed` if its answers are unusable, `missed`
 * if there was no sign of it for too many checks. `pale`: the picture of the ad that is shown cannot be loaded.
 */
export type SlotEvent = 'crawler' | 'own' | 'nothing' | 'found' | 'none' | 'failed' | 'missed' | 'pale' | 'crash';

/** State after each event that changes a state, except for a crash (specification 4 and 8). */
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
  blocked: { found: 'external', pale: 'empty' },
  external: { pale: 'in-house' },
  'in-house': { pale: 'empty' },
};

/** Applies an event to a slot; a crash hides it in every state. */
export function happen(state: SlotState, event: SlotEvent): SlotState {
  return event === 'crash' ? 'hidden' : (TRANSITIONS[state]?.[event] ?? state);
}
