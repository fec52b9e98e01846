import { vi } from 'vitest';

/** Makes the programs that a test starts end code that never ends after 3 seconds, so that the test need not wait. */
export function endSoon(): void {
  vi.stubEnv('DOCS_NAV_TIME_LIMIT', '3');
}
