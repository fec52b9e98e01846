import { consent, findConsentObstacle } from './consent.ts';
import { isDrawn } from './draw.ts';
import { findObserver, type Obstacle } from './observer.ts';
import { findPrivacySignal } from './privacy-signals.ts';
import { startReporting } from './reporting.ts';
import type { AnalyticsSettings } from './settings.ts';

/** Event that reopens the consent panel, from the footer or the preferences. */
const OPEN = 'docs-nav-consent-open';

/** Starts analytics: asks for consent if required, and reports if allowed (requirement F7). */
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
  update(early);
  // Events from before the reader agreed are never reported.
  consent.subscribe(() => update([]));

  const how = { settings, isRefused: signal !== undefined };
  document.addEventListener(OPEN, () => void ask({ ...how, isWanted: true }));
  document.addEventListener('click', (event) => asksForChoice(event) && document.dispatchEvent(new Event(OPEN)));
  if (early.some(asksForChoice)) {
    void ask({ ...how, isWanted: true });
  } else if (settings.consent === 'required' && signal === undefined && consent.get() === 'unknown') {
    void ask({ ...how, isWanted: false });
  }
}

function asksForChoice({ type, target }: Event): boolean {
  return type === 'click' && target instanceof Element && target.closest('[data-consent]') !== null;
}

interface Question {
  readonly settings: AnalyticsSettings;
  readonly isRefused: boolean;
  readonly isWanted: boolean;
}

async function ask({ settings, ...how }: Question): Promise<void> {
  try {
    const { showConsent } = await import('../islands/consent/show-consent.ts');
    showConsent({
      ...how,
      isAllowed: () => findConsentObstacle(consent.get(), settings) === undefined,
      choose: consent.set,
      onChosen: consent.subscribe,
    });
  } catch {
    // Without an answer, nothing is reported, and the next page asks again.
  }
}
