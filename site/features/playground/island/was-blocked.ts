import { storageKey } from '../../../preferences/storage-key.ts';

/**
 * Returns whether this tab was blocked, or ended, when it last showed what an address sets in a playground. While it shows
 * that, a note is kept, which only a page that still runs can take back when it is left. Without storage, none was.
 */
export function wasBlocked(playground: string, signal: AbortSignal): boolean {
  const key = `${storageKey('shows')} ${location.pathname} ${playground}`;
  try {
    if (sessionStorage.getItem(key) !== null) return true;
    sessionStorage.setItem(key, '');
    const forget = (): void => sessionStorage.removeItem(key);
    document.addEventListener('visibilitychange', forget, { signal });
    addEventListener('pagehide', forget, { signal });
    signal.addEventListener('abort', forget);
  } catch {
    // Blocked or full storage.
  }
  return false;
}
