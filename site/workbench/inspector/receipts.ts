import type { Report } from '../../analytics/transports/events.ts';
import type { ReportingState } from '../../analytics/observer.ts';

/** Address at which `docs-nav preview` lists received reports. */
const RECEIVED = new URL(/* @vite-ignore */ 'received', import.meta.url);

/** Milliseconds before each request to the server, because a beacon can take a while. */
const DELAYS = [200, 800, 3000, 10_000];

/** Asks `docs-nav preview` for received reports until `take` returns that none is missing. */
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
    // With POST, because service workers do not cache the answers.
    const response = await fetch(RECEIVED, { method: 'POST' });
    return response.ok ? ((await response.json()) as Report[]) : undefined;
  } catch {
    return undefined;
  }
}
