import { closestTo } from '../browser/closest-to.ts';
import { findPrivacySignal, findConsentObstacle, isDrawn, type Obstacle } from './obstacles.ts';
import { consent } from '../preferences/consent.ts';
import { closeQuestion, keepRoomForQuestion, wasAnswered } from '../islands/consent/question.ts';
import { findObserver } from './observer.ts';
import { startReporting } from './reporting.ts';
import type { AnalyticsSettings } from './settings.ts';

/** Event that reopens the consent panel, from the footer or the preferences. */
const OPEN = 'docs-nav-consent-open';

/** Starts analytics: reports if allowed, and shows readers who return to it what they have chosen (requirement F7). */
export function startAnalytics(settings: AnalyticsSettings, early: readonly Event[]): void {
  const signal = findPrivacySignal();
  const isMeasured = isDrawn(settings.webVitalsShare);
  const observer = findObserver();
  const findObstacle = (): Obstacle | undefined =>
    signal ?? findConsentObstacle(consent.get(), settings) ?? (settings.transport === 'none' ? 'nowhere' : undefined);
  let running: { readonly obstacle: Obstacle | undefined; readonly stop: () => void } | undefined;
  const update = (events: readonly Event[]): void => {
    const obstacle = findObstacle();
    observer?.stateChanged({ settings, consent: consent.get(), obstacle });
    if (running && running.obstacle === obstacle) {
      return;
    }
    running?.stop();
    // If nothing may be sent, events are only collected for an observer.
    const isOn = obstacle === undefined || observer !== undefined;
    running = isOn
      ? { obstacle, stop: startReporting(settings, { isMeasured, early: events, observer, obstacle }) }
      : undefined;
  };
  // The answer may have been given in another tab, even before this script was there.
  if (consent.get() !== 'unknown') closeQuestion();
  consent.subscribe(closeQuestion);
  keepRoomForQuestion();
  // Events from before the reader agreed are never reported.
  update(wasAnswered() ? [] : early);
  consent.subscribe(() => update([]));

  const showOwnChoice = () => void showChoice(settings, signal !== undefined);
  document.addEventListener(OPEN, showOwnChoice);
  document.addEventListener('click', (event) => asksForChoice(event) && document.dispatchEvent(new Event(OPEN)));
  if (early.some(asksForChoice)) {
    showOwnChoice();
  }
}

function asksForChoice({ type, target }: Event): boolean {
  return type === 'click' && closestTo(target, '[data-consent]') !== null;
}

async function showChoice(settings: AnalyticsSettings, isRefused: boolean): Promise<void> {
  try {
    const { showConsent } = await import('../islands/consent/show-consent.ts');
    showConsent({ isRefused, isAllowed: findConsentObstacle(consent.get(), settings) === undefined });
  } catch {
    // The choice stays as it was.
  }
}
