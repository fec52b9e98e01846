import type { Report } from '../../analytics/transports/events.ts';
import { isUnsent, type Fate } from './describe.ts';

/** An event of this tab and its status. */
export interface Entry {
  readonly report: Report;
  readonly fate: Fate;
}

/** Maximum number of entries; the oldest are dropped first. */
export const LOG_LIMIT = 200;

/** All events of a tab, in the order of sending. Entries survive page loads. */
export interface Log {
  readonly entries: readonly Entry[];
  add(report: Report, fate: Fate): void;
  /** Updates the status of reports. */
  mark(reports: readonly Report[], fate: 'sent' | 'received'): void;
  /** Marks pending reports as never to be sent. */
  giveUp(): void;
  clear(): void;
  /** Calls `listener` after every change. */
  subscribe(listener: () => void): void;
}

/** Storage of a log across page loads. */
export type LogStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Storage key of the log. */
const KEY = 'docs-nav-inspector';

/** Opens the log of a tab; without storage it lasts for one page load. */
export function openLog(storage: LogStorage | undefined): Log {
  const listeners = new Set<() => void>();
  let entries = read(storage);
  const change = (next: readonly Entry[]): void => {
    entries = next.slice(-LOG_LIMIT);
    // If storage is full, only the log of earlier pages is lost.
    tryTo(() => storage?.setItem(KEY, JSON.stringify(entries)));
    listeners.forEach((listener) => listener());
  };
  const update = (isMeant: (entry: Entry) => boolean, fate: Fate): void => {
    if (entries.some(isMeant)) change(entries.map((entry) => (isMeant(entry) ? { ...entry, fate } : entry)));
  };
  return {
    get entries() {
      return entries;
    },
    add: (report, fate) => change([...entries, { report, fate }]),
    mark(reports, next) {
      const marked = new Set(reports.map(identify));
      const isBehind = (fate: Fate) => !isUnsent(fate) && fate !== next && fate !== 'received';
      update(({ report, fate }) => isBehind(fate) && marked.has(identify(report)), next);
    },
    giveUp: () => update(({ fate }) => fate === 'waiting', 'given-up'),
    clear: () => change([]),
    subscribe: (listener) => void listeners.add(listener),
  };
}

/** Returns a key for a report, since reports have no id; two that are equal to the millisecond share their status. */
function identify(report: Report): string {
  return JSON.stringify(report);
}

function read(storage: LogStorage | undefined): readonly Entry[] {
  const kept = tryTo(() => JSON.parse(storage?.getItem(KEY) ?? '[]') as unknown);
  return Array.isArray(kept) ? (kept as Entry[]) : [];
}

/** Returns what `use` returns; `undefined` if the browser blocks its storage, or if that is full. */
export function tryTo<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
