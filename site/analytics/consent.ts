import type { Consent } from '../preferences/consent.ts';
import type { AnalyticsSettings } from './settings.ts';

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
