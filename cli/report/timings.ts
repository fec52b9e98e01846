import { PHASES, type PhaseNote } from '../system/base/timed.ts';
import type { Io } from '../system/base/io.ts';

/** Used so far: seconds on the clock, and seconds of processor time of this process with its threads. */
interface Used {
  readonly clock: number;
  readonly processor: number;
}

/** What is known of a phase. */
interface Phase {
  readonly from: number;
  to: number;
  /** How much of it happens at present. */
  works: number;
  readonly waits: Map<string, number>;
  /** Seconds in which it worked. */
  worked: number;
  /** Seconds of processor time: those of each moment are shared by the phases that work then. */
  processor: number;
  /** Seconds of processor time while it worked, with what others used beside it. */
  beside: number;
  /** Seconds in which it did nothing but wait, by what it waited for. */
  readonly waited: Map<string, number>;
}

/** Listens to the phases of a command until the returned function is called, which prints what they took. */
export function openTimings({ stderr }: Pick<Io, 'stderr'>, look = usedSoFar): () => void {
  const phases = new Map<string, Phase>();
  const started = look();
  let last = started;
  const pass = (): Used => {
    const now = look();
    const [seconds, processor] = [now.clock - last.clock, now.processor - last.processor];
    last = now;
    const working = [...phases.values()].filter(({ works }) => works > 0);
    for (const phase of working) {
      phase.worked += seconds;
      phase.beside += processor;
      phase.processor += processor / working.length;
    }
    for (const { works, waits, waited } of phases.values())
      for (const [other, count] of works > 0 ? [] : waits) if (count > 0) addTo(waited, other, seconds);
    return now;
  };
  const take = (note: unknown): void => {
    const { phase: name, waitsFor, by } = note as PhaseNote;
    const { clock } = pass();
    const phase = phases.get(name) ?? begin(clock - started.clock);
    phases.set(name, phase);
    phase.to = clock - started.clock;
    if (waitsFor === undefined) phase.works += by;
    else addTo(phase.waits, waitsFor, by);
  };
  PHASES.subscribe(take);
  return () => {
    const { clock, processor } = pass();
    PHASES.unsubscribe(take);
    const all = { worked: clock - started.clock, processor: processor - started.processor };
    const rows = Array.from(phases, ([name, phase]) => [
      ...[name, seconds(phase.from), seconds(phase.to), seconds(phase.worked), seconds(phase.processor)],
      ...[busy(phase.beside, phase.worked), listWaits(phase.waited)],
    ]);
    const sum = [
      'all',
      '0.0',
      ...[all.worked, all.worked, all.processor].map(seconds),
      busy(all.processor, all.worked),
    ];
    const table = alignColumns([HEAD, ...rows, [...sum, '']]);
    stderr.write(`${table}Seconds; at most ${Math.round(process.resourceUsage().maxRSS / 1e3)} MB of memory.\n`);
  };
}

const HEAD = ['phase', 'from', 'to', 'works', 'processor', 'busy', 'waited for'];

function usedSoFar(): Used {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now() / 1e3, processor: (user + system) / 1e6 };
}

function begin(from: number): Phase {
  return { from, to: from, works: 0, waits: new Map(), worked: 0, processor: 0, beside: 0, waited: new Map() };
}

function addTo(sums: Map<string, number>, name: string, amount: number): void {
  sums.set(name, (sums.get(name) ?? 0) + amount);
}

function seconds(amount: number): string {
  return amount.toFixed(1);
}

/** Returns how many processors were busy on average. */
function busy(processor: number, clock: number): string {
  return clock < SHORTEST ? '' : (processor / clock).toFixed(1);
}

/** Seconds of which an average says something, and of which to wait is worth a word. */
const SHORTEST = 0.05;

function listWaits(waited: Phase['waited']): string {
  return Array.from(waited)
    .filter(([, amount]) => amount >= SHORTEST)
    .map(([name, amount]) => `${name} ${seconds(amount)}`)
    .join(', ');
}

/** Lays rows out below each other: names to the left, and numbers, which are between them, to the right. */
function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lay = (text: string, at: number) =>
    at === 0 || at === HEAD.length - 1 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  return rows.map((row) => `${row.map(lay).join('  ').trimEnd()}\n`).join('');
}
