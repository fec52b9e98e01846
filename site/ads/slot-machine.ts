import { FAILED_LOOKS, MOST_LOOKS } from './constants.ts';

/**
 * What the slot is in. `unknown`: it waits for an external ad and is empty. `blocked`: ads are blocked, so that an ad
 * of the site's own or the appeal is shown. `hidden`: it crashed.
 */
export type SlotState = 'unknown' | 'blocked' | 'external' | 'in-house' | 'empty' | 'hidden';

/**
 * What happens to it. `crawler`, `own` and `nothing` are decided at the start, the next three are found by looks:
 * `found` the external ad, `none` that the source has answered for good and has no ad, `missed` one look too many in vain.
 */
export type SlotEvent = 'crawler' | 'own' | 'nothing' | 'found' | 'none' | 'missed' | 'crash';

/** Every state, and what each event makes of it (specification 4 and 8); events that are not named change nothing. */
export const TRANSITIONS: Readonly<Record<SlotState, Partial<Readonly<Record<SlotEvent, SlotState>>>>> = {
  unknown: {
    crawler: 'empty',
    own: 'in-house',
    nothing: 'empty',
    found: 'external',
    none: 'empty',
    missed: 'blocked',
    crash: 'hidden',
  },
  blocked: { found: 'external', crash: 'hidden' },
  external: { crash: 'hidden' },
  'in-house': { crash: 'hidden' },
  empty: { crash: 'hidden' },
  hidden: {},
};

/** A slot at one moment. */
export interface Slot {
  readonly state: SlotState;
  /** Looks that were taken. */
  readonly looks: number;
  /** Those of them that saw no sign of the source. */
  readonly failed: number;
}

/** The slot of a page that has just been opened. */
export const NEW_SLOT: Slot = { state: 'unknown', looks: 0, failed: 0 };

/** What a look at an external source sees: nothing at all, a source that has answered but goes on, its ad, or its end without one. */
export type Sign = 'silence' | 'answer' | 'ad' | 'end';

/** Lets an event happen. */
export function happen(slot: Slot, event: SlotEvent): Slot {
  return { ...slot, state: TRANSITIONS[slot.state][event] ?? slot.state };
}

/** Takes one look: on the one after six in vain ads count as blocked, until a later one finds the ad. */
export function look(slot: Slot, sign: Sign): Slot {
  const looked = { ...slot, looks: slot.looks + 1 };
  switch (sign) {
    case 'ad':
      return happen(looked, 'found');
    case 'end':
      return happen(looked, 'none');
    case 'answer':
      return looked;
    case 'silence': {
      const failed = { ...looked, failed: slot.failed + 1 };
      return slot.failed >= FAILED_LOOKS ? happen(failed, 'missed') : failed;
    }
  }
}

/** Tells whether another look may change something. */
export function isLooking({ state, looks }: Slot): boolean {
  return (state === 'unknown' || state === 'blocked') && looks < MOST_LOOKS;
}
