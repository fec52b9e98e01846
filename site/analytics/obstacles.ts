import type { Consent } from '../preferences/consent.ts';
import type { AnalyticsSettings } from './settings.ts';

/** Reason why an event is not sent; `nowhere` means that the site has no transport, as with `dev`. */
export type Obstacle = PrivacySignal | 'no-consent' | 'declined' | 'nowhere' | 'sampling';

/** A signal of the browser that its user does not want to be tracked. */
type PrivacySignal = 'global-privacy-control' | 'do-not-track';

/**
 * Signals of browsers, including variants in older ones
 * (https://developer.mozilla.org/docs/Web/API/Navigator/doNotTrack).
 */
interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
  readonly msDoNotTrack?: string | null;
}

/** Finds the browser's signal that its user does not want to be tracked. */
export function findPrivacySignal(): PrivacySignal | undefined {
  const { globalPrivacyControl, doNotTrack, msDoNotTrack }: PrivacySignals = navigator;
  const { doNotTrack: ofWindow }: PrivacySignals = window as PrivacySignals;
  if (globalPrivacyControl === true) {
    return 'global-privacy-control';
  }
  return [doNotTrack, msDoNotTrack, ofWindow].some((signal) => signal === '1' || signal === 'yes')
    ? 'do-not-track'
    : undefined;
}

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

/**
 * Randomly decides whether to report a case, given the share of cases to report, from 0 to 1. A random number above the
 * share means no (specification 9); with a share of 0, nothing is reported.
 */
export function isDrawn(share: number): boolean {
  return share > 0 && Math.random() <= share;
}
