import { storageKey } from '../preferences/storage-key.ts';
import { createStoredPreference } from '../preferences/stored-preference.ts';
import type { AnalyticsSettings } from './settings.ts';

/** A reader's decision about reports. */
export type Consent = 'granted' | 'denied' | 'unknown';

/** The reader's decision, the same in all tabs. If storage is blocked, it lasts for this page load. */
export const consent = createStoredPreference<Consent>(
  storageKey('consent'),
  (raw) => (raw === 'granted' || raw === 'denied' ? raw : undefined),
  () => 'unknown',
);

/** Returns why a decision prevents a site from reporting; undefined if it may report. */
export function findConsentObstacle(
  decision: Consent,
  { consent: rule }: Pick<AnalyticsSettings, 'consent'>,
): 'no-consent' | 'declined' | undefined {
  if (decision === 'denied') {
    return 'declined';
  }
  return decision === 'unknown' && rule === 'required' ? 'no-consent' : undefined;
}
