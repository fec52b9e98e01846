import { storageKey } from '../preferences/storage-key.ts';
import type { Report } from './transports/events.ts';
import type { OpenTransport } from './transports/transport.ts';
import { tryTo } from '../preferences/safe-storage.ts';

/** Maximum number of reports per batch. */
export const BATCH_SIZE = 20;

/** Maximum number of pending reports; the oldest are dropped first. */
const QUEUE_LIMIT = 200;

/** Pending reports. */
export interface Queue {
  put(report: Report): void;
  /** Drops pending reports and sends nothing more. */
  stop(): void;
}

/**
 * Keeps reports until the transport accepts them: across page changes, while the transport's script loads, and, in
 * session storage, if the reader leaves before that. `onSent` receives the accepted reports.
 */
export function createQueue(open: OpenTransport, onSent: (reports: readonly Report[]) => void): Queue {
  const end = new AbortController();
  const waiting = takeSavedReports();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0 && transport.send(waiting.slice(0, BATCH_SIZE))) {
      onSent(waiting.splice(0, BATCH_SIZE));
    }
  };
  const transport = open(() => !end.signal.aborted && flush());

  // On the window, so that it runs after listeners of the document, which measure until the very end.
  addEventListener('visibilitychange', () => isHidden() && flush(), { signal: end.signal });
  addEventListener(
    'pagehide',
    () => {
      flush();
      saveReports(waiting.splice(0));
    },
    { signal: end.signal },
  );
  addEventListener('pageshow', ({ persisted }) => persisted && waiting.unshift(...takeSavedReports()), {
    signal: end.signal,
  });

  return {
    put(report) {
      waiting.push(report);
      waiting.splice(0, waiting.length - QUEUE_LIMIT);
      if (waiting.length >= BATCH_SIZE || isHidden()) {
        flush();
      } else {
        timer ??= setTimeout(flush, transport.patience);
      }
    },
    stop() {
      end.abort();
      clearTimeout(timer);
      waiting.length = 0;
      clearSavedReports();
      transport.stop();
    },
  };
}

/** Returns whether the page is hidden, after which it may be closed at any moment. */
function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** Saves reports for the next page in this tab; they are lost if storage is blocked. */
function saveReports(reports: readonly Report[]): void {
  if (reports.length === 0) {
    return;
  }
  // Lost reports must not affect the reader.
  tryTo(() => sessionStorage.setItem(storageKey('reports'), JSON.stringify(reports)));
}

/** Removes and returns the reports that the last page in this tab saved. */
function takeSavedReports(): Report[] {
  const saved = tryTo(() => JSON.parse(sessionStorage.getItem(storageKey('reports')) ?? '[]') as unknown);
  clearSavedReports();
  return Array.isArray(saved) ? (saved as Report[]) : [];
}

/** Deletes saved reports. */
function clearSavedReports(): void {
  // Blocked storage is empty.
  tryTo(() => sessionStorage.removeItem(storageKey('reports')));
}
