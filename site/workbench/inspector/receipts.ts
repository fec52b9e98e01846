import type { Report } from '../../analytics/events.ts';
import type { ReportingState } from '../../analytics/observer.ts';

/** Where `docs-nav preview` lists what it has received. */
const RECEIVED = new URL(/* @vite-ignore */ 'received', import.meta.url);

/** Milliseconds after which the server is asked; a beacon takes its time. */
const DELAYS = [200, 800, 3000, 10_000];

/** Asks `docs-nav preview` for the reports that it has received, until `take` says that none is missing. */
export async function askForReceipts(
  { settings }: ReportingState,
  take: (received: readonly Report[]) => boolean,
): Promise<void> {
  const isHere =
    settings.transport === 'beacon' && new URL(settings.endpoint ?? '', location.href).host === location.host;
  for (const delay of isHere ? DELAYS : []) {
    await new Promise((resolve) => void setTimeout(resolve, delay));
    const received = await fetchReceived();
    if (received === undefined || take(received)) {
      return;
    }
  }
}

async function fetchReceived(): Promise<readonly Report[] | undefined> {
  try {
    // No service worker keeps answers to a POST, so this one is of now.
    const response = await fetch(RECEIVED, { method: 'POST' });
    return response.ok ? ((await response.json()) as Report[]) : undefined;
  } catch {
    return undefined;
  }
}
