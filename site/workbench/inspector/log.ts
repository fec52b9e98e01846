import type { Report } from '../../analytics/events.ts';
import { isUnsent, type Fate } from './describe.ts';

/** An event of this tab and what became of it. */
export interface Entry {
  readonly report: Report;
  readonly fate: Fate;
}

/** Most entries that are kept; of more, the oldest go. */
export const LOG_LIMIT = 200;

/** Every event of a tab, in the order in which they leave. Entries are kept over page loads. */
export interface Log {
  readonly entries: readonly Entry[];
  add(report: Report, fate: Fate): void;
  /** Notes that these reports have come further. */
  mark(reports: readonly Report[], fate: 'sent' | 'received'): void;
  /** Notes that what still waits will never be sent. */
  giveUp(): void;
  clear(): void;
  /** Calls `listener` after every change. */
  subscribe(listener: () => void): void;
}

/** Where a log is kept from one page load to the next. */
export type LogStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Storage key of the log. */
const KEY = 'docs-nav-inspector';

/** Opens the log of a tab; without storage it lasts for one page load. */
export function openLog(storage: LogStorage | undefined): Log {
  const listeners = new Set<() => void>();
  let entries = read(storage);
  const change = (next: readonly Entry[]): void => {
    entries = next.slice(-LOG_LIMIT);
    write(storage, entries);
    listeners.forEach((listener) => listener());
  };
  return {
    get entries() {
      return entries;
    },
    add: (report, fate) => change([...entries, { report, fate }]),
    mark(reports, fate) {
      const marked = new Set(reports.map(identify));
      const isBehind = (entry: Entry) => !isUnsent(entry.fate) && entry.fate !== fate && entry.fate !== 'received';
      if (entries.some((entry) => isBehind(entry) && marked.has(identify(entry.report)))) {
        change(
          entries.map((entry) => (isBehind(entry) && marked.has(identify(entry.report)) ? { ...entry, fate } : entry)),
        );
      }
    },
    giveUp() {
      if (entries.some(({ fate }) => fate === 'waiting')) {
        change(entries.map((entry) => (entry.fate === 'waiting' ? { ...entry, fate: 'given-up' } : entry)));
      }
    },
    clear: () => change([]),
    subscribe: (listener) => void listeners.add(listener),
  };
}

/** Reports have no id; two that are equal to the millisecond share their fate. */
function identify(report: Report): string {
  return JSON.stringify(report);
}

function read(storage: LogStorage | undefined): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Entry[]) : [];
  } catch {
    return [];
  }
}

function write(storage: LogStorage | undefined, entries: readonly Entry[]): void {
  try {
    storage?.setItem(KEY, JSON.stringify(entries));
  } catch {
    // A full storage costs the log of earlier pages, nothing else.
  }
}
