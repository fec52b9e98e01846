import type { AnalyticsSettings } from '../analytics/settings.ts';
import { readStored } from '../preferences/safe-storage.ts';
import { storageKey } from '../preferences/storage-key.ts';
import { whenActed } from './when-acted.ts';
import { whenIdle } from './when-idle.ts';

/** What is worth reporting and may happen before the script that does so has come. */
const EARLY = ['click', 'docs-nav-event'];

/** Loads what reports visits, on the pages of a site that asks for it (requirement F). */
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
      // A visit that is not counted is not the reader's problem.
    }
    EARLY.forEach((type) => document.removeEventListener(type, keep, true));
  };
  // Without consent there is nothing to report but only a question to ask, which readers who only look need not fetch.
  const mustAsk = settings.consent === 'required' && readStored(storageKey('consent')) !== 'granted';
  const loadSoon = (): void => whenIdle(() => void load());
  if (mustAsk) {
    whenActed(loadSoon);
  } else {
    loadSoon();
  }
}
