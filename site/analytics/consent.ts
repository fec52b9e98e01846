import { createStoredPreference } from '../preferences/stored-preference.ts';
import type { AnalyticsSettings } from './settings.ts';

/** What a reader has decided about reports. */
export type Consent = 'granted' | 'denied' | 'unknown';

/** Storage key of the decision. */
export const CONSENT_KEY = 'docs-nav-consent';

/** The reader's decision, the same in all tabs; where storage is blocked it lasts for this page load. */
export const consent = createStoredPreference<Consent>(
  CONSENT_KEY,
  (raw) => (raw === 'granted' || raw === 'denied' ? raw : undefined),
  () => 'unknown',
);

/** Tells whether a decision lets a site report. */
export function allowsReports(decision: Consent, { consent: rule }: Pick<AnalyticsSettings, 'consent'>): boolean {
  return decision === 'granted' || (decision === 'unknown' && rule === 'not-required');
}
