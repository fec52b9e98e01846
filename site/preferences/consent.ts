import { oneOf } from './parse-preference.ts';
import { storageKey } from './storage-key.ts';
import { createStoredPreference } from './stored-preference.ts';

/** A reader's decision about reports. */
export type Consent = 'granted' | 'denied' | 'unknown';

/** The reader's decision, the same in all tabs. If storage is blocked, it lasts for this page load. */
export const consent = createStoredPreference<Consent>(
  storageKey('consent'),
  oneOf(['granted', 'denied']),
  () => 'unknown',
);
