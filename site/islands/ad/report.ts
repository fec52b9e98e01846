import type { AdReport } from '../../ads/run-slot.ts';

/** Tells whoever listens, such as analytics, what happened to the slot. */
export function report(detail: AdReport): void {
  document.dispatchEvent(new CustomEvent('docs-nav-event', { detail: { category: 'ad', ...detail } }));
}
