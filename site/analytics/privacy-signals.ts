/** A browser’s way to say that its reader wants no reports. */
export type PrivacySignal = 'global-privacy-control' | 'do-not-track';

/** Signals of browsers; older ones spell them in other ways (https://developer.mozilla.org/docs/Web/API/Navigator/doNotTrack). */
interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
  readonly msDoNotTrack?: string | null;
}

/** Finds the signal by which the browser says that its reader wants no reports. */
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
