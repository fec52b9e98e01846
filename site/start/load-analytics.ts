import type { AnalyticsSettings } from '../analytics/settings.ts';
import { readStored } from '../preferences/safe-storage.ts';
import { storageKey } from '../preferences/storage-key.ts';
import { withActs } from '../client/load-acts.ts';
import { whenActed } from '../browser/when-acted.ts';
import { whenIdle } from '../browser/when-idle.ts';

/** Types of events that are recorded until the analytics script has loaded. */
const EARLY = ['click', 'docs-nav-event'];

/** Loads analytics on sites that have it (requirement F). */
export function loadAnalytics(): void {
  const content = document.querySelector<HTMLMetaElement>('meta[name="docs-nav-analytics"]')?.content;
  if (!content) {
    return;
  }
  const settings = JSON.parse(content) as AnalyticsSettings;
  const early: Event[] = [];
  const keep = (event: Event): void => void early.push(event);
  EARLY.forEach((type) => document.addEventListener(type, keep, true));
  const load = async (): Promise<void> => {
    try {
      const { startAnalytics } = await import('../analytics/start.ts');
      startAnalytics(settings, early);
    } catch {
      // A failure must not affect the reader.
    }
    EARLY.forEach((type) => document.removeEventListener(type, keep, true));
  };
  // Without consent, there is nothing to report, so readers who do not interact do not need the script.
  const mustWait = settings.consent === 'required' && readStored(storageKey('consent')) !== 'granted';
  const loadSoon = (): void => whenIdle(() => void load());
  if (mustWait) {
    // Behind the code that a first click on a link waits for, which would share a slow line with it.
    whenActed(() => void withActs(loadSoon));
  } else {
    loadSoon();
  }
}
