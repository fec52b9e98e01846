import type { Ads } from '../../engine/manifest/manifest.ts';
import { DISPLAY_DELAY } from './constants.ts';
import { planSlot, type AdStyle, type ExternalSource } from './plan-slot.ts';
import { decideContent, type SlotContent } from './slot-content.ts';
import { happen, type SlotEvent, type SlotState } from './slot-machine.ts';

/** Runs a task after some milliseconds; returns a function that cancels it. */
export type After = (delay: number, task: () => void) => () => void;

/** Outcome of the checks of an external source. */
export type LookEvent = Extract<SlotEvent, 'found' | 'none' | 'failed' | 'missed'>;

/** An external source, as the slot sees it. */
export interface Source {
  /** Checks the source until there is an outcome; `content` is what it has provided. */
  readonly watch: (happen: (event: LookEvent, content: SlotContent) => void) => void;
  readonly stop: () => void;
}

/** A report about a slot. */
export interface AdReport {
  readonly action: 'display' | 'click' | 'crash';
  /** Kind of ad and style, as in `in-house-image`. */
  readonly label: string;
  /** Name of the ad, if it has one. */
  readonly name?: string;
}

/** Everything that a slot needs from outside. */
export interface SlotWorld {
  readonly userAgent: string;
  readonly style: AdStyle;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly after: After;
  readonly startSource: (source: ExternalSource, after: After) => Source;
  /** Draws the content; `onPale` is to be called if its picture cannot be loaded, because no ad is shown without its own. */
  readonly show: (content: SlotContent, onPale?: () => void) => void;
  readonly report: (report: AdReport) => void;
}

/** A running slot. */
export interface RunningSlot {
  /** Reports that a reader has clicked the ad. */
  readonly click: () => void;
  /** Hides the slot for good and reports it. */
  readonly crash: () => void;
  /** Stops everything when the reader leaves the page. */
  readonly stop: () => void;
}

/** Runs a page's slot. An exception hides the slot and is reported, but does not propagate. */
export function runSlot(ads: Ads, world: SlotWorld): RunningSlot {
  const { style, random, report } = world;
  const draws = { appeal: random(), inHouse: random() };
  const timers = new Set<() => void>();
  let state: SlotState = 'unknown';
  let shown: SlotContent = { kind: 'empty' };
  let source: Source | undefined;
  let displayTimer = () => {};
  /** Subject of reports: the ad on display, or before that the source the slot waits for. */
  let subject: string = 'unknown';

  /** Starts a timer that ends with the slot, and whose task may throw. */
  const after: After = (delay, task) => {
    const cancel = world.after(delay, () => {
      timers.delete(cancel);
      guard(task);
    });
    timers.add(cancel);
    return () => {
      timers.delete(cancel);
      cancel();
    };
  };
  const tell = (action: AdReport['action']) => {
    const name = shown.ad?.name;
    report({ action, label: `${subject}-${style}`, ...(name !== undefined && { name }) });
  };
  const stop = () => {
    for (const cancel of timers) cancel();
    timers.clear();
    source?.stop();
  };
  const crash = () => {
    if (state === 'hidden') return;
    stop();
    state = happen(state, 'crash');
    tell('crash');
    shown = { kind: 'hidden' };
    world.show(shown);
  };
  const guard = (task: () => void) => {
    try {
      task();
    } catch {
      crash();
    }
  };

  const follow = (event: SlotEvent, external: SlotContent = shown) => {
    const next = happen(state, event);
    if (next === state) return;
    state = next;
    shown = decideContent(state, ads, draws, external);
    if (shown.kind !== 'empty') subject = shown.kind;
    world.show(shown, () => guard(() => follow('pale')));
    displayTimer();
    if (shown.kind === 'empty' || random() >= ads.displayRatio) return;
    displayTimer = after(DISPLAY_DELAY, () => tell('display'));
  };

  guard(() => {
    const plan = planSlot(ads, { userAgent: world.userAgent, style });
    if ('event' in plan) return follow(plan.event);
    subject = plan.wait.kind;
    source = world.startSource(plan.wait, after);
    source.watch(follow);
  });
  return { click: () => tell('click'), crash, stop };
}
