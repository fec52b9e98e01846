import { PHASES, usedSoFar, type PhaseNote } from '../system/base/timed.ts';
import type { Io } from '../system/base/io.ts';

/** Listens to the phases of a command until the returned function is called, which prints what they took. */
export function openTimings({ stderr }: Pick<Io, 'stderr'>): () => void {
  const from = usedSoFar();
  const notes: PhaseNote[] = [];
  const take = (note: unknown): void => void notes.push(note as PhaseNote);
  PHASES.subscribe(take);
  return () => {
    PHASES.unsubscribe(take);
    const memory = Math.round(process.resourceUsage().maxRSS / 1e3);
    stderr.write(`${tableOf(notes, { from, to: usedSoFar() })}Seconds; at most ${memory} MB of memory.\n`);
  };
}

/** Seconds from which an average says something, and waiting is worth a word. */
const SHORTEST = 0.05;

/**
 * Lays out when phases worked, and what they waited for while they did not. Processor time is shared at each moment by
 * those that work then; how many processors were busy includes what is beside a phase.
 */
export function tableOf(notes: readonly PhaseNote[], all: Pick<PhaseNote, 'from' | 'to'>): string {
  const marks = notes.flatMap(({ from, to }) => [from, to]).toSorted((a, b) => a.clock - b.clock);
  const moments = marks.slice(1).map((to, before) => {
    const from = marks[before] ?? to;
    const now = notes.filter((note) => note.from.clock <= from.clock && note.to.clock >= to.clock);
    const working = new Set(now.flatMap(({ phase, waitsFor }) => (waitsFor === undefined ? phase : [])));
    const waiting = new Map(now.map(({ phase, waitsFor }) => [phase, waitsFor]));
    return { clock: to.clock - from.clock, processor: to.processor - from.processor, working, waiting };
  });
  const begun = notes.toSorted((a, b) => a.from.clock - b.from.clock).map(({ phase }) => phase);
  const rows = [...new Set(begun)].map((name) => {
    const sum = { works: 0, processor: 0, beside: 0, waits: new Map<string, number>() };
    for (const { clock, processor, working, waiting } of moments) {
      const other = waiting.get(name);
      if (working.has(name)) {
        sum.works += clock;
        sum.beside += processor;
        sum.processor += processor / working.size;
      } else if (other !== undefined) sum.waits.set(other, (sum.waits.get(other) ?? 0) + clock);
    }
    const own = notes.filter(({ phase }) => phase === name);
    const from = Math.min(...own.map((note) => note.from.clock)) - all.from.clock;
    const to = Math.max(...own.map((note) => note.to.clock)) - all.from.clock;
    const waits = [...sum.waits].flatMap(([other, clock]) => (clock < SHORTEST ? [] : `${other} ${clock.toFixed(1)}`));
    return [name, ...cells(from, to, sum.works, sum.processor, sum.beside), waits.join(', ')];
  });
  const [clock, processor] = [all.to.clock - all.from.clock, all.to.processor - all.from.processor];
  const table = [HEAD, ...rows, ['all', ...cells(0, clock, clock, processor, processor), '']];
  const widths = HEAD.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const lay = (text: string, at: number) => text[at % 6 === 0 ? 'padEnd' : 'padStart'](widths[at] ?? 0);
  return table.map((row) => `${row.map(lay).join('  ').trimEnd()}\n`).join('');
}

const HEAD = ['phase', 'from', 'to', 'works', 'processor', 'busy', 'waited for'];

function cells(from: number, to: number, works: number, processor: number, beside: number): readonly string[] {
  const busy = works < SHORTEST ? '' : (beside / works).toFixed(1);
  return [...[from, to, works, processor].map((amount) => amount.toFixed(1)), busy];
}
