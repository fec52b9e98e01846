import type { AdReport } from '../../ads/run-slot.ts';

/** Reports an event of the slot to listeners such as analytics. */
export function report(detail: AdReport): void {
  document.dispatchEvent(new CustomEvent('docs-nav-event', { detail: { category: 'ad', ...detail } }));
}
