import { closestTo } from '../browser/closest-to.ts';
import { isDrawn } from './obstacles.ts';
import type { Action, Reporter } from './transports/events.ts';

/**
 * Reports clicks on elements with `data-ga-event-category`, and actions that other parts of the page report with a
 * CustomEvent `docs-nav-event` that reaches `document`. Its detail has `category`, and optionally `action`, `label`,
 * `name` and `split` (requirements F2 and F4). `early` contains events from before this script ran.
 */
export function followActions(early: readonly Event[], report: Reporter, signal: AbortSignal): void {
  const take = (event: Event): void => {
    const found =
      event.type === 'click' ? actionOfClick(event.target) : actionOfDetail((event as CustomEvent<unknown>).detail);
    if (found) {
      report(found.action, isDrawn(found.split));
    }
  };
  early.forEach(take);
  for (const type of ['click', 'docs-nav-event']) {
    // Before the page's own listeners, which may remove the element.
    document.addEventListener(type, take, { capture: true, signal });
  }
}

/** An action, and the share of its kind that is reported. */
interface SampledAction {
  readonly action: Action;
  readonly split: number;
}

function actionOfClick(target: EventTarget | null): SampledAction | undefined {
  const element = closestTo(target, '[data-ga-event-category]');
  const { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit } = element?.dataset ?? {};
  return actionOfDetail({
    category: gaEventCategory,
    action: gaEventAction,
    label: gaEventLabel,
    split: Number.parseFloat(gaEventSplit ?? ''),
  });
}

/** Reads an action from an event's detail; returns undefined if it is invalid. */
export function actionOfDetail(detail: unknown): SampledAction | undefined {
  const { category, action, label, name, split } = (detail ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof category !== 'string' || category === '') {
    return undefined;
  }
  return {
    action: {
      name: 'event',
      category,
      ...(typeof action === 'string' && { action }),
      ...(typeof label === 'string' && { label }),
      ...(typeof name === 'string' && { item: name }),
    },
    split: typeof split === 'number' && !Number.isNaN(split) ? split : 1,
  };
}
