import { allowsReports, consent } from './consent.ts';
import { isDrawn } from './draw.ts';
import { objectsToReports } from './privacy-signals.ts';
import { startReporting } from './reporting.ts';
import type { AnalyticsSettings } from './settings.ts';

/** Opens the choice anew, from the footer or the preferences. */
const OPEN = 'docs-nav-consent-open';

/** Starts what a site with analytics does: asks where it must, reports where it may (requirement F7). */
export function startAnalytics(settings: AnalyticsSettings, early: readonly Event[]): void {
  const isRefused = objectsToReports();
  const isMeasured = isDrawn(settings.webVitalsShare);
  let stop: (() => void) | undefined;
  const update = (events: readonly Event[]): void => {
    const isAllowed = !isRefused && allowsReports(consent.get(), settings);
    if (isAllowed) {
      stop ??= startReporting(settings, { isMeasured, early: events });
    } else {
      stop?.();
      stop = undefined;
    }
  };
  update(early);
  // What happened before the reader agreed is not told afterwards.
  consent.subscribe(() => update([]));

  document.addEventListener(OPEN, () => void ask(settings, { isRefused, isWanted: true }));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-consent]')) {
      document.dispatchEvent(new Event(OPEN));
    }
  });
  if (settings.consent === 'required' && !isRefused && consent.get() === 'unknown') {
    void ask(settings, { isRefused, isWanted: false });
  }
}

async function ask(settings: AnalyticsSettings, how: { readonly isRefused: boolean; readonly isWanted: boolean }): Promise<void> {
  try {
    const { showConsent } = await import('../islands/consent/show-consent.ts');
    showConsent({
      ...how,
      isAllowed: () => allowsReports(consent.get(), settings),
      choose: consent.set,
      onChosen: consent.subscribe,
    });
  } catch {
    // Without an answer nothing is reported; the next page asks again.
  }
}
