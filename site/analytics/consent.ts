import { storageKey } from '../preferences/storage-key.ts';
import { createStoredPreference } from '../preferences/stored-preference.ts';
import type { AnalyticsSettings } from './settings.ts';

/** What a reader has decided about reports. */
export type Consent = 'granted' | 'denied' | 'unknown';

/** The reader's decision, the same in all tabs; where storage is blocked it lasts for this page load. */
export const consent = createStoredPreference<Consent>(
  storageKey('consent'),
  (raw) => (raw === 'granted' || raw === 'denied' ? raw : undefined),
  () => 'unknown',
);

/** Tells why a decision keeps a site from reporting; undefined where it may. */
export function findConsentObstacle(
  decision: Consent,
  { consent: rule }: Pick<AnalyticsSettings, 'consent'>,
): 'no-consent' | 'declined' | undefined {
  if (decision === 'denied') {
    return 'declined';
  }
  return decision === 'unknown' && rule === 'required' ? 'no-consent' : undefined;
}
