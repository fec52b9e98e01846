import type { Report } from './events.ts';
import { clearSavedReports, saveReports, takeSavedReports } from './saved-reports.ts';
import type { OpenTransport } from './transports/transport.ts';

/** Most reports that are sent at once. */
export const BATCH_SIZE = 20;

/** Most reports that wait; of more, the oldest are given up. */
const QUEUE_LIMIT = 200;

/** Reports on their way out. */
export interface Queue {
  put(report: Report): void;
  /** Forgets what waits and sends nothing more. */
  stop(): void;
}

/**
 * Keeps reports until the transport takes them: over page changes, while a script of the transport is late, and, by
 * session storage, when the page is left before that. `onSent` receives what was taken.
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

  // On the window, so that what is measured until the very end, by listeners of the document, comes along.
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

/** A hidden page may be gone the next moment. */
function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}
