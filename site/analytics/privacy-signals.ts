/** Signals of browsers; older ones spell them in other ways (https://developer.mozilla.org/docs/Web/API/Navigator/doNotTrack). */
interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
  readonly msDoNotTrack?: string | null;
}

/** Tells whether the browser says that its reader wants no reports: Global Privacy Control or Do Not Track. */
export function objectsToReports(): boolean {
  const { globalPrivacyControl, doNotTrack, msDoNotTrack }: PrivacySignals = navigator;
  const { doNotTrack: ofWindow }: PrivacySignals = window as PrivacySignals;
  return globalPrivacyControl === true || [doNotTrack, msDoNotTrack, ofWindow].some((signal) => signal === '1' || signal === 'yes');
}
