import { storageKey } from '../preferences/storage-key.ts';
import type { Report } from './events.ts';

/** Keeps reports for the next page of this tab; where storage is blocked they are lost. */
export function saveReports(reports: readonly Report[]): void {
  if (reports.length === 0) {
    return;
  }
  try {
    sessionStorage.setItem(storageKey('reports'), JSON.stringify(reports));
  } catch {
    // A visit that is not counted is not the reader's problem.
  }
}

/** Takes out what the last page of this tab kept. */
export function takeSavedReports(): Report[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey('reports')) ?? '[]');
    clearSavedReports();
    return Array.isArray(saved) ? (saved as Report[]) : [];
  } catch {
    return [];
  }
}

/** Forgets what was kept. */
export function clearSavedReports(): void {
  try {
    sessionStorage.removeItem(storageKey('reports'));
  } catch {
    // Blocked storage holds nothing.
  }
}
