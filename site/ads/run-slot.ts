import type { Ads } from '../../engine/manifest.ts';
import { DISPLAY_DELAY, LOOK_INTERVAL } from './constants.ts';
import { planSlot, type AdStyle, type ExternalSource } from './plan-slot.ts';
import { contentOf, type SlotContent } from './slot-content.ts';
import { happen, isLooking, look, NEW_SLOT, type Sign, type SlotEvent } from './slot-machine.ts';

/** Runs a task after some milliseconds; the returned function takes it back. */
export type After = (delay: number, task: () => void) => () => void;

/** An external source at work. */
export interface Source {
  /** What can be seen of it now. */
  readonly sign: () => Sign;
  /** What it has brought, once its sign is `ad`. */
  readonly content: () => SlotContent;
  readonly stop: () => void;
}

/** What is reported about a slot. */
export interface AdReport {
  readonly action: 'display' | 'click' | 'crash';
  /** What was shown and how, as in `in-house-image`. */
  readonly label: string;
  /** Name of the ad, where it has one. */
  readonly name?: string;
}

/** Everything that a slot has from outside. */
export interface SlotWorld {
  readonly userAgent: string;
  readonly style: AdStyle;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly after: After;
  readonly startSource: (source: ExternalSource, after: After) => Source;
  readonly show: (content: SlotContent) => void;
  readonly report: (report: AdReport) => void;
}

/** A slot at work. */
export interface RunningSlot {
  /** Reports that a reader follows the ad. */
  readonly click: () => void;
  /** Hides the slot for good and reports it. */
  readonly crash: () => void;
  /** Ends everything, when the page is left. */
  readonly stop: () => void;
}

/** Runs a page's slot: what it throws hides the slot, is reported, and goes no further. */
export function runSlot(ads: Ads, world: SlotWorld): RunningSlot {
  const { style, random, report } = world;
  const draws = { appeal: random(), inHouse: random() };
  const timers = new Set<() => void>();
  let slot = NEW_SLOT;
  let shown: SlotContent = { kind: 'empty' };
  let source: Source | undefined;
  let displayTimer = () => {};
  /** What reports speak about: what is shown, before that what is waited for. */
  let subject: string = 'unknown';

  /** A timer that ends with the slot, and whose task may crash. */
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
    const name = 'ad' in shown ? shown.ad?.name : undefined;
    report({ action, label: `${subject}-${style}`, ...(name !== undefined && { name }) });
  };
  const stop = () => {
    for (const cancel of timers) cancel();
    timers.clear();
    source?.stop();
  };
  const crash = () => {
    if (slot.state === 'hidden') return;
    stop();
    slot = happen(slot, 'crash');
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

  const become = (next: typeof slot) => {
    const isNew = next.state !== slot.state;
    slot = next;
    if (!isNew) return;
    shown = contentOf(slot.state, ads, draws, source?.content() ?? shown);
    if (shown.kind !== 'empty') subject = shown.kind;
    world.show(shown);
    displayTimer();
    if (shown.kind === 'empty' || random() >= ads.displaySampling) return;
    displayTimer = after(DISPLAY_DELAY, () => tell('display'));
  };
  const takeLook = () => {
    if (source === undefined) return;
    become(look(slot, source.sign()));
    if (isLooking(slot)) after(LOOK_INTERVAL, takeLook);
    else if (slot.state === 'unknown' || slot.state === 'blocked') source.stop();
  };

  guard(() => {
    const plan = planSlot(ads, { userAgent: world.userAgent, style, draw: random() });
    if ('event' in plan) return become(happen(slot, plan.event satisfies SlotEvent));
    subject = plan.wait.kind;
    source = world.startSource(plan.wait, after);
    takeLook();
  });
  return { click: () => tell('click'), crash, stop };
}
