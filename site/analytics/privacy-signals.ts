/** A signal of the browser that its user does not want to be tracked. */
export type PrivacySignal = 'global-privacy-control' | 'do-not-track';

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
