import { storageKey } from '../preferences/storage-key.ts';
import type { Report } from './transports/events.ts';

/** Saves reports for the next page in this tab; they are lost if storage is blocked. */
export function saveReports(reports: readonly Report[]): void {
  if (reports.length === 0) {
    return;
  }
  try {
    sessionStorage.setItem(storageKey('reports'), JSON.stringify(reports));
  } catch {
    // Lost reports must not affect the reader.
  }
}

/** Removes and returns the reports that the last page in this tab saved. */
export function takeSavedReports(): Report[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey('reports')) ?? '[]');
    clearSavedReports();
    return Array.isArray(saved) ? (saved as Report[]) : [];
  } catch {
    return [];
  }
}

/** Deletes saved reports. */
export function clearSavedReports(): void {
  try {
    sessionStorage.removeItem(storageKey('reports'));
  } catch {
    // Blocked storage is empty.
  }
}
